package org.tandemchess.search.eval;

import org.tandemchess.rules.core.Squares;

/** Sets of squares before a piece; index color times 64 plus square. */
final class BoardMasks {
  /** Squares before a pawn on its own and the neighboring files. */
  static final long[] FRONT_SPANS = new long[128];

  /** The three squares before a king. */
  static final long[] SHIELDS = new long[128];

  static {
    for (int square = 0; square < 64; square++) {
      for (int color = 0; color < 2; color++) {
        int file = Squares.file(square);
        int rank = Squares.rank(square);
        FRONT_SPANS[color << 6 | square] = before(color, file, rank, 7);
        SHIELDS[color << 6 | square] = before(color, file, rank, 1);
      }
    }
  }

  private BoardMasks() {}

  /** Returns the squares up to some ranks before a square, on three files. */
  private static long before(int color, int file, int rank, int ranks) {
    long squares = 0;
    int step = color == 0 ? 1 : -1;
    for (int r = rank + step, left = ranks; r >= 0 && r < 8 && left > 0; r += step, left--) {
      for (int f = Math.max(0, file - 1); f <= Math.min(7, file + 1); f++) {
        squares |= 1L << Squares.of(f, r);
      }
    }
    return squares;
  }
}
