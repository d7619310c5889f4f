package org.tandemchess.rules.board;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.attack.Lines;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Squares;

/**
 * What check, pins and rights leave to the side to move, as sets; listing and counting moves both
 * build on it.
 *
 * <p>Under {@link Board#takesKings} nothing protects the king and the sets are those of
 * pseudo-legal moves.
 */
final class Constraints {
  static final long LAST_RANKS = Bitboards.RANK_1 | Bitboards.RANK_8;

  private Constraints() {}

  /** Returns the targets that leave the king out of check, for any man but the king itself. */
  static long evadingSquares(Board board) {
    if (board.takesKings()) {
      return Bitboards.ALL;
    }
    long checkers = board.checkers();
    if (checkers == 0) {
      return Bitboards.ALL;
    }
    return (checkers & checkers - 1) != 0 ? 0 : checkers | blockingSquares(board, checkers);
  }

  /**
   * Returns the squares between the king and its only checker; the empty set for a double check.
   */
  static long blockingSquares(Board board, long checkers) {
    return (checkers & checkers - 1) != 0
        ? 0
        : Lines.between(board.kingSquare(board.sideToMove()), Long.numberOfTrailingZeros(checkers));
  }

  /** Returns our men that shield our king from a slider and so may move on its line only. */
  static long pinned(Board board) {
    return board.takesKings() ? 0 : board.pinned(board.sideToMove());
  }

  /** Returns the squares that a drop may use now: the empty ones that also block a check. */
  static long dropSquares(Board board) {
    long empty = ~board.occupied();
    long checkers = board.takesKings() ? 0 : board.checkers();
    return checkers == 0 ? empty : empty & blockingSquares(board, checkers);
  }

  /** Returns the targets next to our king that are not attacked once it has left its square. */
  static long safeSteps(Board board, long targets) {
    int us = board.sideToMove();
    int king = board.kingSquare(us);
    long steps = Attacks.king(king) & targets;
    if (board.takesKings()) {
      return steps;
    }
    long without = board.occupied() ^ 1L << king;
    for (long set = steps; set != 0; set &= set - 1) {
      int to = Long.numberOfTrailingZeros(set);
      if (board.isAttacked(to, us ^ 1, without)) {
        steps ^= 1L << to;
      }
    }
    return steps;
  }

  /** Returns our pawns that may step forward as far as pins are concerned. */
  static long pushable(Board board, long pinned) {
    int us = board.sideToMove();
    long pawns = board.pieces(us, Roles.PAWN);
    return pawns & ~(pinned & ~Bitboards.file(Squares.file(board.kingSquare(us))));
  }

  static long thirdRank(int color) {
    return color == 0 ? Bitboards.RANK_3 : Bitboards.RANK_6;
  }

  /** Returns our pawns that may take en passant without leaving the king in check. */
  static long enPassantTakers(Board board) {
    int square = board.epSquare();
    return square == Squares.NONE ? 0 : enPassantTakers(board, square, board.sideToMove());
  }

  /** Returns the pawns of a color that may take a pawn that has just passed a square. */
  static long enPassantTakers(Board board, int square, int us) {
    long takers = Attacks.pawn(us ^ 1, square) & board.pieces(us, Roles.PAWN);
    if (board.takesKings()) {
      return takers;
    }
    int king = board.kingSquare(us);
    int victim = square ^ 8;
    for (long set = takers; set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set);
      long after = board.occupied() ^ 1L << from ^ 1L << victim | 1L << square;
      if ((board.attackersTo(king, us ^ 1, after) & ~(1L << victim)) != 0) {
        takers ^= 1L << from;
      }
    }
    return takers;
  }

  /** Returns the rooks that our king may castle with now. */
  static long castlingRooks(Board board) {
    int us = board.sideToMove();
    long rooks = board.castlingRights() & board.colorPieces(us);
    if (rooks == 0 || !board.takesKings() && board.inCheck()) {
      return 0;
    }
    long allowed = 0;
    for (; rooks != 0; rooks &= rooks - 1) {
      int rook = Long.numberOfTrailingZeros(rooks);
      if (mayCastle(board, us, rook)) {
        allowed |= 1L << rook;
      }
    }
    return allowed;
  }

  private static boolean mayCastle(Board board, int us, int rook) {
    int king = board.kingSquare(us);
    int kingTo = Castling.kingTarget(king, rook);
    int rookTo = Castling.rookTarget(king, rook);
    long others = board.occupied() & ~(1L << king | 1L << rook);
    long kingPath = Lines.between(king, kingTo) | 1L << kingTo;
    long rookPath = Lines.between(rook, rookTo) | 1L << rookTo;
    if ((others & (kingPath | rookPath)) != 0) {
      return false;
    }
    if (board.takesKings()) {
      return true;
    }
    for (long set = kingPath; set != 0; set &= set - 1) {
      if (board.isAttacked(Long.numberOfTrailingZeros(set), us ^ 1, others)) {
        return false;
      }
    }
    // In Chess960 the rook may have shielded the square that the king lands on.
    return !board.isAttacked(kingTo, us ^ 1, others | 1L << rookTo);
  }
}
