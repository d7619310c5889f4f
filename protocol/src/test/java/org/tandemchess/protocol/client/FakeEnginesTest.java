package org.tandemchess.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.testkit.Leaks;
import org.tandemchess.testkit.engines.FakeEngine;
import org.tandemchess.testkit.engines.Habit;

/** Every dialect against engines that behave and engines that do not. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class FakeEnginesTest {
  private static final Patience SHORT = new Patience(1500, 1500);
  private static final Patience SHORT_READY = new Patience(60_000, 1500);

  private final RecordingLog log = new RecordingLog();

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    Leaks.assertNone("fake");
  }

  private EnginePlayer player(Dialect dialect, Habit habit, Patience patience) {
    EngineCommand command =
        new EngineCommand("fake", FakeEngine.command(dialect.word(), habit), Map.of());
    return (EnginePlayer) Engines.create(dialect, command, log, patience);
  }

  /** A table with a fake engine in the seat of White on A, and of Black on B where it can. */
  private Table table(Dialect dialect, EnginePlayer player) {
    Table table = new Table(Table.START, Table.PACE, log);
    return dialect.playsBothBoards()
        ? table.seat(player, Seat.A_WHITE, Seat.B_BLACK)
        : table.seat(player, Seat.A_WHITE);
  }

  private Table begun(Dialect dialect, Habit habit) throws Exception {
    return table(dialect, player(dialect, habit, Patience.DEFAULT)).begin();
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void playsGames(Dialect dialect) throws Exception {
    try (Table table = begun(dialect, Habit.GOOD)) {
      for (int move = 0; move < 5; move++) {
        assertThat(table.askAndPlay(BoardId.A).thought().depth()).as("%s", log).isPresent();
        table.playAny(BoardId.A);
      }
      table.again();
      table.askAndPlay(BoardId.A);
    }
  }

  @ParameterizedTest
  @CsvSource({"UBI", "UBI0", "UCI2"})
  void playsBothBoards(Dialect dialect) throws Exception {
    try (Table table = begun(dialect, Habit.GOOD)) {
      for (int move = 0; move < 3; move++) {
        table.askAndPlay(BoardId.A);
        table.playAny(BoardId.B);
        table.askAndPlay(BoardId.B);
        table.playAny(BoardId.A);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void enginesHearOnceByWhatRulesTheyPlay(Dialect dialect) throws Exception {
    EnginePlayer player = player(dialect, Habit.GOOD, Patience.DEFAULT);
    Table table = new Table(Table.START, RulePresets.FICS, Table.PACE, log);
    try (table) {
      if (dialect.playsBothBoards()) {
        table.seat(player, Seat.A_WHITE, Seat.B_BLACK);
      } else {
        table.seat(player, Seat.A_WHITE);
      }
      table.begin();
      table.askAndPlay(BoardId.A);
      table.again();
      table.askAndPlay(BoardId.A);
    }
    String option =
        switch (dialect) {
          case UBI, UBI0 -> "setoption name Rules value fics";
          case XBOARD -> "option Rules=fics";
          case UCI, UCI2 -> "";
        };
    if (option.isEmpty()) {
      assertThat(log.of(ProtocolLog.Kind.WARNING))
          .filteredOn(line -> line.contains("cannot be told to play by the rules of 'fics'"))
          .hasSize(1);
    } else {
      assertThat(log.of(ProtocolLog.Kind.SENT)).containsOnlyOnce(option);
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void passesOverGarbage(Dialect dialect) throws Exception {
    try (Table table = begun(dialect, Habit.GARBAGE)) {
      table.askAndPlay(BoardId.A);
      table.playAny(BoardId.A);
      table.askAndPlay(BoardId.A);
      assertThat(log.of(ProtocolLog.Kind.WARNING)).anyMatch(line -> line.contains("bytes ignored"));
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void survivesFloods(Dialect dialect) throws Exception {
    try (Table table = begun(dialect, Habit.FLOOD)) {
      table.askAndPlay(BoardId.A);
      table.playAny(BoardId.A);
      table.askAndPlay(BoardId.A);
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void swallowsSecondAnswers(Dialect dialect) throws Exception {
    EnginePlayer player = player(dialect, Habit.TWICE, Patience.DEFAULT);
    try (Table table = table(dialect, player).begin()) {
      for (int move = 0; move < 5; move++) {
        table.askAndPlay(BoardId.A);
        table.playAny(BoardId.A);
      }
      table.again();
      assertThat(player.swallowed()).as("%s", log).isEqualTo(5);
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void tellsOfCrashes(Dialect dialect) throws Exception {
    try (Table table = begun(dialect, Habit.CRASH)) {
      playToTheSeventhPly(table);
      PlayerException failure = table.failure();
      assertThat(failure.kind()).isEqualTo(PlayerException.Kind.CRASH);
      assertThat(failure).hasMessageContainingAll("status 3", "a bishop has fallen over");
      assertThat(table.within(300)).as("after the failure").isNull();
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void tellsOfClosedOutput(Dialect dialect) throws Exception {
    try (Table table = begun(dialect, Habit.CLOSE)) {
      playToTheSeventhPly(table);
      PlayerException failure = table.failure();
      assertThat(failure.kind()).isEqualTo(PlayerException.Kind.CRASH);
      assertThat(failure).hasMessageContaining("closed its output");
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void passesIllegalMovesOn(Dialect dialect) throws Exception {
    try (Table table = begun(dialect, Habit.ILLEGAL)) {
      playToTheSeventhPly(table);
      assertThat(table.answer(BoardId.A).decision()).isEqualTo(new Decision.Writes("a1h8"));
    }
  }

  private static void playToTheSeventhPly(Table table) throws InterruptedException {
    for (int move = 0; move < 3; move++) {
      table.askAndPlay(BoardId.A);
      table.playAny(BoardId.A);
    }
    table.ask(BoardId.A);
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void doesNotWaitForTheSilent(Dialect dialect) {
    try (Table table = table(dialect, player(dialect, Habit.SILENT, SHORT))) {
      assertThatThrownBy(table::begin)
          .isInstanceOfSatisfying(
              PlayerException.class,
              e -> assertThat(e.kind()).isEqualTo(PlayerException.Kind.NO_GREETING));
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void doesNotWaitForTheDeaf(Dialect dialect) {
    try (Table table = table(dialect, player(dialect, Habit.DEAF, SHORT_READY))) {
      assertThatThrownBy(table::begin)
          .isInstanceOfSatisfying(
              PlayerException.class,
              e -> assertThat(e.kind()).isEqualTo(PlayerException.Kind.HANG));
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void withdrawsFromTheSlow(Dialect dialect) throws Exception {
    EnginePlayer player = player(dialect, Habit.SLOW, Patience.DEFAULT);
    Table table = new Table(Table.START, new Pace.Clock(3_600_000, 0), log);
    try (table) {
      if (dialect.playsBothBoards()) {
        table.seat(player, Seat.A_WHITE, Seat.B_BLACK).begin();
      } else {
        table.seat(player, Seat.A_WHITE).begin();
      }
      table.ask(BoardId.A);
      assertThat(table.within(300)).isNull();
      table.again();
      assertThat(player.swallowed()).as("%s", log).isEqualTo(dialect == Dialect.UBI ? 0 : 1);
      table.ask(BoardId.A);
      assertThat(table.within(300)).isNull();
    }
  }

  @ParameterizedTest
  @CsvSource({"UBI0", "UCI", "UCI2"})
  void waitsForAnAnswerThatIsNotWanted(Dialect dialect) throws Exception {
    EnginePlayer player = player(dialect, Habit.IGNORE_STOP, Patience.DEFAULT);
    try (Table table = table(dialect, player).begin()) {
      table.ask(BoardId.A);
      table.ask(BoardId.A);
      table.playAnswer(BoardId.A);
      assertThat(player.swallowed()).as("%s", log).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void asksAgainAndHearsOneAnswer(Dialect dialect) throws Exception {
    try (Table table = begun(dialect, Habit.GOOD)) {
      for (int move = 0; move < 3; move++) {
        table.ask(BoardId.A);
        table.ask(BoardId.A);
        table.ask(BoardId.A);
        table.playAnswer(BoardId.A);
        assertThat(table.within(100)).as("%s", log).isNull();
        table.playAny(BoardId.A);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"UBI", "UBI0"})
  void hearsNothingForTheWrongBoard(Dialect dialect) throws Exception {
    EnginePlayer player = player(dialect, Habit.WRONG_BOARD, Patience.DEFAULT);
    try (Table table = table(dialect, player).begin()) {
      table.ask(BoardId.A);
      assertThat(table.within(1000)).as("%s", log).isNull();
      assertThat(player.swallowed()).isEqualTo(1);
    }
  }

  @Test
  void sitsWhereAJointMovePasses() throws Exception {
    try (Table table = begun(Dialect.UCI2, Habit.WRONG_BOARD)) {
      table.ask(BoardId.A);
      assertThat(table.answer(BoardId.A).decision()).isEqualTo(new Decision.Sits());
    }
  }

  @Test
  void endsTheWholeTree() throws Exception {
    begun(Dialect.UCI, Habit.CLINGING).close();
    Leaks.assertNone("fake");
  }

  @Test
  void keepsNoMoreThanSomeLinesForTheDeaf() throws Exception {
    EngineCommand command =
        new EngineCommand("fake", FakeEngine.command("uci", Habit.DEAF), Map.of());
    try (EngineProcess process = EngineProcess.start(command, log, new DeafEar())) {
      int sent = 0;
      while (process.send("isready") && sent < 100 * EngineInput.WAITING_LINES) {
        sent++;
      }
      assertThat(sent).isLessThan(100 * EngineInput.WAITING_LINES);
    }
  }

  private static final class DeafEar implements EngineProcess.Ear {
    @Override
    public void heard(String line, long nanos) {}

    @Override
    public void ended(String how) {}
  }

  @Test
  void saysThatACommandCannotBeStarted() {
    EngineCommand command = new EngineCommand("fake", List.of("no-such-engine-anywhere"), Map.of());
    try (Table table = new Table(Table.START, Table.PACE, log)) {
      table.seat(Engines.create(Dialect.UCI, command, log), Seat.A_WHITE);
      assertThatThrownBy(table::begin)
          .isInstanceOfSatisfying(
              PlayerException.class,
              e -> assertThat(e.kind()).isEqualTo(PlayerException.Kind.NOT_STARTED))
          .hasMessageContaining("no-such-engine-anywhere");
    }
  }

  @Test
  void warnsOfUnknownOptionsAndSetsKnownOnes() throws Exception {
    EngineCommand command =
        new EngineCommand(
            "fake", FakeEngine.command("ubi", Habit.GOOD), Map.of("hash", "32", "Contempt", "7"));
    try (Table table = new Table(Table.START, Table.PACE, log)) {
      table.seat(Engines.create(Dialect.UBI, command, log), Seat.A_WHITE).begin();
      assertThat(log.of(ProtocolLog.Kind.SENT)).contains("setoption name Hash value 32");
      assertThat(log.of(ProtocolLog.Kind.WARNING)).containsExactly("has no option 'Contempt'");
    }
  }

  @Test
  void startsAnotherProcessIfOneDiesBetweenGames() throws Exception {
    try (Table table = begun(Dialect.UCI, Habit.GOOD)) {
      table.askAndPlay(BoardId.A);
      table.end();
      ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
      while (log.of(ProtocolLog.Kind.REMARK).stream().noneMatch(line -> line.contains("status"))) {
        Thread.sleep(10);
      }
      table.begin();
      table.askAndPlay(BoardId.A);
    }
  }
}
