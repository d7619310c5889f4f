/** Two boards as one game: what the team plays, when it waits, and the options that steer it. */
module org.tandemchess.engine {
  exports org.tandemchess.engine;
  exports org.tandemchess.engine.brain;
  exports org.tandemchess.engine.option;
  exports org.tandemchess.engine.analysis;
  exports org.tandemchess.engine.team;

  requires static org.jspecify;
  requires transitive org.tandemchess.search;
}
