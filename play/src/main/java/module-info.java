/** Games over two boards: what a player is, who judges, and the players inside this program. */
module org.tandemchess.play {
  exports org.tandemchess.play.game;
  exports org.tandemchess.play.inside;
  exports org.tandemchess.play.player;

  requires static org.jspecify;
  requires transitive org.tandemchess.engine;
}
