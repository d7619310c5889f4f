package org.tandemchess.rules.board;

import org.tandemchess.rules.core.Roles;

/**
 * Tells whether the men of a board can mate at all: a bare king, one minor piece, or bishops of one
 * square color. Stateless.
 *
 * @see <a href="https://www.chessprogramming.org/Material#InsufficientMaterial">Chess Programming
 *     Wiki: Insufficient Material</a>
 */
public final class DeadMaterial {
  private static final long DARK_SQUARES = 0xAA55AA55AA55AA55L;

  private DeadMaterial() {}

  /** Returns whether no sequence of moves mates either side; never while a piece is in reserve. */
  public static boolean isDead(Board board) {
    if ((both(board, Roles.PAWN) | both(board, Roles.ROOK) | both(board, Roles.QUEEN)) != 0
        || board.reserves() != 0) {
      return false;
    }
    long knights = both(board, Roles.KNIGHT);
    long bishops = both(board, Roles.BISHOP);
    if (knights != 0) {
      return Long.bitCount(knights | bishops) == 1;
    }
    return (bishops & DARK_SQUARES) == 0 || (bishops & ~DARK_SQUARES) == 0;
  }

  private static long both(Board board, int role) {
    return board.pieces(0, role) | board.pieces(1, role);
  }
}
