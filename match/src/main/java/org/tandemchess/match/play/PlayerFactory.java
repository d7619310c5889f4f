package org.tandemchess.match.play;

import org.tandemchess.play.player.Player;

/** Makes the players of a match. Used by several threads at once. */
@FunctionalInterface
public interface PlayerFactory {

  /**
   * Returns a new player; a process is started only when its first game begins.
   *
   * @param engine what to play with
   * @param team index of the team in the match, so that equal engines can differ by seed
   * @param label short name for logs, such as {@code worker 1, team 2, board A}
   * @throws IllegalArgumentException if the engine's options cannot be
   */
  Player create(EngineEntry engine, int team, String label);
}
