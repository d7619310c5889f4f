/** Search on one board: how good a position is, which move to play, how long to think. */
module org.tandemchess.search {
  exports org.tandemchess.search.acquisition;
  exports org.tandemchess.search.alphabeta;
  exports org.tandemchess.search.api;
  exports org.tandemchess.search.book;
  exports org.tandemchess.search.eval;
  exports org.tandemchess.search.mate;
  exports org.tandemchess.search.time;

  requires static org.jspecify;
  requires transitive org.tandemchess.rules;
}
