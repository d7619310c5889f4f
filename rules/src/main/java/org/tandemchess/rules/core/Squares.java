package org.tandemchess.rules.core;

/** Squares as ints 0 to 63: a1 = 0, h1 = 7, a8 = 56. */
public final class Squares {
  public static final int A1 = 0;
  public static final int C1 = 2;
  public static final int D1 = 3;
  public static final int E1 = 4;
  public static final int F1 = 5;
  public static final int G1 = 6;
  public static final int H1 = 7;
  public static final int A8 = 56;
  public static final int E8 = 60;
  public static final int H8 = 63;

  /** No square, for instance when no pawn can be taken en passant. */
  public static final int NONE = 64;

  private Squares() {}

  /** Returns the square of a file 0 to 7 (a to h) and a rank 0 to 7 (1 to 8). */
  public static int of(int file, int rank) {
    return rank << 3 | file;
  }

  /** Returns the file, 0 for a to 7 for h. */
  public static int file(int square) {
    return square & 7;
  }

  /** Returns the rank, 0 for the first to 7 for the eighth. */
  public static int rank(int square) {
    return square >>> 3;
  }

  /** Returns the rank as a color sees it: 0 is its own first rank. */
  public static int relativeRank(int color, int square) {
    return square >>> 3 ^ -color & 7;
  }

  /** Returns the square mirrored over the middle of the board, a1 to a8. */
  public static int flip(int square) {
    return square ^ 56;
  }

  /** Returns the name, such as {@code e4}. */
  public static String name(int square) {
    return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
  }

  /** Returns the square of a name in either case, or {@link #NONE} for any other text. */
  public static int parse(CharSequence name) {
    return name.length() == 2 ? parse(name.charAt(0), name.charAt(1)) : NONE;
  }

  /** Returns the square of a file letter in either case and a rank digit, or {@link #NONE}. */
  public static int parse(char fileLetter, char rankDigit) {
    int file = (fileLetter | 0x20) - 'a';
    int rank = rankDigit - '1';
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? NONE : of(file, rank);
  }
}
