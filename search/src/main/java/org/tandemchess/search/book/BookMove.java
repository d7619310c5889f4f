package org.tandemchess.search.book;

import org.tandemchess.rules.position.Move;

/**
 * A move that a book plays.
 *
 * @param move legal in its position
 * @param weight how often it is played, compared with the other moves there; 1 to {@link
 *     #MAX_WEIGHT} in a file, more where several lines add up
 */
public record BookMove(Move move, long weight) {
  /** The largest weight that a file may name. */
  public static final int MAX_WEIGHT = 1_000_000;

  /**
   * Checks the weight.
   *
   * @throws IllegalArgumentException if it is below 1
   */
  public BookMove {
    if (weight < 1) {
      throw new IllegalArgumentException("weight " + weight);
    }
  }
}
