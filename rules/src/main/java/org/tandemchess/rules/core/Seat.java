package org.tandemchess.rules.core;

/** One of the four places of a match: a color on a board. */
public enum Seat {
  A_WHITE(BoardId.A, Color.WHITE),
  A_BLACK(BoardId.A, Color.BLACK),
  B_WHITE(BoardId.B, Color.WHITE),
  B_BLACK(BoardId.B, Color.BLACK);

  private static final Seat[] BY_INDEX = values();

  private final BoardId board;
  private final Color color;

  Seat(BoardId board, Color color) {
    this.board = board;
    this.color = color;
  }

  /** Returns the seat of a color on a board. */
  public static Seat of(BoardId board, Color color) {
    return BY_INDEX[board.index() * 2 + color.index()];
  }

  /** Returns board times two plus color: 0 to 3 in the order of the UBI clocks. */
  public int index() {
    return ordinal();
  }

  public BoardId board() {
    return board;
  }

  public Color color() {
    return color;
  }

  /** Returns the other color on the other board: the one we drop for. */
  public Seat partner() {
    return of(board.other(), color.opposite());
  }

  /** Returns the other color on the same board. */
  public Seat opponent() {
    return of(board, color.opposite());
  }

  /**
   * Returns the same color on the other board: the partner's opponent, the one our lost pieces go
   * to.
   */
  public Seat diagonal() {
    return of(board.other(), color);
  }

  public Team team() {
    return board == BoardId.A == (color == Color.WHITE) ? Team.WHITE_A : Team.BLACK_A;
  }
}
