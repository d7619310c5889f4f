package org.tandemchess.lab.log;

import org.tandemchess.rules.core.BoardId;

/**
 * A game as far as it was logged.
 *
 * @param name as the host named it, or empty
 * @param result as the host told it, or empty
 * @param a what was answered on board A
 * @param b what was answered on board B
 */
public record LoggedGame(String name, String result, BoardPlay a, BoardPlay b) {

  /** Returns what was answered on a board. */
  public BoardPlay on(BoardId board) {
    return board == BoardId.A ? a : b;
  }

  LoggedGame plus(BoardId board, BoardPlay move) {
    return board == BoardId.A
        ? new LoggedGame(name, result, a.plus(move), b)
        : new LoggedGame(name, result, a, b.plus(move));
  }

  LoggedGame endedWith(String told) {
    return new LoggedGame(name, told, a, b);
  }

  boolean isEmpty() {
    return result.isEmpty() && a.moves() + b.moves() == 0;
  }
}
