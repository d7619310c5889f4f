package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.core.Roles;

/**
 * What captures on this board are worth on the other one: for each color the cp that its team gains
 * there with each piece it takes here. Ten numbers a board.
 *
 * <p>Prices are rounded to multiples of {@value #STEP} cp, so that a list changes seldom: table
 * entries hold only for the list they were made under, whose {@link #key} joins the table key.
 * Immutable.
 */
public final class TransferPrices {
  /** All prices zero: a board on its own. */
  public static final TransferPrices NONE =
      new TransferPrices(new int[Roles.RESERVE_COUNT], new int[Roles.RESERVE_COUNT]);

  private static final int STEP = 16;
  private static final int MOST = 1_600;

  private final int[] prices = new int[2 * Roles.COUNT];
  private final long key;

  /**
   * Makes a list of two rows of five prices, pawn to queen, in cp within ±{@value #MOST}.
   *
   * @param white what White's team gains when White takes a piece of each role
   * @param black what Black's team gains when Black takes one
   * @throws IllegalArgumentException if a row has not five numbers
   */
  public TransferPrices(int[] white, int[] black) {
    if (white.length != Roles.RESERVE_COUNT || black.length != Roles.RESERVE_COUNT) {
      throw new IllegalArgumentException("prices: " + white.length + " and " + black.length);
    }
    long sum = 0;
    for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
      prices[role] = rounded(white[role]);
      prices[Roles.COUNT + role] = rounded(black[role]);
      sum = mix(mix(sum, prices[role]), prices[Roles.COUNT + role]);
    }
    key = sum;
  }

  private static int rounded(int price) {
    return Math.round(Math.clamp(price, -MOST, MOST) / (float) STEP) * STEP;
  }

  private static long mix(long sum, int price) {
    return (Long.rotateLeft(sum, 5) ^ price) * 0x9E37_79B9_7F4A_7C15L;
  }

  /** Returns the price of a piece that a color takes, by its role 0 to 5; 0 for a king. */
  int of(int capturer, int role) {
    return prices[capturer * Roles.COUNT + role];
  }

  /** Returns a number that tells lists apart; 0 for {@link #NONE}. */
  long key() {
    return key;
  }
}
