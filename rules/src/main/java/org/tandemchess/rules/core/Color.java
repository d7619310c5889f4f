package org.tandemchess.rules.core;

/** The side of a player on one board. */
public enum Color {
  WHITE,
  BLACK;

  private static final Color[] BY_INDEX = {WHITE, BLACK};

  /** Returns 0 for White and 1 for Black, the form that hot code uses. */
  public int index() {
    return ordinal();
  }

  /**
   * Returns the color of an index.
   *
   * @throws ArrayIndexOutOfBoundsException if the index is neither 0 nor 1
   */
  public static Color of(int index) {
    return BY_INDEX[index];
  }

  /** Returns the other side. */
  public Color opposite() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Returns the letter of FEN: {@code 'w'} or {@code 'b'}. */
  public char letter() {
    return this == WHITE ? 'w' : 'b';
  }
}
