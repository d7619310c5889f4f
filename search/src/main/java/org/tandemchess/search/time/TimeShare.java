package org.tandemchess.search.time;

/**
 * The part of a clock that is for one move.
 *
 * @param divisor moves that the clock must still serve, at least 1
 * @param capMillis what no soft limit exceeds, at least 1
 */
public record TimeShare(int divisor, long capMillis) {
  /** A seat makes 25 moves in a game, and few games last long. */
  public static final TimeShare USUAL = new TimeShare(20, Long.MAX_VALUE);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if either number is below 1
   */
  public TimeShare {
    if (divisor < 1 || capMillis < 1) {
      throw new IllegalArgumentException("divisor " + divisor + ", cap " + capMillis + " ms");
    }
  }
}
