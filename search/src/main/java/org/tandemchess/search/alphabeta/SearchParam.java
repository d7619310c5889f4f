package org.tandemchess.search.alphabeta;

/**
 * A number of the search that may be tuned.
 *
 * @param index its place in {@link SearchParams#all}
 * @param name without spaces, as the name of an option
 * @param usual what is played with
 * @param least the least value that makes sense
 * @param most the largest value that makes sense
 */
public record SearchParam(int index, String name, int usual, int least, int most) {

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException unless least, usual and most are in this order
   */
  public SearchParam {
    if (least > usual || usual > most) {
      throw new IllegalArgumentException(name + ": " + usual);
    }
  }
}
