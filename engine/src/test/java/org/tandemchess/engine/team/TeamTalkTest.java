package org.tandemchess.engine.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.TeamMessage.Danger;
import org.tandemchess.engine.brain.TeamMessage.Haste;
import org.tandemchess.engine.brain.TeamMessage.Urgency;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.eval.Evaluators;

class TeamTalkTest {
  private static final Score EVEN = Score.centipawns(0);
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

  private final TeamTalk talk = new TeamTalk();

  @Test
  void asksForTheCheapestPieceThatMates() {
    assertThat(news("6rk/6pp/8/8/8/8/8/6K1[] w - - 0 1", EVEN, Clocks.NONE))
        .contains(new TeamMessage.Need(Role.KNIGHT, Urgency.HIGH));
    assertThat(news("6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1", EVEN, Clocks.NONE))
        .noneMatch(TeamMessage.Need.class::isInstance);
  }

  @Test
  void asksForAnyPieceWhenOnlyABlockHelps() {
    assertThat(news("R5k1/5ppp/8/8/8/8/8/4K3[] b - - 1 1", EVEN, Clocks.NONE))
        .contains(new TeamMessage.Need(Role.KNIGHT, Urgency.HIGH));
  }

  @Test
  void countsMaterialWithReservesForTheSideToMove() {
    assertThat(news("4k3/8/8/8/8/8/8/4K2R[Qpp] w - - 0 1", EVEN, Clocks.NONE))
        .contains(new TeamMessage.Material(1200));
    assertThat(news("4k3/8/8/8/8/8/8/4K2R[Qpp] b - - 0 1", EVEN, Clocks.NONE))
        .contains(new TeamMessage.Material(-1200));
  }

  @Test
  void readsDangerFromTheScore() {
    assertThat(dangers(Score.centipawns(-49))).isEmpty();
    assertThat(dangers(Score.centipawns(-50))).containsExactly(Danger.LOW);
    assertThat(dangers(Score.centipawns(-100))).containsExactly(Danger.MEDIUM);
    assertThat(dangers(Score.centipawns(-200))).containsExactly(Danger.HIGH);
    assertThat(dangers(Score.centipawns(-500))).containsExactly(Danger.CRITICAL);
    assertThat(dangers(new Score.Mate(-3))).containsExactly(Danger.CRITICAL);
    assertThat(dangers(new Score.Mate(3))).isEmpty();
    assertThat(dangers(new Score.Waiting(0))).containsExactly(Danger.CRITICAL);
    assertThat(dangers(new Score.Waiting(3))).isEmpty();
  }

  @Test
  void hurriesAPartnerWhoIsShortOfTimeAndBehind() {
    Clocks behind = Clocks.of(60_000, 60_000, 9_000, 8_000);
    Clocks ahead = Clocks.of(60_000, 60_000, 8_000, 9_000);
    Clocks rich = Clocks.of(60_000, 60_000, 60_000, 50_000);

    assertThat(news(START, EVEN, behind)).contains(new TeamMessage.PlayFast(Haste.TIME));
    assertThat(news(START, EVEN, ahead)).noneMatch(TeamMessage.PlayFast.class::isInstance);
    assertThat(news(START, EVEN, rich)).noneMatch(TeamMessage.PlayFast.class::isInstance);
  }

  @Test
  void saysNothingTwiceUntilItIsNewAgain() {
    assertThat(news(START, Score.centipawns(-60), Clocks.NONE)).hasSize(2);
    assertThat(news(START, Score.centipawns(-70), Clocks.NONE)).isEmpty();
    assertThat(news(START, EVEN, Clocks.NONE)).isEmpty();
    assertThat(news(START, Score.centipawns(-60), Clocks.NONE))
        .containsExactly(new TeamMessage.Threat(Danger.LOW));
    talk.forget();
    assertThat(news(START, Score.centipawns(-60), Clocks.NONE)).hasSize(2);
  }

  @Test
  void saysNothingOfMutedKinds() {
    Score bad = Score.centipawns(-60);
    talk.mute(Set.of(TeamMessage.Kind.MATERIAL));
    assertThat(news(START, bad, Clocks.NONE)).containsExactly(new TeamMessage.Threat(Danger.LOW));
    talk.mute(Set.of(TeamMessage.Kind.THREAT));
    assertThat(news(START, bad, Clocks.NONE)).containsExactly(new TeamMessage.Material(0));
    talk.mute(Set.of());
    assertThat(news(START, bad, Clocks.NONE)).containsExactly(new TeamMessage.Threat(Danger.LOW));
  }

  private List<Danger> dangers(Score score) {
    talk.forget();
    return news(START, score, Clocks.NONE).stream()
        .filter(TeamMessage.Threat.class::isInstance)
        .map(message -> ((TeamMessage.Threat) message).danger())
        .toList();
  }

  @Test
  void asksForWhatIsWorthMoreThanUsualByHowMuch() {
    assertThat(needs(0, 0, 0, 0, 0)).isEmpty();
    assertThat(needs(120, 265, 240 + 49, 310, 525)).isEmpty();
    assertThat(needs(120, 265, 240 + 50, 310, 525))
        .containsExactly(new TeamMessage.Need(Role.BISHOP, Urgency.LOW));
    assertThat(needs(120 + 99, 265, 240, 310 + 100, 525))
        .containsExactly(new TeamMessage.Need(Role.ROOK, Urgency.MEDIUM));
    assertThat(needs(120, 265 + 150, 240, 310, 525 + 200))
        .containsExactly(new TeamMessage.Need(Role.QUEEN, Urgency.HIGH));
  }

  @Test
  void wantsThePartnerToWaitWhereAPieceMoreWouldMateUs() {
    Acquisition deadly =
        new Acquisition(BoardId.A, 4, 100, side(0, 0, 0, 0, 0), side(0, 1_900, 0, 0, 0));

    assertThat(news(START, EVEN, deadly, Clocks.NONE))
        .contains(new TeamMessage.Stall(OptionalInt.empty()));
    talk.forget();
    assertThat(news(START, new Score.Mate(-2), deadly, Clocks.NONE))
        .noneMatch(TeamMessage.Stall.class::isInstance);
  }

  private List<TeamMessage> needs(int... impacts) {
    talk.forget();
    Acquisition known = new Acquisition(BoardId.A, 4, 100, side(impacts), Acquisition.Side.NOTHING);
    return news(START, EVEN, known, Clocks.NONE).stream()
        .filter(TeamMessage.Need.class::isInstance)
        .toList();
  }

  private static Acquisition.Side side(int... impacts) {
    return new Acquisition.Side(
        Arrays.stream(impacts).mapToObj(impact -> new Acquisition.Prospect(0, 0, impact)).toList(),
        Evaluators.USUAL.usualImpacts());
  }

  private List<TeamMessage> news(String bfen, Score score, Clocks clocks) {
    return news(bfen, score, Acquisition.unknown(BoardId.A), clocks);
  }

  private List<TeamMessage> news(String bfen, Score score, Acquisition known, Clocks clocks) {
    Position position = Position.of(Bfen.parseBoard(bfen).setup(), RuleSet.BUGHOUSE);
    Board board = position.boardCopy(BoardId.A);
    long key = board.key();
    List<TeamMessage> news =
        talk.news(Seat.of(BoardId.A, position.turn(BoardId.A)), board, score, known, clocks);
    assertThat(board.key()).isEqualTo(key);
    return news;
  }
}
