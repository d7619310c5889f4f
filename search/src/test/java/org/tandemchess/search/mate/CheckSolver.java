package org.tandemchess.search.mate;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;

/**
 * Proves mates by checks by trying everything: slow, obvious, and independent of the search that it
 * tests.
 */
final class CheckSolver {
  private CheckSolver() {}

  /**
   * Returns within how many plies the side to move mates by checks at best, or 0 if not so soon.
   */
  static int mates(Board board, int most) {
    for (int plies = 1; plies <= most; plies += 2) {
      if (attack(board, plies)) {
        return plies;
      }
    }
    return 0;
  }

  private static boolean attack(Board board, int plies) {
    for (int move : legal(board)) {
      board.makeMove(move);
      boolean mates = board.inCheck() && isLost(board, plies - 1);
      board.unmakeMove();
      if (mates) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the defender, who is in check, is mated within some plies. */
  static boolean isLost(Board board, int plies) {
    BoardStatus status = BoardStatus.of(board);
    if (status != BoardStatus.ONGOING || plies == 0) {
      return status == BoardStatus.CHECKMATE;
    }
    for (int move : legal(board)) {
      board.makeMove(move);
      boolean lost = attack(board, plies - 1);
      board.unmakeMove();
      if (!lost) {
        return false;
      }
    }
    return true;
  }

  private static int[] legal(Board board) {
    MoveBuffer buffer = new MoveBuffer();
    MoveGenerator.legal(board, buffer);
    return buffer.toArray();
  }
}
