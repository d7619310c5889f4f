package org.tandemchess.engine.team;

import org.tandemchess.engine.option.Worded;
import org.tandemchess.search.api.PriceList.Reach;

/** Where a search counts what captures are worth on the other board. */
public enum PriceUse implements Worded {
  /** In its whole tree. */
  TREE,
  /** At its first move only. */
  ROOT,
  /** Nowhere; the other board is not analysed either. */
  OFF;

  /** Returns which captures have a price, if any. */
  Reach reach() {
    return this == ROOT ? Reach.ROOT : Reach.TREE;
  }
}
