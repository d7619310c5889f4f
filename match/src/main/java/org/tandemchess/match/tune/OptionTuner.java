package org.tandemchess.match.tune;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.match.play.PlayerFactory;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.match.stats.MatchScore;

/**
 * Tunes options of Tandem by games of it against itself. The same plan gives the same values where
 * games repeat exactly. Used by one thread.
 */
public final class OptionTuner {
  /** Standard deviation of points won less points lost, a game, over one pair of games. */
  private static final double PAIR_NOISE = 0.6;

  private final TunePlan plan;
  private final PlayerFactory players;
  private final Spsa spsa;

  /** Hears of steps as they are made. */
  @FunctionalInterface
  public interface Listener<E extends Exception> {
    void made(TuneStep step) throws E;
  }

  /** Makes a tuner that has tried nothing yet. */
  public OptionTuner(TunePlan plan, PlayerFactory players) {
    this.plan = plan;
    this.players = players;
    StepGames games = plan.games();
    spsa = new Spsa(games.steps(), PAIR_NOISE / Math.sqrt(games.pairs()), games.seed());
  }

  /**
   * Makes all steps that are left.
   *
   * @param last the last step that was made before, if any was
   * @return the values in the end
   * @throws InterruptedException if the waiting thread is interrupted
   * @throws E if the listener says so
   */
  public <E extends Exception> double[] tune(Optional<TuneStep> last, Listener<E> listener)
      throws InterruptedException, E {
    double[] values = last.map(TuneStep::toArray).orElseGet(plan::start);
    for (int k = last.map(step -> step.step() + 1).orElse(0); k < plan.games().steps(); k++) {
      int[] directions = spsa.directions(k, values.length);
      double tried = spsa.tried(k);
      MatchScore score =
          plan.games()
              .play(
                  k,
                  team(Spsa.moved(plan.options(), values, directions, tried)),
                  team(Spsa.moved(plan.options(), values, directions, -tried)),
                  players);
      double move = spsa.move(k, 2 * score.mean() - 1);
      values = Spsa.moved(plan.options(), values, directions, move);
      listener.made(new TuneStep(k, score, Arrays.stream(values).boxed().toList()));
    }
    return values;
  }

  private TeamEntry team(double[] values) {
    Map<String, String> options = new LinkedHashMap<>(plan.fixed());
    options.putAll(plan.texts(values));
    return new TeamEntry("tandem", List.of(new EngineEntry.Tandem(options)));
  }
}
