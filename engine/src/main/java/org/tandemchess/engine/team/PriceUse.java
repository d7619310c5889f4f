package org.tandemchess.engine.team;

import org.tandemchess.search.api.PriceList.Reach;

/** Where a search counts what captures are worth on the other board. */
public enum PriceUse {
  /** In its whole tree. */
  TREE("tree"),
  /** At its first move only. */
  ROOT("root"),
  /** Nowhere; the other board is not analysed either. */
  OFF("off");

  private final String word;

  PriceUse(String word) {
    this.word = word;
  }

  /**
   * Returns the use that a word of the options names.
   *
   * @throws IllegalArgumentException if it names none
   */
  public static PriceUse of(String word) {
    for (PriceUse use : values()) {
      if (use.word.equals(word)) {
        return use;
      }
    }
    throw new IllegalArgumentException(word);
  }

  /** Returns the word of the options. */
  public String word() {
    return word;
  }

  /** Returns which captures have a price, if any. */
  Reach reach() {
    return this == ROOT ? Reach.ROOT : Reach.TREE;
  }
}
