/** Matches between teams of engines on two boards: games, results, statistics. */
module org.tandemchess.match {
  exports org.tandemchess.match.openings;
  exports org.tandemchess.match.play;
  exports org.tandemchess.match.report;
  exports org.tandemchess.match.stats;
  exports org.tandemchess.match.tune;

  requires static org.jspecify;
  requires transitive com.fasterxml.jackson.databind;
  requires hipparchus.core;
  requires java.desktop;
  requires org.jfree.jfreechart;
  requires org.jfree.svg;
  requires transitive org.tandemchess.protocol;
}
