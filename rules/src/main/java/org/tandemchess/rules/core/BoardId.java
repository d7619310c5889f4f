package org.tandemchess.rules.core;

/** One of the two boards of a match. */
public enum BoardId {
  A,
  B;

  private static final BoardId[] BY_INDEX = {A, B};

  /** Returns 0 for A and 1 for B. */
  public int index() {
    return ordinal();
  }

  /**
   * Returns the board of an index.
   *
   * @throws ArrayIndexOutOfBoundsException if the index is neither 0 nor 1
   */
  public static BoardId of(int index) {
    return BY_INDEX[index];
  }

  /** Returns the board beside this one. */
  public BoardId other() {
    return this == A ? B : A;
  }
}
