package org.tandemchess.play.player;

import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameState;

/**
 * The wish for a move of the seat to move on a board.
 *
 * @param turn number of the turn on that board; answers carry it back
 * @param board where to move
 * @param state both boards and, if there are any, the clocks as they are now
 */
public record MoveRequest(int turn, BoardId board, GameState state) {

  /** Returns the seat that is asked. */
  public Seat seat() {
    return state.position().seatToMove(board);
  }
}
