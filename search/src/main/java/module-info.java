/** Search on one board: how good a position is, which move to play, how long to think. */
module org.tandemchess.search {
  requires static org.jspecify;
  requires transitive org.tandemchess.rules;
}
