package org.tandemchess.match.tune;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tandemchess.match.play.PlayerFactory;
import org.tandemchess.match.stats.MatchScore;

/**
 * Finds what many changes give by one match: in each step every change is given to one of two teams
 * by lot, so that all games tell of all changes. What a change gives is a mean over the others
 * being there or not. Used by one thread.
 */
public final class Screening {
  private final ScreenPlan plan;
  private final PlayerFactory players;

  /** Hears of steps as they are played. */
  @FunctionalInterface
  public interface Listener<E extends Exception> {
    /**
     * Takes in a step.
     *
     * @param steps all so far, the new one last; grows later
     */
    void played(List<ScreenStep> steps) throws E;
  }

  /** Makes a screening that has played nothing yet. */
  public Screening(ScreenPlan plan, PlayerFactory players) {
    this.plan = plan;
    this.players = players;
  }

  /**
   * Plays all steps that are left.
   *
   * @param before steps that were played before
   * @return all steps
   * @throws InterruptedException if the waiting thread is interrupted
   * @throws E if the listener says so
   */
  public <E extends Exception> List<ScreenStep> play(List<ScreenStep> before, Listener<E> listener)
      throws InterruptedException, E {
    List<ScreenStep> steps = new ArrayList<>(before);
    while (steps.size() < plan.games().steps()) {
      int step = steps.size();
      List<Integer> sides = plan.sides(step);
      MatchScore score =
          plan.games().play(step, plan.team(sides, 1), plan.team(sides, -1), players);
      steps.add(new ScreenStep(step, sides, score));
      listener.played(Collections.unmodifiableList(steps));
    }
    return List.copyOf(steps);
  }
}
