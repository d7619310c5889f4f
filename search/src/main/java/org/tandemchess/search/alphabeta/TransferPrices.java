package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.core.Roles;
import org.tandemchess.search.api.PriceList;

/** A {@link PriceList} as the tree reads it. Immutable. */
final class TransferPrices {
  /** All prices zero: a board on its own. */
  static final TransferPrices NONE = new TransferPrices(PriceList.ZERO);

  private final int[] atRoot = new int[2 * Roles.COUNT];
  private final int[] below;
  private final long rootKey;
  private final long key;

  TransferPrices(PriceList list) {
    for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
      atRoot[role] = list.white().of(role);
      atRoot[Roles.COUNT + role] = list.black().of(role);
    }
    rootKey = list.key();
    boolean everywhere = list.reach() == PriceList.Reach.TREE;
    below = everywhere ? atRoot : new int[2 * Roles.COUNT];
    key = everywhere ? rootKey : PriceList.ZERO.key();
  }

  /** Returns the price of a piece that a color takes, by its role 0 to 5; 0 for a king. */
  int of(int capturer, int role) {
    return below[capturer * Roles.COUNT + role];
  }

  /** Returns the same where the first move of the search takes. */
  int atRoot(int capturer, int role) {
    return atRoot[capturer * Roles.COUNT + role];
  }

  /** Returns what joins the key of a table entry; 0 for {@link #NONE}. */
  long key() {
    return key;
  }

  /** Returns what joins the key of the table entry of the root. */
  long rootKey() {
    return rootKey;
  }
}
