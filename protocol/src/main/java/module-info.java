/** Text in, engine calls, text out. */
module org.tandemchess.protocol {
  requires static org.jspecify;
  requires transitive org.tandemchess.engine;
}
