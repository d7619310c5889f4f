package org.tandemchess.match.tune;

import java.util.List;
import org.tandemchess.match.stats.MatchScore;

/**
 * A step that was made.
 *
 * @param step from 0
 * @param score of the values on one side against those on the other
 * @param values of the options afterwards, as real numbers
 */
public record TuneStep(int step, MatchScore score, List<Double> values) {

  /** Copies the values. */
  public TuneStep {
    values = List.copyOf(values);
  }

  /** Returns the values. */
  public double[] toArray() {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
