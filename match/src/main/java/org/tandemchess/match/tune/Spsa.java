package org.tandemchess.match.tune;

import java.util.List;

/**
 * Simultaneous perturbation stochastic approximation: climbs a function of many numbers of which
 * only noisy differences can be seen, two values of it a step whatever the number of numbers.
 *
 * <p>With k from 0, a step tries the numbers {@code c_k} to either side, in directions drawn anew,
 * and moves them by {@code a_k} times the slope that the difference shows, {@code a_k = a / (A + k
 * + 1)^0.602} and {@code c_k = c / (k + 1)^0.101} with A a tenth of all steps. Here c is such that
 * the last step tries one unit to either side, and a such that noise alone makes a number walk
 * about one unit in all steps together: more would be lost in noise, less would learn nothing.
 * Stateless; the same seed gives the same directions.
 *
 * @see <a href="https://doi.org/10.1109/7.705889">J. C. Spall, Implementation of the simultaneous
 *     perturbation algorithm for stochastic optimization, IEEE Transactions on Aerospace and
 *     Electronic Systems 34 (1998), 817-823</a>
 */
final class Spsa {
  private static final double ALPHA = 0.602;
  private static final double GAMMA = 0.101;
  private static final double STABILITY = 0.1;

  private final int steps;
  private final long seed;
  private final double a;

  /**
   * Plans a climb.
   *
   * @param steps how many there will be, at least 1
   * @param noise standard deviation of a difference that is seen
   * @param seed decides the directions
   */
  Spsa(int steps, double noise, long seed) {
    this.steps = steps;
    this.seed = seed;
    double walked = 0;
    for (int k = 0; k < steps; k++) {
      double move = noise / (2 * tried(k)) / Math.pow(STABILITY * steps + k + 1, ALPHA);
      walked += move * move;
    }
    a = 1 / Math.sqrt(walked);
  }

  /** Returns how far a step tries to either side, in units. */
  double tried(int k) {
    return Math.pow((double) steps / (k + 1), GAMMA);
  }

  /** Returns the directions of a step, 1 or -1 for each of some numbers. */
  int[] directions(int k, int numbers) {
    return Sides.drawn(seed, k, numbers);
  }

  /**
   * Returns how far a number moves along its direction, in units.
   *
   * @param difference of the function on the side of the directions over that on the other side
   */
  double move(int k, double difference) {
    return a / Math.pow(STABILITY * steps + k + 1, ALPHA) * difference / (2 * tried(k));
  }

  /** Returns values moved by some units along directions, each within its range. */
  static double[] moved(
      List<TunedOption> options, double[] values, int[] directions, double units) {
    double[] moved = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      TunedOption option = options.get(i);
      double value = values[i] + directions[i] * units * option.step();
      moved[i] = Math.clamp(value, option.min(), option.max());
    }
    return moved;
  }
}
