package org.tandemchess.rules.board;

import org.tandemchess.rules.core.Roles;

/** What the rule sheet says of a board as it stands, repetition and move counts aside. */
public enum BoardStatus {
  /** The side to move has a legal move. */
  ONGOING,
  /** No legal move now, but the game goes on: a piece may still arrive, the clock runs. */
  WAITING,
  /** The side to move has lost. */
  CHECKMATE,
  /** The side to move has no legal move, is not in check, and the sheet calls it a draw. */
  STALEMATE_DRAW,
  /** The side to move has no legal move, is not in check, and the sheet calls it a loss. */
  STALEMATE_LOSS,
  /** The king of the side to move was taken, where the sheet allows that. */
  KING_TAKEN;

  /** Returns the status of a board; allocates nothing. */
  public static BoardStatus of(Board board) {
    if (board.pieces(board.sideToMove(), Roles.KING) == 0) {
      return KING_TAKEN;
    }
    if (MoveGenerator.hasLegalMove(board)) {
      return ONGOING;
    }
    if (!board.inCheck()) {
      return switch (board.rules().stalemate()) {
        case WAIT -> WAITING;
        case DRAW -> STALEMATE_DRAW;
        case LOSS -> STALEMATE_LOSS;
      };
    }
    return switch (board.rules().mate()) {
      case IN_HAND -> CHECKMATE;
      case FUTURE_DROP -> dropCouldBlock(board) ? WAITING : CHECKMATE;
      case KING_CAPTURE -> WAITING;
    };
  }

  /**
   * Returns whether a check could be blocked if any piece could be dropped. A queen may go wherever
   * another piece may, so squares alone decide.
   */
  public static boolean dropCouldBlock(Board board) {
    return Constraints.blockingSquares(board, board.checkers()) != 0;
  }
}
