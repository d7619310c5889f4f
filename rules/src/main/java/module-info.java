/**
 * The rules of chess, crazyhouse and bughouse: boards, moves, games on two boards, and their
 * notations.
 */
module org.tandemchess.rules {
  requires static org.jspecify;
}
