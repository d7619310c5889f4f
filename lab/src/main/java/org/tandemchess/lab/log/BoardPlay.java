package org.tandemchess.lab.log;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The answers that were given on a board, added up.
 *
 * @param moves how many
 * @param depths plies of all searches together
 * @param nodes positions looked at
 * @param millis from request to answer
 * @param overrides answers that were not the best move of the board's own search
 * @param sits answers that were held back
 * @param satMillis how long, all together
 * @param styles answers by the style in which they were given, as far as that is known
 */
public record BoardPlay(
    int moves,
    long depths,
    long nodes,
    long millis,
    int overrides,
    int sits,
    long satMillis,
    Map<String, Integer> styles) {

  /** Nothing. */
  public static final BoardPlay NONE = new BoardPlay(0, 0, 0, 0, 0, 0, 0, Map.of());

  /** Copies the styles, in the order of the alphabet. */
  public BoardPlay {
    styles = Collections.unmodifiableMap(new TreeMap<>(styles));
  }

  /** Returns these answers and others together. */
  public BoardPlay plus(BoardPlay other) {
    Map<String, Integer> all = new TreeMap<>(styles);
    other.styles.forEach((style, count) -> all.merge(style, count, Integer::sum));
    return new BoardPlay(
        moves + other.moves,
        sum(depths, other.depths),
        sum(nodes, other.nodes),
        sum(millis, other.millis),
        overrides + other.overrides,
        sits + other.sits,
        sum(satMillis, other.satMillis),
        all);
  }

  /** Returns plies of the mean search; 0 without any. */
  public double meanDepth() {
    return mean(depths);
  }

  /** Returns positions of the mean search; 0 without any. */
  public double meanNodes() {
    return mean(nodes);
  }

  /** Returns milliseconds of the mean answer; 0 without any. */
  public double meanMillis() {
    return mean(millis);
  }

  /** Returns the sum of what is not below zero, or the largest number where it is beyond that. */
  private static long sum(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  private double mean(long sum) {
    return moves == 0 ? 0 : (double) sum / moves;
  }
}
