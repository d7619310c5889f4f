package org.tandemchess.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;

class ArbiterTest {
  private static final Set<Seat> TEAM_WHITE_A = Set.of(Seat.A_WHITE, Seat.B_BLACK);
  private static final Set<Seat> TEAM_BLACK_A = Set.of(Seat.A_BLACK, Seat.B_WHITE);

  private final ScriptedTable table = new ScriptedTable("", "");
  private final Arbiter arbiter =
      new Arbiter(table.start, table.players, GameRules.of(new Pace.Nodes(1)));

  private Answer answer(BoardId board, Decision decision) {
    return new Answer(board, arbiter.turn(board), decision, Thought.NONE, 0);
  }

  private void judge(BoardId board, Decision decision) {
    arbiter.judge(answer(board, decision), OptionalLong.empty(), 0);
  }

  private Decision.Plays move(BoardId board, String text) {
    return new Decision.Plays(MoveText.parse(text, arbiter.state().position(), board));
  }

  @Test
  void playsAMoveAndATextAlike() {
    judge(BoardId.A, move(BoardId.A, "e2e4"));
    judge(BoardId.B, new Decision.Writes("e2e4"));

    assertThat(arbiter.outcome()).isEmpty();
    assertThat(arbiter.played())
        .extracting(MoveRecord::seat)
        .containsExactly(Seat.A_WHITE, Seat.B_WHITE);
    assertThat(arbiter.played().getFirst().move()).isEqualTo(arbiter.played().getLast().move());
    assertThat(arbiter.turn(BoardId.A)).isOne();
    assertThat(arbiter.seatToMove(BoardId.A)).isEqualTo(Seat.A_BLACK);
  }

  @Test
  void aMoveThatIsNotLegalLosesTooWhoeverMadeIt() {
    GameState later = table.start.play(BoardId.A, move(BoardId.A, "e2e4").move());
    Move ofBlack = MoveText.parse("e7e5", later.position(), BoardId.A);
    judge(BoardId.A, new Decision.Plays(ofBlack));

    GameOutcome outcome = arbiter.outcome().orElseThrow();
    assertThat(outcome.cause()).isEqualTo(Cause.ILLEGAL_MOVE);
    assertThat(outcome.loser()).contains(Seat.A_WHITE);
    assertThat(arbiter.played()).isEmpty();
  }

  @Test
  void sittingChangesNothing() {
    judge(BoardId.A, new Decision.Sits());

    assertThat(arbiter.state()).isSameAs(table.start);
    assertThat(arbiter.outcome()).isEmpty();
  }

  @Test
  void anAnswerCountsForItsTurnAndItsSeatOnly() {
    Answer first = answer(BoardId.A, new Decision.Writes("e2e4"));

    assertThat(arbiter.isCurrent(first, TEAM_WHITE_A)).isTrue();
    assertThat(arbiter.isCurrent(first, TEAM_BLACK_A)).isFalse();
    judge(BoardId.A, first.decision());
    assertThat(arbiter.isCurrent(first, TEAM_WHITE_A)).isFalse();
    assertThat(arbiter.isCurrent(answer(BoardId.B, first.decision()), TEAM_BLACK_A)).isTrue();
    arbiter.end(GameOutcome.draw(Cause.AGREEMENT));
    assertThat(arbiter.isCurrent(answer(BoardId.B, first.decision()), TEAM_BLACK_A)).isFalse();
  }

  @Test
  void theFirstEndStands() {
    arbiter.fail(
        TEAM_BLACK_A, new PlayerException(PlayerException.Kind.HANG, "has not said 'readyok'"));
    judge(BoardId.A, new Decision.Resigns());

    assertThat(arbiter.outcome())
        .contains(GameOutcome.lostBy(Seat.A_BLACK, Cause.HANG, "has not said 'readyok'"));
  }

  @Test
  void wordsGoToThePartnerAcrossTheTable() {
    ScriptedTable four = new ScriptedTable("", "");
    ScriptedPlayer partner = new ScriptedTable("", "").whiteA;
    Map<Seat, Player> players = new EnumMap<>(four.players);
    players.put(Seat.B_BLACK, partner);
    Arbiter other = new Arbiter(four.start, players, GameRules.of(new Pace.Nodes(1)));

    other.passOn(Set.of(Seat.A_WHITE), BoardId.A, "need n");
    other.passOn(TEAM_BLACK_A, BoardId.A, "to myself");

    assertThat(partner.heard).containsExactly("B need n");
    assertThat(four.whiteA.heard).isEmpty();
    assertThat(four.blackA.heard).isEmpty();
  }
}
