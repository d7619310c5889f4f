/** JMH measurements of hot code. Never part of the program or of its tests. */
module org.tandemchess.bench {
  requires jmh.core;
  requires org.tandemchess.engine;
  requires org.tandemchess.rules;
  requires static org.jspecify;
}
