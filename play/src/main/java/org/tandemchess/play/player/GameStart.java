package org.tandemchess.play.player;

import java.util.Set;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameState;

/**
 * What is fixed for a game before its first move.
 *
 * @param state both boards and, if there are any, the clocks
 * @param seats the seats that the player holds: one, or both of a team
 * @param pace how long it may think
 * @param number of the game in its match, from 1
 */
public record GameStart(GameState state, Set<Seat> seats, Pace pace, int number) {

  /**
   * Checks the seats.
   *
   * @throws IllegalArgumentException if there are none, or they belong to two teams
   */
  public GameStart {
    seats = Set.copyOf(seats);
    if (seats.stream().map(Seat::team).distinct().count() != 1) {
      throw new IllegalArgumentException("seats " + seats + ": expected one team's");
    }
  }
}
