/**
 * Tools to study play with: suites, books, checks of engines, races, latencies, logs, perft with
 * threads.
 */
module org.tandemchess.lab {
  exports org.tandemchess.lab.asked;
  exports org.tandemchess.lab.book;
  exports org.tandemchess.lab.check;
  exports org.tandemchess.lab.latency;
  exports org.tandemchess.lab.log;
  exports org.tandemchess.lab.perft;
  exports org.tandemchess.lab.suite;

  requires static org.jspecify;
  requires transitive org.tandemchess.match;
}
