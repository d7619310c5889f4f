/** Text in, engine calls, text out. */
module org.tandemchess.protocol {
  exports org.tandemchess.protocol.text;
  exports org.tandemchess.protocol.client;
  exports org.tandemchess.protocol.ubi;

  requires static org.jspecify;
  requires transitive org.tandemchess.engine;
}
