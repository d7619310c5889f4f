/**
 * The rules of chess, crazyhouse and bughouse: boards, moves, games on two boards, and their
 * notations.
 */
module org.tandemchess.rules {
  exports org.tandemchess.rules.core;

  requires static org.jspecify;
}
