package org.tandemchess.play.player;

import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;

/**
 * A move that was made.
 *
 * @param seat who made it
 * @param move what was played
 * @param before the match before the move
 * @param after the match after it, what was taken already in the partner's reserve
 */
public record PlayedTurn(Seat seat, Move move, GameState before, GameState after) {

  public BoardId board() {
    return seat.board();
  }
}
