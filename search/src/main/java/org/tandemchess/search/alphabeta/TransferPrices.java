package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.core.Roles;
import org.tandemchess.search.api.PriceList;

/** A {@link PriceList} as the tree reads it. Immutable. */
final class TransferPrices {
  /** All prices zero: a board on its own. */
  static final TransferPrices NONE = new TransferPrices(PriceList.ZERO);

  private final int[] prices = new int[2 * Roles.COUNT];
  private final long key;

  TransferPrices(PriceList list) {
    for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
      prices[role] = list.white().of(role);
      prices[Roles.COUNT + role] = list.black().of(role);
    }
    key = list.key();
  }

  /** Returns the price of a piece that a color takes, by its role 0 to 5; 0 for a king. */
  int of(int capturer, int role) {
    return prices[capturer * Roles.COUNT + role];
  }

  /** Returns what joins the key of a table entry; 0 for {@link #NONE}. */
  long key() {
    return key;
  }
}
