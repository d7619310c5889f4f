package org.tandemchess.rules.position;

import org.tandemchess.rules.core.BoardId;

/** Thrown when a move is played that the rules do not allow. */
public final class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Move move;
  private final BoardId board;
  private final transient Position position;

  IllegalMoveException(Position position, BoardId board, Move move, String why) {
    super("illegal move on board " + board + ", " + move + ": " + why);
    this.move = move;
    this.board = board;
    this.position = position;
  }

  public Move move() {
    return move;
  }

  public BoardId board() {
    return board;
  }

  /** Returns the position in which the move was tried; it is unchanged. */
  public Position position() {
    return position;
  }
}
