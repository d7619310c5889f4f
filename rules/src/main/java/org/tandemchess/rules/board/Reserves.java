package org.tandemchess.rules.board;

import org.tandemchess.rules.core.Roles;

/**
 * Both reserves of a board in one long: 5 bits a count, by color and role, White's pawns lowest.
 * Counts up to 31 survive; 16 pawns of one color in one hand are real. A hand is one color's half
 * in an int. Stateless.
 */
public final class Reserves {
  /** How many pieces of a role a hand can hold; one that arrives beyond that is lost. */
  public static final int MAX_COUNT = 31;

  private static final int BITS = 5;
  private static final int COLOR_BITS = BITS * Roles.RESERVE_COUNT;
  private static final int COLOR_MASK = (1 << COLOR_BITS) - 1;

  /** The lowest bit of each count. */
  private static final long LOWEST_BITS = 0x210842108421L;

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

  /** Returns the count of a role 0 to 4 in a hand. */
  public static int count(int hand, int role) {
    return hand >>> role * BITS & MAX_COUNT;
  }

  /** Returns whether a hand holds a piece of a role 0 to 5 or of a higher one; 5 is never held. */
  public static boolean holdsFrom(int hand, int role) {
    return hand >>> role * BITS != 0;
  }

  /** Returns how many pieces a hand holds. */
  public static int size(int hand) {
    return count(hand, Roles.PAWN)
        + count(hand, Roles.KNIGHT)
        + count(hand, Roles.BISHOP)
        + count(hand, Roles.ROOK)
        + count(hand, Roles.QUEEN);
  }

  /** Returns the bits of a hand that count a role 0 to 4. */
  public static int mask(int role) {
    return MAX_COUNT << role * BITS;
  }

  /**
   * Returns which counts differ between two states of the reserves: bit color times 5 plus role,
   * for each. Whoever keeps the reserves that an accumulator was made for brings it up to date from
   * these, whether moves or arrivals changed them.
   */
  public static int changed(long before, long after) {
    long bits = before ^ after;
    bits |= bits >>> 1 | bits >>> 2 | bits >>> 3 | bits >>> 4;
    return (int) Long.compress(bits, LOWEST_BITS);
  }

  private static int shift(int color, int role) {
    return color * COLOR_BITS + role * BITS;
  }
}
