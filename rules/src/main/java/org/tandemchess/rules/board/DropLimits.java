package org.tandemchess.rules.board;

/**
 * Takes drops out that a rule sheet forbids because of what they do to the enemy king. Not a hot
 * path.
 */
final class DropLimits {
  private DropLimits() {}

  /** Removes the forbidden drops from position {@code first} of the list on. */
  static void filter(Board board, MoveBuffer out, int first) {
    int kept = first;
    for (int i = first; i < out.size; i++) {
      if (allows(board, out.moves[i])) {
        out.moves[kept++] = out.moves[i];
      }
    }
    out.size = kept;
  }

  /** Returns the number of allowed drops. */
  static int count(Board board) {
    MoveBuffer drops = new MoveBuffer();
    MoveGenerator.drops(board, drops);
    return drops.size;
  }

  /** Returns whether the rule sheet allows a drop that is legal otherwise. */
  static boolean allows(Board board, int drop) {
    board.makeMove(drop);
    boolean allowed =
        !board.inCheck()
            || switch (board.rules().dropAggression()) {
              case MATE -> true;
              case NO_CHECK -> false;
              case NO_BOARD_MATE -> MoveGenerator.hasLegalMove(board);
              case NO_BUGHOUSE_MATE ->
                  MoveGenerator.hasLegalMove(board) || BoardStatus.dropCouldBlock(board);
            };
    board.unmakeMove();
    return allowed;
  }
}
