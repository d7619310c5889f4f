package org.tandemchess.rules.attack;

import org.tandemchess.rules.core.Squares;

/** Walks step by step over the board: the slow, obvious source of every table. */
final class Rays {
  static final int[][] ROOK_STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  static final int[][] BISHOP_STEPS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  static final int[][] QUEEN_STEPS = {
    {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}
  };
  static final int[][] KNIGHT_STEPS = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  private Rays() {}

  /**
   * Returns the squares that a slider reaches; the first occupied square of each ray is among them.
   */
  static long slide(int square, int[][] steps, long occupied) {
    long reached = 0;
    for (int[] step : steps) {
      reached |= ray(square, step, occupied);
    }
    return reached;
  }

  /** Returns the squares of one ray up to and with the first occupied one. */
  static long ray(int square, int[] step, long occupied) {
    long reached = 0;
    int file = Squares.file(square) + step[0];
    int rank = Squares.rank(square) + step[1];
    while ((file | rank) >>> 3 == 0) {
      long bit = 1L << (rank << 3 | file);
      reached |= bit;
      if ((occupied & bit) != 0) {
        break;
      }
      file += step[0];
      rank += step[1];
    }
    return reached;
  }

  /** Returns the squares one step away. */
  static long leap(int square, int[][] steps) {
    long reached = 0;
    for (int[] step : steps) {
      int file = Squares.file(square) + step[0];
      int rank = Squares.rank(square) + step[1];
      if ((file | rank) >>> 3 == 0) {
        reached |= 1L << (rank << 3 | file);
      }
    }
    return reached;
  }

  /**
   * Returns the squares whose occupation changes what a slider reaches: its rays without their last
   * squares.
   */
  static long relevant(int square, int[][] steps) {
    long mask = 0;
    for (int[] step : steps) {
      long ray = ray(square, step, 0);
      int file = Squares.file(square);
      int rank = Squares.rank(square);
      while (((file + step[0]) | (rank + step[1])) >>> 3 == 0) {
        file += step[0];
        rank += step[1];
      }
      mask |= ray & ~(1L << (rank << 3 | file));
    }
    return mask;
  }
}
