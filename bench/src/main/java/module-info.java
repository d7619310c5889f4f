/** JMH measurements of hot code. Never part of the program or of its tests. */
module org.tandemchess.bench {
  requires jmh.core;
  requires org.tandemchess.engine;
}
