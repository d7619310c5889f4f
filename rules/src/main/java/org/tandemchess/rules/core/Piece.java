package org.tandemchess.rules.core;

import java.util.Optional;

/** A colored piece. */
public enum Piece {
  WHITE_PAWN,
  WHITE_KNIGHT,
  WHITE_BISHOP,
  WHITE_ROOK,
  WHITE_QUEEN,
  WHITE_KING,
  BLACK_PAWN,
  BLACK_KNIGHT,
  BLACK_BISHOP,
  BLACK_ROOK,
  BLACK_QUEEN,
  BLACK_KING;

  private static final Piece[] BY_INDEX = values();
  private static final String LETTERS = "PNBRQKpnbrqk";

  /** Returns 0 to 11, the form of {@link Pieces}. */
  public int index() {
    return ordinal();
  }

  /**
   * Returns the piece of an index of {@link Pieces}.
   *
   * @throws ArrayIndexOutOfBoundsException if the index is outside 0 to 11
   */
  public static Piece of(int index) {
    return BY_INDEX[index];
  }

  /** Returns the piece of a color and a role. */
  public static Piece of(Color color, Role role) {
    return BY_INDEX[Pieces.of(color.index(), role.index())];
  }

  public Color color() {
    return Color.of(Pieces.color(ordinal()));
  }

  public Role role() {
    return Role.of(Pieces.role(ordinal()));
  }

  /** Returns the letter of FEN: upper case for White. */
  public char letter() {
    return LETTERS.charAt(ordinal());
  }

  /** Returns the piece of a FEN letter, if there is one. */
  public static Optional<Piece> fromLetter(char letter) {
    int index = LETTERS.indexOf(letter);
    return index < 0 ? Optional.empty() : Optional.of(BY_INDEX[index]);
  }
}
