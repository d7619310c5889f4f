/** Games into data, and data into the numbers that the engine plays with. */
module org.tandemchess.train {
  exports org.tandemchess.train.games;
  exports org.tandemchess.train.tune;

  requires static org.jspecify;
  requires transitive org.tandemchess.play;
}
