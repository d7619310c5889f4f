package org.tandemchess.rules.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameEnd.Reason;

class GameStateTest {
  private static final GameState START = GameState.start(RuleSet.BUGHOUSE);

  private static GameState play(GameState state, BoardId board, String... moves) {
    GameState now = state;
    for (String move : moves) {
      now = now.play(board, MoveText.parse(move, now.position(), board));
    }
    return now;
  }

  @Test
  void remembersMovesOfBothBoardsInOrder() {
    GameState state =
        play(play(play(START, BoardId.A, "e2e4"), BoardId.B, "d2d4"), BoardId.A, "e7e5");
    assertThat(state.moves())
        .extracting(move -> move.board() + MoveText.ubi(move.move()))
        .containsExactly("Ae2e4", "Bd2d4", "Ae7e5");
    assertThat(state.startPosition()).isEqualTo(START.position());
    assertThat(START.moves()).isEmpty();
  }

  @Test
  void carriesTheClocksUntilTheyAreToldAnew() {
    Clocks clocks = Clocks.of(1000, 2000, -5, 4000);
    GameState state = play(START.withClocks(clocks), BoardId.A, "e2e4");
    assertThat(START.clocks()).isEqualTo(Clocks.NONE);
    assertThat(state.clocks()).isEqualTo(clocks);
    assertThat(clocks.millis(Seat.B_WHITE)).isEqualTo(-5);
    assertThat(clocks.with(Seat.B_BLACK, 7)).isEqualTo(Clocks.of(1000, 2000, -5, 7));
  }

  @Test
  void aFlagLosesForTheTeam() {
    GameEnd end = START.flag(Seat.B_BLACK).end().orElseThrow();
    assertThat(end).isEqualTo(GameEnd.lostBy(Seat.B_BLACK, Reason.FLAG));
    assertThat(end.winner()).contains(Team.BLACK_A);
  }

  @Test
  void twoFlagsOfOneTeamLoseAndOfBothTeamsDraw() {
    GameEnd lost = START.flag(Set.of(Seat.A_WHITE, Seat.B_BLACK)).end().orElseThrow();
    assertThat(lost.winner()).contains(Team.BLACK_A);
    GameEnd drawn = START.flag(Set.of(Seat.A_WHITE, Seat.B_WHITE)).end().orElseThrow();
    assertThat(drawn).isEqualTo(GameEnd.draw(Reason.FLAG));
    assertThatThrownBy(() -> START.flag(Set.of())).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void afterTheEndNothingIsLegalAndNoOtherEndCounts() {
    GameState resigned = START.resign(Seat.A_BLACK);
    assertThat(resigned.flag(Seat.A_WHITE).end())
        .contains(GameEnd.lostBy(Seat.A_BLACK, Reason.RESIGNATION));
    Move move = MoveText.parse("e2e4", START.position(), BoardId.B);
    assertThatThrownBy(() -> resigned.play(BoardId.B, move))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("RESIGNATION");
  }

  @Test
  void anIllegalMoveSaysWhichAndWhere() {
    Move move = Move.normal(0, 40);
    assertThatThrownBy(() -> START.play(BoardId.B, move))
        .isInstanceOfSatisfying(
            IllegalMoveException.class, e -> assertThat(e.move()).isEqualTo(move))
        .hasMessageContaining("board B");
    assertThatThrownBy(() -> START.play(BoardId.A, new Move.Pass()))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void theThirdOccurrenceDrawsInChess() {
    GameState chess = GameState.start(RuleSet.CHESS);
    String[] cycle = {"g1f3", "g8f6", "f3g1", "f6g8"};
    GameState twice = play(chess, BoardId.A, cycle);
    assertThat(twice.occurrences(BoardId.A)).isEqualTo(2);
    assertThat(twice.end()).isEmpty();
    assertThat(play(twice, BoardId.A, cycle).end()).contains(GameEnd.draw(Reason.REPETITION));
    GameState bughouse = play(play(START, BoardId.A, cycle), BoardId.A, cycle);
    assertThat(bughouse.end()).isEmpty();
    assertThat(bughouse.occurrences(BoardId.A)).isEqualTo(3);
    assertThat(bughouse.occurrences(BoardId.B)).isEqualTo(1);
  }
}
