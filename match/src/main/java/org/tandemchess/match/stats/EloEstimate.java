package org.tandemchess.match.stats;

import org.hipparchus.distribution.continuous.NormalDistribution;

/**
 * A difference in strength on the logistic Elo scale, by the normal approximation of the mean
 * score.
 *
 * @param elo estimate; infinite when every game was won or lost
 * @param low lower end of the 95 % interval, may be minus infinity
 * @param high upper end of the 95 % interval, may be infinity
 * @param superiority chance that the first team is the stronger one, 0 to 1
 */
public record EloEstimate(double elo, double low, double high, double superiority) {
  /** Elo of a factor of e in the odds. */
  static final double PER_NAT = 400 / Math.log(10);

  private static final NormalDistribution NORMAL = new NormalDistribution();

  /** Standard errors to either side of a 95 % interval. */
  static final double QUANTILE = NORMAL.inverseCumulativeProbability(0.975);

  /**
   * Returns the estimate of a mean score.
   *
   * @param mean points a game, 0 to 1
   * @param standardError of the mean; infinite when nothing is known, 0 when all pairs were alike
   */
  public static EloEstimate of(double mean, double standardError) {
    if (Double.isInfinite(standardError)) {
      return new EloEstimate(
          ofScore(mean), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 0.5);
    }
    double margin = QUANTILE * standardError;
    return new EloEstimate(
        ofScore(mean), ofScore(mean - margin), ofScore(mean + margin), chance(mean, standardError));
  }

  private static double chance(double mean, double standardError) {
    if (standardError == 0) {
      return mean == 0.5 ? 0.5 : mean > 0.5 ? 1 : 0;
    }
    return NORMAL.cumulativeProbability((mean - 0.5) / standardError);
  }

  /** Returns the Elo difference of an expected score; infinite at and beyond 0 and 1. */
  public static double ofScore(double score) {
    if (score <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    return score >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(score / (1 - score));
  }

  /** Returns the expected score, 0 to 1, of an Elo difference. */
  public static double score(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }
}
