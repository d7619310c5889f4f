package org.tandemchess.rules.position;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Roles;

/**
 * Tells whether the men of a board can mate at all: a bare king, one minor piece, or bishops of one
 * square color.
 */
final class DeadMaterial {
  private static final long DARK_SQUARES = 0xAA55AA55AA55AA55L;

  private DeadMaterial() {}

  /** Returns whether no sequence of moves mates either side; never while a piece is in reserve. */
  static boolean isDead(Board board) {
    if (board.reserves() != 0 || hasMajorOrPawn(board)) {
      return false;
    }
    long knights = both(board, Roles.KNIGHT);
    long bishops = both(board, Roles.BISHOP);
    if (knights != 0) {
      return Long.bitCount(knights | bishops) == 1;
    }
    return (bishops & DARK_SQUARES) == 0 || (bishops & ~DARK_SQUARES) == 0;
  }

  private static boolean hasMajorOrPawn(Board board) {
    return (both(board, Roles.PAWN) | both(board, Roles.ROOK) | both(board, Roles.QUEEN)) != 0;
  }

  private static long both(Board board, int role) {
    return board.pieces(Color.WHITE.index(), role) | board.pieces(Color.BLACK.index(), role);
  }
}
