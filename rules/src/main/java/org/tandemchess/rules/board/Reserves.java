package org.tandemchess.rules.board;

import org.tandemchess.rules.core.Roles;

/**
 * Both reserves of a board in one long: 5 bits a count, by color and role, White's pawns lowest.
 * Counts up to 31 survive; 16 pawns of one color in one hand are real.
 */
public final class Reserves {
  public static final int MAX_COUNT = 31;

  private static final int BITS = 5;
  private static final int COLOR_BITS = BITS * Roles.RESERVE_COUNT;
  private static final int COLOR_MASK = (1 << COLOR_BITS) - 1;

  private Reserves() {}

  /** Returns the count of a role 0 to 4. */
  public static int count(long reserves, int color, int role) {
    return (int) (reserves >>> shift(color, role)) & MAX_COUNT;
  }

  /** Returns the reserves with one piece of a role 0 to 4 more; its count must be below 31. */
  public static long plus(long reserves, int color, int role) {
    return reserves + (1L << shift(color, role));
  }

  /** Returns the reserves with one piece of a role 0 to 4 less; there must be one. */
  public static long minus(long reserves, int color, int role) {
    return reserves - (1L << shift(color, role));
  }

  /** Returns the reserves with a count 0 to 31 of a role 0 to 4. */
  public static long with(long reserves, int color, int role, int count) {
    return reserves & ~((long) MAX_COUNT << shift(color, role))
        | (long) count << shift(color, role);
  }

  /** Returns one color's counts: 5 bits a role, pawns lowest; 0 when there is nothing. */
  public static int of(long reserves, int color) {
    return (int) (reserves >>> color * COLOR_BITS) & COLOR_MASK;
  }

  private static int shift(int color, int role) {
    return color * COLOR_BITS + role * BITS;
  }
}
