package org.tandemchess.play.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameEnd;

/** Whole games of scripted players, boards in turn and by the clock. */
class GameRunnerTest {
  private static final GameRules IN_TURN = GameRules.of(new Pace.Nodes(1));
  private static final GameRules BY_CLOCK = GameRules.of(new Pace.Clock(60_000, 0));

  private static PlayedGame game(GameRules rules, String boardA, String boardB)
      throws InterruptedException {
    return new ScriptedTable(boardA, boardB).play(rules);
  }

  @Test
  void mateOnOneBoardEndsTheMatch() throws Exception {
    PlayedGame game = game(IN_TURN, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7", "a2a3 a7a6 a3a4 a6a5");

    assertThat(game.outcome()).isEqualTo(GameOutcome.lostBy(Seat.A_BLACK, Cause.CHECKMATE, ""));
    assertThat(game.outcome().token()).isEqualTo("1-0");
    assertThat(game.moves()).hasSize(11);
    assertThat(game.last().end()).contains(GameEnd.lostBy(Seat.A_BLACK, GameEnd.Reason.CHECKMATE));
  }

  @Test
  void aCheckThatADropCouldBlockIsWaitedOut() throws Exception {
    // White on A is out of moves until Black on B takes a pawn.
    PlayedGame game =
        game(
            IN_TURN,
            "f2f3 e7e5 g2g4 d8h4 P@g3 resign",
            "e2e4 d7d5 b1c3 a7a6 a2a3 a6a5 a3a4 d5e4 sit sit sit");

    assertThat(game.outcome().cause()).isEqualTo(Cause.RESIGNATION);
    assertThat(game.outcome().loser()).contains(Seat.A_BLACK);
    assertThat(game.moves().getLast().seat()).isEqualTo(Seat.A_WHITE);
    assertThat(MoveText.ubi(game.moves().getLast().move())).isEqualTo("p@g3");
  }

  @Test
  void anIllegalMoveLoses() throws Exception {
    GameOutcome outcome = game(IN_TURN, "e2e4 e7e6", "e2e5").outcome();

    assertThat(outcome.cause()).isEqualTo(Cause.ILLEGAL_MOVE);
    assertThat(outcome.loser()).contains(Seat.B_WHITE);
    assertThat(outcome.detail()).contains("e2e5");
  }

  @Test
  void whoGivesUpLosesForTheTeam() throws Exception {
    GameOutcome outcome = game(IN_TURN, "e2e4 e7e5 a2a3", "d2d4 resign").outcome();

    assertThat(outcome).isEqualTo(GameOutcome.lostBy(Seat.B_BLACK, Cause.RESIGNATION, ""));
    assertThat(outcome.token()).isEqualTo("0-1");
  }

  @Test
  void aCrashLoses() throws Exception {
    assertThat(game(IN_TURN, "e2e4 crash", "").outcome())
        .isEqualTo(GameOutcome.lostBy(Seat.A_BLACK, Cause.CRASH, "gone for good"));
  }

  @Test
  void whoDoesNotAppearLoses() throws Exception {
    GameOutcome outcome = game(IN_TURN, "absent", "").outcome();

    assertThat(outcome.cause()).isEqualTo(Cause.CRASH);
    assertThat(outcome.loser()).contains(Seat.A_WHITE);
  }

  @Test
  void whoNeverAnswersIsHung() throws Exception {
    GameRules impatient = new GameRules(IN_TURN.pace(), 0, 50, 100, Adjudication.NONE);

    assertThat(game(impatient, "silent", "").outcome())
        .isEqualTo(GameOutcome.lostBy(Seat.A_WHITE, Cause.HANG, "no answer"));
  }

  @Test
  void whenAllSitTheGameIsDrawn() throws Exception {
    assertThat(game(IN_TURN, "", "").outcome()).isEqualTo(GameOutcome.draw(Cause.DEADLOCK));
  }

  @Test
  void aTeamThatSitsOnBothBoardsLoses() throws Exception {
    assertThat(game(IN_TURN, "", "e2e4").outcome())
        .isEqualTo(GameOutcome.lostBy(Seat.A_WHITE, Cause.DEADLOCK, "both seats wait"));
  }

  @Test
  void anAnswerToAnotherTurnIsPassedOver() throws Exception {
    PlayedGame game = game(IN_TURN, "late", "");

    assertThat(game.moves()).isEmpty();
    assertThat(game.outcome().cause()).isEqualTo(Cause.DEADLOCK);
  }

  @Test
  void agreedScoresEndTheGame() throws Exception {
    GameRules agreeing = new GameRules(IN_TURN.pace(), 0, 10_000, 100, new Adjudication(500, 3));

    // Centipawns are of the mover: White's +900 and Black's -800 agree.
    PlayedGame game = game(agreeing, "e2e4=100 e7e5=-800 d2d4=900 a7a6=-700", "e2e4 e7e5 a2a3");

    assertThat(game.outcome())
        .isEqualTo(GameOutcome.lostBy(Seat.A_BLACK, Cause.ADJUDICATION, "agreed scores"));
    assertThat(game.moves()).hasSize(7);
  }

  @Test
  void theGameIsDrawnAtThePlyLimit() throws Exception {
    GameRules brief = GameRules.selfPlay(IN_TURN.pace(), 4);
    PlayedGame game = game(brief, "e2e4 e7e5 d2d4", "e2e4 e7e5 d2d4");

    assertThat(game.outcome()).isEqualTo(GameOutcome.draw(Cause.PLY_LIMIT));
    assertThat(game.moves()).hasSize(4);
    assertThat(game.last().end()).isEmpty();
  }

  @Test
  void playersAreToldWhatWasPlayedAndHowItEnded() throws Exception {
    ScriptedTable table = new ScriptedTable("e2e4 d7d5 e4d5 resign", "a2a3 a7a6");
    table.play(IN_TURN);

    assertThat(table.whiteA.seats()).containsExactlyInAnyOrder(Seat.A_WHITE, Seat.B_BLACK);
    assertThat(table.whiteA.told).hasSize(5).isEqualTo(table.blackA.told);
    // What White takes on A, their partner, Black on B, may drop.
    assertThat(table.whiteA.told.getLast().after().position().reserveCount(Seat.B_BLACK, Role.PAWN))
        .isOne();
    assertThat(table.blackA.end)
        .isEqualTo(GameEnd.lostBy(Seat.A_BLACK, GameEnd.Reason.RESIGNATION));
  }

  @Test
  void aPlayerOfBothTeamsIsRefused() {
    ScriptedTable table = new ScriptedTable("", "");
    Map<Seat, Player> same = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      same.put(seat, table.whiteA);
    }

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GameRunner(IN_TURN).play(table.start, same, 1));
  }

  @Test
  void byTheClockASeatIsAskedAgainWhenAPieceArrives() throws Exception {
    ScriptedTable table = new ScriptedTable("silent resign", "e2e4 d7d5 a2a3 d5e4");
    PlayedGame game = table.play(BY_CLOCK);

    assertThat(game.outcome()).isEqualTo(GameOutcome.lostBy(Seat.A_WHITE, Cause.RESIGNATION, ""));
    assertThat(table.whiteA.asked.stream().filter(request -> request.board() == BoardId.A))
        .extracting(request -> request.turn())
        .containsExactly(0, 0);
    assertThat(
            table.whiteA.asked.getLast().state().position().reserveCount(Seat.A_WHITE, Role.PAWN))
        .isOne();
    assertThat(game.moves()).allMatch(move -> move.clockMillis().orElseThrow() <= 60_000);
  }

  @Test
  void theFlagOfASilentSeatFalls() throws Exception {
    GameRules quick = GameRules.of(new Pace.Clock(1, 0));
    GameOutcome outcome = game(quick, "silent", "silent").outcome();

    assertThat(outcome).isEqualTo(GameOutcome.lostBy(Seat.A_WHITE, Cause.FLAG, ""));
    assertThat(outcome.isTimeLoss()).isTrue();
  }

  @Test
  void aFlagThatFallsWhileAPieceIsWaitedForIsNoTimeLoss() throws Exception {
    ScriptedTable mated = new ScriptedTable("f2f3 e7e5 g2g4 d8h4", "");
    PlayedGame before = mated.play(IN_TURN);
    ScriptedTable table = new ScriptedTable("", "");
    GameOutcome outcome =
        new GameRunner(GameRules.of(new Pace.Clock(1, 0)))
            .play(before.last(), table.players, 1)
            .outcome();

    assertThat(outcome.loser()).contains(Seat.A_WHITE);
    assertThat(outcome.cause()).isEqualTo(Cause.FLAG);
    assertThat(outcome.isTimeLoss()).isFalse();
    assertThat(table.whiteA.asked).as("nobody without a move is asked").isEmpty();
    assertThat(Objects.requireNonNull(table.whiteA.end).winner()).contains(Seat.A_BLACK.team());
  }
}
