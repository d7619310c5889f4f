package org.tandemchess.match.tune;

import java.util.List;
import org.tandemchess.match.stats.Effects;
import org.tandemchess.match.stats.MatchScore;

/**
 * A step that was played.
 *
 * @param step from 0
 * @param sides for each change 1 if the first team had it and -1 if the second one did
 * @param score of the first team
 */
public record ScreenStep(int step, List<Integer> sides, MatchScore score) {

  /** Copies the sides. */
  public ScreenStep {
    sides = List.copyOf(sides);
  }

  /** Returns what the step says of the changes. */
  Effects.Trial trial() {
    return new Effects.Trial(sides, score.games(), score.games() * score.mean());
  }
}
