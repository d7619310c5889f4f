package org.tandemchess.play.game;

import org.tandemchess.rules.core.Team;

/**
 * What each team of a game may use. They need not be alike: a stronger team may have less time.
 *
 * @param whiteA the team with White on board A
 * @param blackA the team with Black on board A
 */
public record Odds(Allowance whiteA, Allowance blackA) {

  /** Returns the same for both. */
  public static Odds even(GameRules rules) {
    Allowance both = new Allowance(rules.pace(), rules.marginMillis());
    return new Odds(both, both);
  }

  public Allowance of(Team team) {
    return team == Team.WHITE_A ? whiteA : blackA;
  }

  /**
   * Returns whether time matters to one of them, so that both boards go on at once. A team without
   * a clock is then waited for like any other, but never loses by a flag.
   */
  public boolean isTimed() {
    return whiteA.pace().isTimed() || blackA.pace().isTimed();
  }
}
