package org.tandemchess.match.stats;

import java.util.Arrays;
import java.util.List;

/**
 * How many pairs of games ended with 0, 1, 2, 3 and 4 half points.
 *
 * @param counts five counts, at least 0
 */
public record Pentanomial(List<Integer> counts) {
  public static final int OUTCOMES = 5;
  public static final Pentanomial NONE = new Pentanomial(List.of(0, 0, 0, 0, 0));

  /**
   * Checks and copies the counts.
   *
   * @throws IllegalArgumentException if there are not five or one is negative
   */
  public Pentanomial {
    if (counts.size() != OUTCOMES || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException("counts " + counts + ": expected five of at least 0");
    }
    counts = List.copyOf(counts);
  }

  /** Returns counts of pairs with 0, 1, 2, 3 and 4 half points. */
  public static Pentanomial of(int none, int one, int two, int three, int four) {
    return new Pentanomial(List.of(none, one, two, three, four));
  }

  /** Returns this with one pair more that made 0 to 4 half points. */
  public Pentanomial plus(int halfPoints) {
    Integer[] next = counts.toArray(Integer[]::new);
    next[halfPoints]++;
    return new Pentanomial(Arrays.asList(next));
  }

  /** Returns the number of pairs. */
  public int count() {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }

  /** Returns the points a game that a pair of this outcome stands for: 0, 0.25, 0.5, 0.75 or 1. */
  static double points(int outcome) {
    return outcome / 4.0;
  }

  /** Returns points a game, 0 to 1; 0.5 without pairs. */
  public double mean() {
    double sum = 0;
    for (int outcome = 0; outcome < OUTCOMES; outcome++) {
      sum += counts.get(outcome) * points(outcome);
    }
    return count() == 0 ? 0.5 : sum / count();
  }

  /**
   * Returns the sample variance of the points of a pair; 0 below two pairs. Pairs that all ended
   * alike are taken with one more that ended a quarter point off: a few equal results prove no
   * certainty.
   */
  public double variance() {
    if (count() < 2) {
      return 0;
    }
    double mean = mean();
    double squares = 0;
    for (int outcome = 0; outcome < OUTCOMES; outcome++) {
      double off = points(outcome) - mean;
      squares += counts.get(outcome) * off * off;
    }
    int count = count();
    double step = points(1);
    return squares > 0 ? squares / (count - 1) : step * step / (count + 1);
  }

  /** Returns the standard error of {@link #mean}; infinite below two pairs. */
  public double standardError() {
    return count() < 2 ? Double.POSITIVE_INFINITY : Math.sqrt(variance() / count());
  }
}
