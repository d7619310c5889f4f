package org.tandemchess.match.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;

/**
 * Ratings of many teams from all their games: the most likely strengths of the Bradley-Terry model,
 * a draw being half a win and half a loss, with errors from the curvature of the likelihood.
 *
 * <p>One imagined draw against an average team keeps ratings finite for teams that won or lost
 * everything. The mean rating is 0.
 *
 * @param entries best first
 * @see <a href="https://www.jstor.org/stable/3448413">Hunter: MM algorithms for generalized
 *     Bradley-Terry models</a>
 */
public record RatingList(List<Entry> entries) {
  private static final int MAX_ROUNDS = 10_000;
  private static final double CLOSE_ENOUGH = 1e-10;

  /**
   * One team.
   *
   * @param team index of the team in the table of games
   * @param elo rating, 0 on average
   * @param error half the 95 % interval of the rating, Elo
   * @param games games played
   * @param points points made
   */
  public record Entry(int team, double elo, double error, int games, double points) {}

  /** Copies the entries. */
  public RatingList {
    entries = List.copyOf(entries);
  }

  /**
   * Returns the ratings of a table of games.
   *
   * @param points points that the row team made against the column team, square
   */
  public static RatingList of(double[][] points) {
    int teams = points.length;
    double[] strength = strengths(points);
    double[] error = errors(points, strength);
    double mean = 0;
    for (double value : strength) {
      mean += Math.log(value) * EloEstimate.PER_NAT / teams;
    }
    List<Entry> entries = new ArrayList<>();
    for (int team = 0; team < teams; team++) {
      double made = 0;
      double played = 0;
      for (int other = 0; other < teams; other++) {
        made += points[team][other];
        played += points[team][other] + points[other][team];
      }
      double elo = Math.log(strength[team]) * EloEstimate.PER_NAT - mean;
      entries.add(new Entry(team, elo, error[team], (int) Math.round(played), made));
    }
    entries.sort(Comparator.comparingDouble(Entry::elo).reversed());
    return new RatingList(entries);
  }

  private static double[] strengths(double[][] points) {
    int teams = points.length;
    double[] strength = new double[teams];
    Arrays.fill(strength, 1);
    for (int round = 0; round < MAX_ROUNDS; round++) {
      double moved = 0;
      for (int team = 0; team < teams; team++) {
        double made = 0.5;
        double weight = 1 / (strength[team] + 1);
        for (int other = 0; other < teams; other++) {
          double games = points[team][other] + points[other][team];
          made += points[team][other];
          weight += other == team ? 0 : games / (strength[team] + strength[other]);
        }
        double next = made / weight;
        moved = Math.max(moved, Math.abs(Math.log(next / strength[team])));
        strength[team] = next;
      }
      if (moved < CLOSE_ENOUGH) {
        break;
      }
    }
    return strength;
  }

  /**
   * Half intervals from the inverse of the information matrix of the log strengths, taken against
   * their mean: only differences can be told from games.
   */
  private static double[] errors(double[][] points, double[] strength) {
    int teams = points.length;
    RealMatrix information = MatrixUtils.createRealMatrix(teams, teams);
    for (int team = 0; team < teams; team++) {
      information.addToEntry(team, team, share(strength[team], 1));
      for (int other = 0; other < teams; other++) {
        if (other != team) {
          double games = points[team][other] + points[other][team];
          double weight = games * share(strength[team], strength[other]);
          information.addToEntry(team, team, weight);
          information.addToEntry(team, other, -weight);
        }
      }
    }
    RealMatrix inverse = new LUDecomposition(information).getSolver().getInverse();
    RealMatrix centering = MatrixUtils.createRealIdentityMatrix(teams).scalarAdd(-1.0 / teams);
    RealMatrix covariance = centering.multiply(inverse).multiply(centering);
    double[] error = new double[teams];
    for (int team = 0; team < teams; team++) {
      error[team] =
          EloEstimate.QUANTILE * Math.sqrt(covariance.getEntry(team, team)) * EloEstimate.PER_NAT;
    }
    return error;
  }

  /** Variance of one game's result between two strengths. */
  private static double share(double a, double b) {
    return a * b / ((a + b) * (a + b));
  }
}
