package org.tandemchess.rules.core;

/** Sets of squares as longs: bit n is square n of {@link Squares}. */
public final class Bitboards {
  public static final long FILE_A = 0x0101010101010101L;
  public static final long FILE_H = FILE_A << 7;
  public static final long RANK_1 = 0xFFL;
  public static final long RANK_2 = RANK_1 << 8;
  public static final long RANK_3 = RANK_1 << 16;
  public static final long RANK_6 = RANK_1 << 40;
  public static final long RANK_7 = RANK_1 << 48;
  public static final long RANK_8 = RANK_1 << 56;
  public static final long ALL = -1L;

  private Bitboards() {}

  /** Returns the set of one square 0 to 63. */
  public static long of(int square) {
    return 1L << square;
  }

  /** Returns the set of the eight squares of a rank 0 to 7. */
  public static long rank(int rank) {
    return RANK_1 << (rank << 3);
  }

  /** Returns the set of the eight squares of a file 0 to 7. */
  public static long file(int file) {
    return FILE_A << file;
  }

  /** Returns the lowest square of a set that is not empty. */
  public static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  /** Returns the set one rank further for the pawns of a color. */
  public static long forward(int color, long set) {
    return color == 0 ? set << 8 : set >>> 8;
  }

  /** Returns the set one file towards h; nothing wraps round. */
  public static long east(long set) {
    return (set & ~FILE_H) << 1;
  }

  /** Returns the set one file towards a; nothing wraps round. */
  public static long west(long set) {
    return (set & ~FILE_A) >>> 1;
  }
}
