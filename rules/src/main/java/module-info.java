/** Boards, moves, games on both boards, rule sheets and notations of bughouse and its relatives. */
module org.tandemchess.rules {
  requires static transitive org.jspecify;

  exports org.tandemchess.rules.attack;
  exports org.tandemchess.rules.board;
  exports org.tandemchess.rules.core;
  exports org.tandemchess.rules.file;
  exports org.tandemchess.rules.notation;
  exports org.tandemchess.rules.position;
}
