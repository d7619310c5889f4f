package org.tandemchess.rules.position;

import org.tandemchess.rules.core.BoardId;

/**
 * What a text says about both boards; it may be wrong.
 *
 * @param a board A
 * @param b board B
 */
public record Setup(BoardSetup a, BoardSetup b) {
  /** Both boards at the start. */
  public static final Setup START = new Setup(BoardSetup.START, BoardSetup.START);

  /** Returns the set-up of a single game: on board A, with board B resting at the start. */
  public static Setup single(BoardSetup board) {
    return new Setup(board, BoardSetup.START);
  }

  public BoardSetup board(BoardId id) {
    return id == BoardId.A ? a : b;
  }
}
