package org.tandemchess.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.play.player.Pace;
import org.tandemchess.protocol.client.Patience;
import org.tandemchess.protocol.client.ProtocolLog;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.testkit.Leaks;

/**
 * Short games against engines of the field. Where they are not installed the tests are skipped, but
 * not where {@code CI} is set.
 */
class RealMatchTest {
  private static final String SJENG = "/usr/games/sjeng";
  private static final String FAIRY = "/usr/games/fairy-stockfish";
  private static final Pace SHORT = new Pace.Clock(2_000, 50);

  private static final MatchListener PRINTING =
      new MatchListener() {
        @Override
        public void begun(Pairing pairing) {}

        @Override
        public void ended(GameRecord game, Standing standing) {
          System.out.printf(
              "game %d %s %s %s, %d plies%n",
              game.pairing().game(),
              game.outcome().token(),
              game.outcome().cause().words(),
              game.outcome().detail(),
              game.moves().size());
        }
      };

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    Leaks.assertNone("worker");
  }

  private static void require(String program) {
    if (!Files.isExecutable(Path.of(program))) {
      String ci = System.getenv("CI");
      String message = program + " is not installed";
      if (ci == null || ci.isEmpty()) {
        Assumptions.abort(message);
      } else {
        Assertions.fail(message);
      }
    }
  }

  private static Standing play(String one, String two, int games) throws InterruptedException {
    MatchPlan plan =
        new MatchPlan(
            List.of(TeamEntry.parse(one), TeamEntry.parse(two)),
            Schedule.ROUND_ROBIN,
            games,
            GameRules.of(SHORT),
            Openings.shipped(RuleSet.BUGHOUSE).shuffled(1),
            Optional.empty(),
            1);
    Players players = new Players(1, ProtocolLog.NONE, Patience.DEFAULT);
    return Match.play(plan, players, PRINTING);
  }

  @ParameterizedTest
  @ValueSource(strings = {"xboard:" + SJENG, "uci:" + FAIRY})
  void tandemPlaysTenGamesWithoutAFault(String opponent) throws Exception {
    require(opponent.substring(opponent.indexOf(':') + 1));
    Standing standing = play("tandem:Hash=16", opponent, 10);
    assertThat(standing.games()).hasSize(10);
    for (Cause fault : new Cause[] {Cause.ILLEGAL_MOVE, Cause.CRASH, Cause.HANG}) {
      assertThat(standing.losses(0, fault)).as(fault.words()).isZero();
    }
    assertThat(standing.timeLosses(0)).isZero();
    assertThat(standing.causes()).doesNotContainKey(Cause.PLY_LIMIT);
  }

  @Test
  void theEnginesOfTheFieldPlayEachOther() throws Exception {
    require(SJENG);
    require(FAIRY);
    Standing standing = play("xboard:" + SJENG, "xboard:" + FAIRY + " + uci:" + FAIRY, 2);
    assertThat(standing.games()).hasSize(2);
    // Sjeng believes in pieces that it expects and now and then drops one that it does not hold.
    assertThat(standing.causes().keySet())
        .isSubsetOf(Cause.CHECKMATE, Cause.FLAG, Cause.ILLEGAL_MOVE);
    assertThat(standing.losses(1, Cause.ILLEGAL_MOVE)).isZero();
  }
}
