package org.tandemchess.match.tune;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.match.stats.Effects;

/**
 * All that decides how changes are screened.
 *
 * @param changes at least one
 * @param team who plays, with and without them
 * @param games what is played
 */
public record ScreenPlan(List<Change> changes, TeamEntry team, StepGames games) {

  /**
   * Copies the changes.
   *
   * @throws IllegalArgumentException if there is none, if two of them set an option to different
   *     things, or if an engine of the team refuses one
   */
  public ScreenPlan {
    changes = List.copyOf(changes);
    if (changes.isEmpty()) {
      throw new IllegalArgumentException("no changes: expected at least one to screen");
    }
    Map<String, Change> setBy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (Change change : changes) {
      for (String option : change.options().keySet()) {
        Change other = setBy.putIfAbsent(option, change);
        if (other != null && !isList(option)) {
          throw new IllegalArgumentException(
              "'%s' and '%s' both set %s: expected only one of them"
                  .formatted(other.name(), change.name(), option));
        }
      }
    }
    team(team, changes, Collections.nCopies(changes.size(), 1), 1);
  }

  /** Returns which team has which change in a step: 1 the first one, -1 the second one. */
  List<Integer> sides(int step) {
    return Arrays.stream(Sides.drawn(games.seed(), step, changes.size())).boxed().toList();
  }

  /** Returns the team with the changes of one side. */
  TeamEntry team(List<Integer> sides, int side) {
    return team(team, changes, sides, side);
  }

  private static TeamEntry team(
      TeamEntry base, List<Change> changes, List<Integer> sides, int side) {
    Map<String, String> options = new LinkedHashMap<>();
    for (int i = 0; i < sides.size(); i++) {
      if (sides.get(i) == side) {
        // Only lists are set by several changes, and blanks separate their words.
        changes
            .get(i)
            .options()
            .forEach((name, value) -> options.merge(name, value, (one, two) -> one + " " + two));
      }
    }
    return base.withOptions(options);
  }

  private static boolean isList(String option) {
    return EngineOptions.find(option).orElse(null) instanceof OptionSpec.Words<?>;
  }

  /** Returns what steps say of the changes, in the order of these. */
  public Effects effects(List<ScreenStep> steps) {
    return Effects.of(changes.size(), steps.stream().map(ScreenStep::trial).toList());
  }
}
