package org.tandemchess.match.stats;

import org.hipparchus.analysis.solvers.BrentSolver;

/**
 * A sequential test between two hypotheses on strength: it stops as soon as the games decide.
 *
 * <p>The log likelihood ratio is the generalized one over pairs: for each hypothesis the most
 * likely distribution of the five pair outcomes among those with its expected score. The bounds are
 * Wald's.
 *
 * @param elo0 the hypothesis that is kept when the test fails, Elo
 * @param elo1 the hypothesis that is kept when the test passes, Elo, above {@code elo0}
 * @param alpha chance to pass although {@code elo0} holds
 * @param beta chance to fail although {@code elo1} holds
 * @see <a href="https://www.chessprogramming.org/Sequential_Probability_Ratio_Test">Chess
 *     Programming Wiki: SPRT</a>
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** Stands for outcomes not seen yet, so that one pair decides nothing. */
  private static final double PRIOR = 1e-3;

  /** What the games say so far. */
  public enum Verdict {
    UNDECIDED,
    /** {@code elo0} is accepted. */
    FAILED,
    /** {@code elo1} is accepted. */
    PASSED
  }

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if {@code elo0} is not below {@code elo1} or a chance is not
   *     between 0 and 0.5
   */
  public Sprt {
    if (!(elo0 < elo1)) {
      throw new IllegalArgumentException("elo0 " + elo0 + ": expected less than elo1 " + elo1);
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "alpha " + alpha + ", beta " + beta + ": expected both between 0 and 0.5");
    }
  }

  /** Returns the ratio at or below which the test fails. */
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /** Returns the ratio at or above which the test passes. */
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  /** Returns the verdict of these pairs. */
  public Verdict verdict(Pentanomial pairs) {
    double ratio = logLikelihoodRatio(pairs);
    if (ratio >= upperBound()) {
      return Verdict.PASSED;
    }
    return ratio <= lowerBound() ? Verdict.FAILED : Verdict.UNDECIDED;
  }

  /** Returns the log likelihood ratio of {@code elo1} over {@code elo0}; 0 without pairs. */
  public double logLikelihoodRatio(Pentanomial pairs) {
    if (pairs.count() == 0) {
      return 0;
    }
    double[] seen = new double[Pentanomial.OUTCOMES];
    double total = 0;
    for (int outcome = 0; outcome < seen.length; outcome++) {
      seen[outcome] = Math.max(PRIOR, pairs.counts().get(outcome));
      total += seen[outcome];
    }
    double[] likely0 = mostLikely(seen, total, EloEstimate.score(elo0));
    double[] likely1 = mostLikely(seen, total, EloEstimate.score(elo1));
    double ratio = 0;
    for (int outcome = 0; outcome < seen.length; outcome++) {
      ratio += seen[outcome] * Math.log(likely1[outcome] / likely0[outcome]);
    }
    return ratio;
  }

  /**
   * Returns the probabilities with the given mean that make the counts most likely: each is the
   * share seen over 1 + x (points - mean), where x makes them add up.
   */
  private static double[] mostLikely(double[] seen, double total, double mean) {
    double lowest = -1 / (1 - mean);
    double highest = 1 / mean;
    double margin = 1e-9 * (highest - lowest);
    double x =
        new BrentSolver(1e-13)
            .solve(1_000, value -> imbalance(seen, mean, value), lowest + margin, highest - margin);
    double[] likely = new double[seen.length];
    for (int outcome = 0; outcome < seen.length; outcome++) {
      likely[outcome] = seen[outcome] / total / (1 + x * (Pentanomial.points(outcome) - mean));
    }
    return likely;
  }

  private static double imbalance(double[] seen, double mean, double x) {
    double sum = 0;
    for (int outcome = 0; outcome < seen.length; outcome++) {
      double off = Pentanomial.points(outcome) - mean;
      sum += seen[outcome] * off / (1 + x * off);
    }
    return sum;
  }
}
