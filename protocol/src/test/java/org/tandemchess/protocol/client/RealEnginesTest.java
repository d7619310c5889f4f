package org.tandemchess.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.testkit.Leaks;

/**
 * Engines of the field, each through a scripted match. Where they are not installed the tests are
 * skipped, but not where {@code CI} is set.
 */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class RealEnginesTest {
  /** White on A has a mate by dropping the knight that it holds. */
  private static final String DROP_MATE =
      "6rk/6pp/8/8/8/8/P7/K7[NPq] w - - 0 1 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq"
          + " - 0 1";

  private final RecordingLog log = new RecordingLog();

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    Leaks.assertNone("real");
  }

  private Player player(Dialect dialect, String program) {
    Path path = Path.of("/usr/games", program);
    if (!Files.isExecutable(path)) {
      String ci = System.getenv("CI");
      String message = program + " is not installed";
      if (ci == null || ci.isEmpty()) {
        Assumptions.abort(message);
      } else {
        Assertions.fail(message);
      }
    }
    EngineCommand command =
        new EngineCommand("real " + program, List.of(path.toString()), Map.of());
    return Engines.create(dialect, command, log);
  }

  @ParameterizedTest
  @CsvSource({"UCI, fairy-stockfish", "XBOARD, fairy-stockfish", "XBOARD, sjeng"})
  void playsWhiteAndDropsWhatArrivesWhileItThinks(Dialect dialect, String program)
      throws Exception {
    try (Table table = new Table(Table.START, new Pace.MoveTime(300), log)) {
      table.seat(player(dialect, program), Seat.A_WHITE).begin();
      table.askAndPlay(BoardId.A);
      table.play(BoardId.B, "e2e4").play(BoardId.B, "d7d5").playAny(BoardId.A);
      table.ask(BoardId.A);
      table.play(BoardId.B, "g1f3").play(BoardId.B, "d5e4");
      table.ask(BoardId.A);
      table.playAnswer(BoardId.A);
      for (int move = 0; move < 4; move++) {
        table.playAny(BoardId.A);
        table.askAndPlay(BoardId.A);
      }
      assertThat(log.of(ProtocolLog.Kind.WARNING)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"UCI, fairy-stockfish", "XBOARD, fairy-stockfish", "XBOARD, sjeng"})
  void playsBlackAgainstDrops(Dialect dialect, String program) throws Exception {
    try (Table table = new Table(Table.START, new Pace.Clock(3_000, 100), log)) {
      table.seat(player(dialect, program), Seat.A_BLACK).begin();
      table.play(BoardId.A, "e2e4").askAndPlay(BoardId.A);
      table.play(BoardId.B, "e2e4").play(BoardId.B, "d7d5").play(BoardId.B, "g1f3");
      table.play(BoardId.B, "d5e4");
      table.play(BoardId.A, "p@h6").askAndPlay(BoardId.A);
      for (int move = 0; move < 3; move++) {
        table.playAny(BoardId.A);
        table.askAndPlay(BoardId.A);
      }
      assertThat(log.of(ProtocolLog.Kind.WARNING)).isEmpty();
      table.again();
      table.play(BoardId.A, "d2d4").askAndPlay(BoardId.A);
    }
  }

  @ParameterizedTest
  @CsvSource({"UCI, fairy-stockfish", "XBOARD, fairy-stockfish", "XBOARD, sjeng"})
  void findsAMateByADropFromAPositionWithHands(Dialect dialect, String program) throws Exception {
    try (Table table = new Table(DROP_MATE, new Pace.Depth(4), log)) {
      table.seat(player(dialect, program), Seat.A_WHITE).begin();
      Answer answer = table.askAndPlay(BoardId.A);
      assertThat(answer.decision()).isIn(new Decision.Writes("N@f7"), new Decision.Writes("n@f7"));
      assertThat(answer.thought().depth()).isPresent();
      assertThat(table.state().end()).isPresent();
    }
  }
}
