package org.tandemchess.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.play.player.Pace;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.protocol.client.Patience;
import org.tandemchess.protocol.client.ProtocolLog;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.testkit.Leaks;
import org.tandemchess.testkit.engines.FakeEngine;
import org.tandemchess.testkit.engines.Habit;

/**
 * Matches against programs that behave well and ill: whoever fails loses, and the match goes on.
 */
class ProgramMatchTest {
  private static final TeamEntry TANDEM = TeamEntry.parse("tandem:Hash=2");

  private static final MatchListener QUIET =
      new MatchListener() {
        @Override
        public void begun(Pairing pairing) {}

        @Override
        public void ended(GameRecord game, Standing standing) {}
      };

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    Leaks.assertNone("worker");
  }

  private static TeamEntry fake(Dialect dialect, Habit habit) {
    EngineEntry engine =
        new EngineEntry.Program(dialect, FakeEngine.command(dialect.word(), habit), Map.of());
    return new TeamEntry(habit.name(), List.of(engine));
  }

  private static Standing play(TeamEntry other, Pace pace) throws InterruptedException {
    MatchPlan plan =
        new MatchPlan(
            List.of(TANDEM, other),
            Schedule.ROUND_ROBIN,
            2,
            GameRules.of(pace),
            Openings.start(RuleSet.BUGHOUSE),
            Optional.empty(),
            1);
    Patience patience = new Patience(3_000, 3_000);
    return Match.play(plan, new Players(1, ProtocolLog.NONE, patience), QUIET);
  }

  /** Returns how an engine with a habit may lose. */
  private static Set<Cause> fitting(Habit habit) {
    return switch (habit) {
      case SILENT -> EnumSet.of(Cause.CRASH, Cause.HANG);
      case CRASH, CLOSE -> EnumSet.of(Cause.CRASH, Cause.CHECKMATE);
      case ILLEGAL -> EnumSet.of(Cause.ILLEGAL_MOVE, Cause.CHECKMATE);
      case SLOW, WRONG_BOARD, DEAF -> EnumSet.of(Cause.FLAG, Cause.HANG, Cause.ILLEGAL_MOVE);
      // An answer to a request that was taken back counts for the next one.
      case IGNORE_STOP -> EnumSet.of(Cause.FLAG, Cause.ILLEGAL_MOVE, Cause.CHECKMATE);
      case GOOD, NO_SETUP, FRAGILE, GARBAGE, FLOOD, TWICE, CLINGING ->
          EnumSet.of(Cause.CHECKMATE, Cause.FLAG);
    };
  }

  @ParameterizedTest
  @EnumSource
  void whoeverMisbehavesLosesAndTheMatchGoesOn(Habit habit) throws Exception {
    Standing standing = play(fake(Dialect.UBI, habit), new Pace.Clock(2_000, 20));
    assertThat(standing.games()).hasSize(2);
    // What never began is no win of anybody.
    boolean begins = habit != Habit.SILENT && habit != Habit.DEAF;
    assertThat(standing.score().wins()).isEqualTo(begins ? 2 : 0);
    assertThat(standing.counted()).isEqualTo(begins ? 2 : 0);
    assertThat(standing.causes().keySet()).isSubsetOf(fitting(habit));
  }

  @ParameterizedTest
  @CsvSource({
    "UBI0, GOOD",
    "UBI0, CRASH",
    "UCI, GOOD",
    "UCI, ILLEGAL",
    "UCI, IGNORE_STOP",
    "UCI2, GOOD",
    "UCI2, CLOSE",
    "XBOARD, GOOD",
    "XBOARD, CRASH",
    "XBOARD, SLOW"
  })
  void everyDialectPlaysToAnEnd(Dialect dialect, Habit habit) throws Exception {
    Standing standing = play(fake(dialect, habit), new Pace.Clock(2_000, 20));
    assertThat(standing.games()).hasSize(2);
    assertThat(standing.score().wins()).isEqualTo(2);
    assertThat(standing.causes().keySet()).isSubsetOf(fitting(habit));
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"UBI", "UBI0", "UCI", "UCI2"})
  void boardsTakeTurnsWithoutClocks(Dialect dialect) throws Exception {
    Standing standing = play(fake(dialect, Habit.GOOD), new Pace.Nodes(300));
    assertThat(standing.games()).hasSize(2);
    assertThat(standing.score().wins()).isEqualTo(2);
  }
}
