package org.tandemchess.rules.core;

import java.util.Optional;

/** A kind of piece without its color. */
public enum Role {
  PAWN('P'),
  KNIGHT('N'),
  BISHOP('B'),
  ROOK('R'),
  QUEEN('Q'),
  KING('K');

  private static final Role[] BY_INDEX = values();
  private static final String LETTERS = "PNBRQK";

  private final char letter;

  Role(char letter) {
    this.letter = letter;
  }

  /** Returns 0 to 5, the form of {@link Roles}. */
  public int index() {
    return ordinal();
  }

  /**
   * Returns the role of an index of {@link Roles}.
   *
   * @throws ArrayIndexOutOfBoundsException if the index is outside 0 to 5
   */
  public static Role of(int index) {
    return BY_INDEX[index];
  }

  /** Returns the upper case English letter. */
  public char letter() {
    return letter;
  }

  /** Returns the role of an English letter in either case, if there is one. */
  public static Optional<Role> fromLetter(char letter) {
    int index = LETTERS.indexOf(Character.toUpperCase(letter));
    return index < 0 ? Optional.empty() : Optional.of(BY_INDEX[index]);
  }
}
