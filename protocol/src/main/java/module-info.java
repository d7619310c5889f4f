/** Text in, engine calls, text out. */
module org.tandemchess.protocol {
  exports org.tandemchess.protocol.cnp;
  exports org.tandemchess.protocol.query;
  exports org.tandemchess.protocol.session;
  exports org.tandemchess.protocol.text;
  exports org.tandemchess.protocol.client;
  exports org.tandemchess.protocol.ubi;
  exports org.tandemchess.protocol.uci;
  exports org.tandemchess.protocol.xboard;

  requires com.fasterxml.jackson.databind;
  requires static org.jspecify;
  requires transitive org.tandemchess.play;
}
