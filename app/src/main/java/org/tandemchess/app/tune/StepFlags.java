package org.tandemchess.app.tune;

import org.tandemchess.app.argument.GamesAtATime;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.PaceFlags;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.match.play.Players;
import org.tandemchess.match.tune.StepGames;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.protocol.client.ProtocolLog;
import org.tandemchess.rules.core.RuleSet;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The arguments that say how games are played step by step. */
final class StepFlags {
  @Mixin private PaceFlags pace = new PaceFlags();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      converter = WholeNumber.Threads.class,
      description = "Pairs of games in each step; 1 if not given.")
  private long pairs = 1;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumber.Seed.class,
      description = "Decides what is drawn in each step and the order of openings; 1 if not given.")
  private long seed = 1;

  @Mixin private GamesAtATime concurrency = new GamesAtATime();

  /** Returns who makes the players of the games. */
  Players players() {
    return new Players(seed, ProtocolLog.NONE, pace.patience());
  }

  /**
   * Returns some games, rounded up to whole steps.
   *
   * @throws InvalidInputException unless exactly one pace is given
   */
  StepGames of(long games) {
    GameRules rules = pace.rules();
    return new StepGames(
        (int) ((games + 2 * pairs - 1) / (2 * pairs)),
        (int) pairs,
        rules,
        Openings.shipped(RuleSet.BUGHOUSE).shuffled(seed),
        seed,
        concurrency.of(rules));
  }
}
