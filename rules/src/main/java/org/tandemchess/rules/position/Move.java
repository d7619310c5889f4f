package org.tandemchess.rules.position;

import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.Role;

/**
 * A move at the borders; searching uses the ints of {@link org.tandemchess.rules.board.Moves}.
 * Squares are 0 to 63.
 */
public sealed interface Move {

  /**
   * A piece goes to an empty square or takes what stands there.
   *
   * @param promotion what a pawn becomes on the last rank, {@link Role#PAWN} if it leaves the board
   *     there as the discard rule has it, or null when nothing is promoted
   */
  record Normal(int from, int to, @Nullable Role promotion) implements Move {}

  /** A pawn takes the pawn that has just passed it. */
  record EnPassant(int from, int to) implements Move {}

  /** The king and a rook of its color castle; the squares are those that they leave. */
  record Castle(int king, int rook) implements Move {}

  /** A piece of the reserve is placed on an empty square. */
  record Drop(Role role, int to) implements Move {}

  /** No move: what sitting is to an engine. It is never among the legal moves. */
  record Pass() implements Move {}

  /** Returns a move that promotes nothing. */
  static Normal normal(int from, int to) {
    return new Normal(from, to, null);
  }
}
