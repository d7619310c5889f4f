package org.tandemchess.match.stats;

import java.util.ArrayList;
import java.util.List;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.DiagonalMatrix;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;

/**
 * What each of several changes is worth, from games of teams that differ in all of them at once:
 * logistic regression of the points on who had which change, a draw being half a win and half a
 * loss.
 *
 * <p>Errors come from how much the trials scatter round the model, so that pairs of games from one
 * opening count as the unit that they are. One imagined draw for each change alone keeps effects
 * finite where all trials ended alike.
 *
 * @param entries in the order of the changes
 * @see <a href="https://doi.org/10.1007/978-1-4899-3242-6">McCullagh and Nelder: Generalized Linear
 *     Models, chapters 4 and 9</a>
 */
public record Effects(List<Entry> entries) {
  private static final int MAX_ROUNDS = 100;
  private static final double CLOSE_ENOUGH = 1e-10;

  /** The longest step of one round, in nats, so that the first rounds do not overshoot. */
  private static final double LONGEST_STEP = 1;

  /**
   * Games of two teams that share out the changes between them.
   *
   * @param sides for each change 1 if the first team has it and -1 if the second one does
   * @param games games played, at least 1
   * @param points points that the first team made
   */
  public record Trial(List<Integer> sides, int games, double points) {

    /** Copies the sides. */
    public Trial {
      sides = List.copyOf(sides);
    }
  }

  /**
   * What a change gives.
   *
   * @param elo of a team with it against the same team without it
   * @param error half the 95 % interval; infinite where there are not two trials more than changes
   */
  public record Entry(double elo, double error) {}

  /** Copies the entries. */
  public Effects {
    entries = List.copyOf(entries);
  }

  /**
   * Returns the effects of changes.
   *
   * @param changes how many there are, at least 1
   * @throws IllegalArgumentException if a trial has another number of sides
   */
  public static Effects of(int changes, List<Trial> trials) {
    for (Trial trial : trials) {
      if (trial.sides.size() != changes) {
        throw new IllegalArgumentException(
            trial.sides.size() + " sides: expected one for each of " + changes + " changes");
      }
    }
    RealVector effects = mostLikely(changes, trials);
    RealMatrix covariance = inverse(information(trials, effects));
    double scatter = scatter(trials, effects);
    List<Entry> entries = new ArrayList<>();
    for (int change = 0; change < changes; change++) {
      double deviation = Math.sqrt(scatter * covariance.getEntry(change, change));
      entries.add(
          new Entry(
              effects.getEntry(change) * EloEstimate.PER_NAT,
              EloEstimate.QUANTILE * deviation * EloEstimate.PER_NAT));
    }
    return new Effects(entries);
  }

  /** Returns the effects, in nats, that make the points most likely: Newton's method. */
  private static RealVector mostLikely(int changes, List<Trial> trials) {
    RealVector effects = new ArrayRealVector(changes);
    double moved = Double.POSITIVE_INFINITY;
    for (int round = 0; round < MAX_ROUNDS && moved > CLOSE_ENOUGH; round++) {
      RealVector step = inverse(information(trials, effects)).operate(slope(trials, effects));
      moved = step.getNorm();
      effects = effects.add(step.mapMultiply(Math.min(1, LONGEST_STEP / moved)));
    }
    return effects;
  }

  /** Returns the slope of the log likelihood, imagined draws included. */
  private static RealVector slope(List<Trial> trials, RealVector effects) {
    RealVector slope = effects.map(effect -> 0.5 - chance(effect));
    for (Trial trial : trials) {
      RealVector sides = sides(trial);
      double off = trial.points - trial.games * chance(sides.dotProduct(effects));
      slope = slope.add(sides.mapMultiply(off));
    }
    return slope;
  }

  /** Returns the curvature of the log likelihood, imagined draws included. */
  private static RealMatrix information(List<Trial> trials, RealVector effects) {
    RealMatrix information =
        MatrixUtils.createRealMatrix(
            new DiagonalMatrix(effects.map(Effects::variance).toArray()).getData());
    for (Trial trial : trials) {
      RealVector sides = sides(trial);
      double weight = trial.games * variance(sides.dotProduct(effects));
      information = information.add(sides.outerProduct(sides).scalarMultiply(weight));
    }
    return information;
  }

  private static RealMatrix inverse(RealMatrix matrix) {
    return new LUDecomposition(matrix).getSolver().getInverse();
  }

  /** Returns the variance of trials as a multiple of what independent games would have. */
  private static double scatter(List<Trial> trials, RealVector effects) {
    int free = trials.size() - effects.getDimension();
    if (free < 2) {
      return Double.POSITIVE_INFINITY;
    }
    double squares = 0;
    for (Trial trial : trials) {
      double nats = sides(trial).dotProduct(effects);
      double off = trial.points - trial.games * chance(nats);
      squares += off * off / (trial.games * variance(nats));
    }
    return squares / free;
  }

  private static RealVector sides(Trial trial) {
    return new ArrayRealVector(trial.sides.stream().mapToDouble(Integer::doubleValue).toArray());
  }

  private static double chance(double nats) {
    return 1 / (1 + Math.exp(-nats));
  }

  /** Returns the variance of one game. */
  private static double variance(double nats) {
    return chance(nats) * (1 - chance(nats));
  }
}
