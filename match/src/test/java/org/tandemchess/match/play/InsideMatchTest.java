package org.tandemchess.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.protocol.client.Patience;
import org.tandemchess.protocol.client.ProtocolLog;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;

/** Whole matches between players inside this program. */
class InsideMatchTest {
  private static final PlayerFactory INSIDE = new Players(1, ProtocolLog.NONE, Patience.DEFAULT);

  private static MatchPlan plan(int games, Pace pace, int concurrency, String... teams) {
    return new MatchPlan(
        List.of(teams).stream().map(TeamEntry::parse).toList(),
        Schedule.ROUND_ROBIN,
        games,
        GameRules.of(pace),
        Openings.start(RuleSet.BUGHOUSE),
        Optional.empty(),
        concurrency);
  }

  private static List<String> moves(Standing standing) {
    List<String> texts = new ArrayList<>();
    for (GameRecord game : standing.games()) {
      StringBuilder text = new StringBuilder();
      game.moves().forEach(m -> text.append(m.seat()).append(MoveText.ubi(m.move())).append(' '));
      texts.add(text.append(game.outcome().cause()).toString());
    }
    return texts;
  }

  @Test
  void randomGamesEndProperlyAndRepeat() throws Exception {
    MatchPlan plan = plan(20, new Pace.Nodes(1), 2, "random", "random");
    Standing once = Match.play(plan, INSIDE, new QuietListener());
    Standing again = Match.play(plan, INSIDE, new QuietListener());
    assertThat(once.games()).hasSize(20);
    assertThat(moves(once)).isEqualTo(moves(again));
    assertThat(once.games())
        .extracting(game -> game.outcome().cause().isFault())
        .containsOnly(false);
    assertThat(once.score().games()).isEqualTo(20);
    assertThat(once.score().pairs().count()).isEqualTo(10);
  }

  @Test
  void tandemBeatsChanceAndRepeats() throws Exception {
    MatchPlan plan = plan(4, new Pace.Nodes(300), 2, "tandem:Hash=2", "random");
    Standing once = Match.play(plan, INSIDE, new QuietListener());
    Standing again = Match.play(plan, INSIDE, new QuietListener());
    assertThat(moves(once)).isEqualTo(moves(again));
    assertThat(once.score().wins()).isEqualTo(4);
    assertThat(once.causes().keySet()).containsOnly(Cause.CHECKMATE);
  }

  @Test
  void clocksRunOnBothBoards() throws Exception {
    MatchPlan plan = plan(2, new Pace.Clock(2_000, 20), 1, "tandem:Hash=2", "random");
    Standing standing = Match.play(plan, INSIDE, new QuietListener());
    assertThat(standing.games()).hasSize(2);
    assertThat(standing.timeLosses(0)).isZero();
    assertThat(standing.games())
        .extracting(game -> game.outcome().cause().isFault())
        .containsOnly(false);
    assertThat(standing.games().getFirst().moves())
        .allMatch(move -> move.clockMillis().orElseThrow() >= 0);
  }

  @Test
  void aTableOfThreeTeams() throws Exception {
    MatchPlan plan = plan(2, new Pace.Nodes(100), 2, "tandem:Hash=2", "random", "random + random");
    Standing standing = Match.play(plan, INSIDE, new QuietListener());
    assertThat(standing.games()).hasSize(6);
    assertThat(standing.ratings().entries().getFirst().team()).isZero();
  }

  /** Counts nothing. */
  private static final class QuietListener implements MatchListener {
    @Override
    public void begun(Pairing pairing) {}

    @Override
    public void ended(GameRecord game, Standing standing) {}
  }

  @Test
  void playersInsideNeedNoCommand() {
    try (Player player = INSIDE.create(TeamEntry.parse("random").engines().getFirst(), 0, "x")) {
      assertThat(player.name()).isEqualTo("random");
    }
  }
}
