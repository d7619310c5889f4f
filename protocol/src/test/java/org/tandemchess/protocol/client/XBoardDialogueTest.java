package org.tandemchess.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.testkit.Leaks;
import org.tandemchess.testkit.engines.FakeEngine;
import org.tandemchess.testkit.engines.Habit;

/** The exact lines that an XBoard engine is told. */
class XBoardDialogueTest {
  private static final String SET_UP =
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Pn] b KQkq - 0 1"
          + " | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

  /** So long that a busy machine does not make the player ask for the move. */
  private static final Pace PATIENT = new Pace.MoveTime(60_000);

  private final RecordingLog log = new RecordingLog();

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    Leaks.assertNone("fake");
  }

  private Table table(String bfen, Pace pace, Seat seat) throws Exception {
    return table(bfen, pace, seat, Habit.GOOD);
  }

  private Table table(String bfen, Pace pace, Seat seat, Habit habit) throws Exception {
    EngineCommand command =
        new EngineCommand("fake", FakeEngine.command("xboard", habit), Map.of("style", "2"));
    return new Table(bfen, pace, log)
        .seat(Engines.create(Dialect.XBOARD, command, log), seat)
        .begin();
  }

  @Test
  void startsWhite() throws Exception {
    try (Table table = table(Table.START, new Pace.Clock(90_500, 100), Seat.A_WHITE)) {
      assertThat(log.sentAfter("accepted done"))
          .containsExactly(
              "option Style=2",
              "new",
              "variant bughouse",
              "level 0 1:30 0.1",
              "post",
              "easy",
              "partner mate",
              "ping 1");
      table.askAndPlay(BoardId.A);
      assertThat(log.sentAfter("ping 1")).containsExactly("ping 2", "time 6000", "otim 6000", "go");
    }
  }

  @Test
  void holdsTheOpponentsMoveBackUntilAsked() throws Exception {
    try (Table table = table(Table.START, PATIENT, Seat.A_BLACK)) {
      table.play(BoardId.A, "e2e4");
      assertThat(log.sentAfter("ping 1")).isEmpty();
      table.askAndPlay(BoardId.A);
      assertThat(log.sentAfter("ping 1"))
          .containsExactly("ping 2", "time 6000", "otim 6000", "usermove e2e4");
    }
  }

  @Test
  void tellsHandsWhenAPieceArrives() throws Exception {
    try (Table table = table(Table.START, new Pace.Depth(3), Seat.A_BLACK)) {
      table.play(BoardId.B, "e2e4").play(BoardId.B, "d7d5").play(BoardId.B, "e4d5");
      assertThat(log.sentAfter("ping 1")).containsExactly("holding [] [P]");
      table.play(BoardId.A, "e2e4").play(BoardId.B, "d8d5");
      table.askAndPlay(BoardId.A);
      assertThat(log.sentAfter("holding [] [P]"))
          .containsExactly(
              "ping 2", "time 360000", "otim 360000", "holding [P] [P]", "usermove e2e4");
    }
  }

  @Test
  void keepsADropPossibleUntilItIsTold() throws Exception {
    try (Table table = table(Table.START, PATIENT, Seat.A_BLACK)) {
      table.play(BoardId.B, "e2e4").play(BoardId.B, "d7d5").play(BoardId.B, "a2a3");
      table.play(BoardId.B, "d5e4");
      table.play(BoardId.A, "p@e5").play(BoardId.B, "f1b5").play(BoardId.B, "c7c6");
      table.play(BoardId.B, "b5c6");
      table.ask(BoardId.A);
      assertThat(log.sentAfter("holding [P] []"))
          .containsExactly(
              "ping 2",
              "time 6000",
              "otim 6000",
              "holding [P] [P]",
              "usermove P@e5",
              "holding [] [P]");
      table.playAnswer(BoardId.A);
    }
  }

  @Test
  void updatesHandsOfAnEngineThatThinks() throws Exception {
    try (Table table = table(Table.START, new Pace.Clock(60_000, 0), Seat.A_WHITE, Habit.SLOW)) {
      table.ask(BoardId.A);
      table.play(BoardId.B, "e2e4").play(BoardId.B, "d7d5").play(BoardId.B, "a2a3");
      table.play(BoardId.B, "d5e4");
      table.ask(BoardId.A);
      assertThat(log.sentAfter("go")).containsExactly("time 6000", "otim 6000", "holding [P] []");
    }
  }

  @Test
  void setsPositionsUpWithoutHandsInTheFen() throws Exception {
    try (Table table = table(SET_UP, PATIENT, Seat.A_WHITE)) {
      assertThat(log.of(ProtocolLog.Kind.SENT))
          .containsSubsequence(
              "variant bughouse",
              "force",
              "setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
      table.play(BoardId.A, "n@e4");
      table.askAndPlay(BoardId.A);
      assertThat(log.sentAfter("ping 1"))
          .containsExactly(
              "ping 2",
              "holding [P] [N]",
              "usermove N@e4",
              "holding [P] []",
              "time 6000",
              "otim 6000",
              "go");
    }
  }

  @Test
  void passesWordsBothWays() throws Exception {
    try (Table table = table(Table.START, PATIENT, Seat.A_WHITE)) {
      table.hear(Seat.A_WHITE, "--n");
      assertThat(table.words("heard")).isEqualTo("heard --n");
    }
  }

  @Test
  void introducesEnginesBeforeTheGame() throws Exception {
    try (Table table = table(Table.START, new Pace.Clock(60_000, 0), Seat.A_WHITE)) {
      assertThat(table.words("partner")).isEqualTo("partner Fake is an engine");
    }
  }

  @Test
  void tellsTheResult() throws Exception {
    try (Table table = table(Table.START, PATIENT, Seat.A_WHITE)) {
      table.end();
      assertThat(log.of(ProtocolLog.Kind.SENT)).endsWith("result 1/2-1/2 {agreement}", "force");
    }
  }

  @Test
  void refusesNodeLimits() {
    assertThatThrownBy(() -> table(Table.START, new Pace.Nodes(100), Seat.A_WHITE))
        .isInstanceOf(PlayerException.class)
        .hasMessageContaining("knows no node limit");
  }

  @Test
  void keepsSmallTalkToItself() {
    assertThat(XBoardText.isSmallTalk("Sorry, but I don't understand that command.")).isTrue();
    assertThat(XBoardText.isSmallTalk("Ok, I'm moving.")).isTrue();
    for (String words : List.of("---trades", "go", "partner Fairy-Stockfish is an engine.")) {
      assertThat(XBoardText.isSmallTalk(words)).as(words).isFalse();
    }
  }

  @Test
  void readsWhatEnginesSayOfSitting() {
    assertThat(SittingWords.of("sitting (N@g2 with mate). Tell me \"sitting\" if no stuff comes"))
        .contains(new SittingWords("sitting", false));
    assertThat(SittingWords.of("I am forcedly mated (dead). Tell me 'go' to start moving"))
        .contains(new SittingWords("go", false));
    assertThat(SittingWords.of("Ok, I sit next move. Tell me when to go."))
        .contains(new SittingWords("go", true));
    for (String other : List.of("Ok, I'm moving.", "x", "time 2997", "You can trade freely.")) {
      assertThat(SittingWords.of(other)).as(other).isEmpty();
    }
  }
}
