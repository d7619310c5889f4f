package org.tandemchess.rules.notation;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;

/**
 * A move of a recorded game.
 *
 * @param board the board it was played on
 * @param move the move
 * @param clock time left to the mover after it, to the millisecond; may be negative
 * @param elapsed time since the start of the match, to the millisecond, where a file says that
 *     instead
 * @param comments what was said after it
 */
public record BpgnMove(
    BoardId board,
    Move move,
    Optional<Duration> clock,
    Optional<Duration> elapsed,
    List<BpgnComment> comments) {

  public BpgnMove {
    comments = List.copyOf(comments);
  }

  /** Returns a move of which only the board and the move are known. */
  public static BpgnMove of(BoardId board, Move move) {
    return new BpgnMove(board, move, Optional.empty(), Optional.empty(), List.of());
  }
}
