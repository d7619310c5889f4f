package org.tandemchess.rules.core;

/** Two partners: White on one board and Black on the other. */
public enum Team {
  /** White on A and Black on B; {@code 1-0} in a team-relative result means that they won. */
  WHITE_A,
  /** Black on A and White on B. */
  BLACK_A;

  public Team opponent() {
    return this == WHITE_A ? BLACK_A : WHITE_A;
  }

  /** Returns the color that this team plays on a board. */
  public Color colorOn(BoardId board) {
    return board == BoardId.A == (this == WHITE_A) ? Color.WHITE : Color.BLACK;
  }

  /** Returns this team's seat on a board. */
  public Seat seatOn(BoardId board) {
    return Seat.of(board, colorOn(board));
  }
}
