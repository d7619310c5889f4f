package org.tandemchess.match.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.match.play.EngineSpec;
import org.tandemchess.match.play.GameRecord;
import org.tandemchess.match.play.Match;
import org.tandemchess.match.play.MatchListener;
import org.tandemchess.match.play.MatchPlan;
import org.tandemchess.match.play.Pairing;
import org.tandemchess.match.play.PlayerFactory;
import org.tandemchess.match.play.Schedule;
import org.tandemchess.match.play.Standing;
import org.tandemchess.match.play.TeamSpec;
import org.tandemchess.match.stats.MatchScore;
import org.tandemchess.rules.position.Position;

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
    spsa = new Spsa(plan.steps(), PAIR_NOISE / Math.sqrt(plan.pairs()), plan.seed());
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
    for (int k = last.map(step -> step.step() + 1).orElse(0); k < plan.steps(); k++) {
      int[] directions = spsa.directions(k, values.length);
      double tried = spsa.tried(k);
      MatchScore score =
          play(
              k,
              Spsa.moved(plan.options(), values, directions, tried),
              Spsa.moved(plan.options(), values, directions, -tried));
      double move = spsa.move(k, 2 * score.mean() - 1);
      values = Spsa.moved(plan.options(), values, directions, move);
      listener.made(new TuneStep(k, score, Arrays.stream(values).boxed().toList()));
    }
    return values;
  }

  private MatchScore play(int step, double[] plus, double[] minus) throws InterruptedException {
    List<Position> openings = new ArrayList<>();
    for (int pair = 0; pair < plan.pairs(); pair++) {
      openings.add(plan.openings().forPair(step * plan.pairs() + pair));
    }
    MatchPlan match =
        new MatchPlan(
            List.of(team("plus", plus), team("minus", minus)),
            Schedule.ROUND_ROBIN,
            2 * plan.pairs(),
            plan.rules(),
            new Openings(openings),
            Optional.empty(),
            plan.concurrency());
    return Match.play(match, players, new Deaf()).score();
  }

  private TeamSpec team(String name, double[] values) {
    Map<String, String> options = new LinkedHashMap<>(plan.fixed());
    options.putAll(plan.texts(values));
    return new TeamSpec(name, List.of(new EngineSpec.Tandem(options)));
  }

  /** Follows no game: the score is told when all are over. */
  private static final class Deaf implements MatchListener {
    @Override
    public void begun(Pairing pairing) {}

    @Override
    public void ended(GameRecord game, Standing standing) {}
  }
}
