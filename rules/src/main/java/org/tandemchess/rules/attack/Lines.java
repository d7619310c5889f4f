package org.tandemchess.rules.attack;

/** What two squares have in common: the squares between them and the line through them. */
public final class Lines {
  private static final long[] BETWEEN = new long[64 * 64];
  private static final long[] THROUGH = new long[64 * 64];

  static {
    for (int a = 0; a < 64; a++) {
      for (int[] step : Rays.QUEEN_STEPS) {
        long ray = Rays.ray(a, step, 0);
        long line = ray | 1L << a | Rays.ray(a, new int[] {-step[0], -step[1]}, 0);
        for (long rest = ray; rest != 0; rest &= rest - 1) {
          int b = Long.numberOfTrailingZeros(rest);
          BETWEEN[a << 6 | b] = Rays.ray(a, step, 1L << b) & ~(1L << b);
          THROUGH[a << 6 | b] = line;
        }
      }
    }
  }

  private Lines() {}

  /**
   * Returns the squares strictly between two squares of one rank, file or diagonal; else the empty
   * set.
   */
  public static long between(int a, int b) {
    return BETWEEN[a << 6 | b];
  }

  /**
   * Returns the whole rank, file or diagonal through two squares, both included; else the empty
   * set.
   */
  public static long through(int a, int b) {
    return THROUGH[a << 6 | b];
  }
}
