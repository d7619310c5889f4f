package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Position;
import org.tandemchess.testkit.Dialogue;

/** UBI as hosts speak it to the real program, in both dialects and with their habits. */
@Timeout(120)
class UbiLauncherIT {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
  private static final String FULL_HANDS =
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QNPqp] w KQkq - 0 1";
  private static final String HANGING_QUEEN =
      "r1b1kb1r/ppp2ppp/2n5/3qp3/8/2N2N2/PPPP1PPP/R1BQKB1R[QNPqp] w KQkq - 0 7";
  private static final String LATER =
      "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R[NNPp] w KQkq - 4 5";
  private static final String SICILIAN =
      "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 1";
  private static final String QUEENS_GAMBIT =
      "rnbqkb1r/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR[Qbpp] b KQkq - 0 3";
  private static final Pattern CENTIPAWNS = Pattern.compile(" score cp (-?\\d+)");

  @ParameterizedTest
  @ValueSource(strings = {START, FULL_HANDS})
  void thePipedExampleShowsAMove(String bfen) throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("ubi", "isready", "ubinewgame", "position board A bfen " + bfen);
      host.send("go board A", "quit");
      host.expect("ubiok");
      host.expect("readyok");
      assertLegal(host.expect("bestmove board A "), bfen);
      assertThat(host.untilEnd()).isEmpty();
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void aPipedScriptWithoutQuitFinishesItsSearch() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("position board A startpos", "go board A");
      host.endInput();
      List<String> lines = host.untilEnd();
      assertThat(lines.getLast()).startsWith("bestmove board A ");
      assertThat(lines).anyMatch(line -> line.startsWith("info board A depth 4 "));
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void winsSomethingWithFullHandsWithinASecond() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("position board A bfen " + HANGING_QUEEN, "go board A movetime 1000");
      List<String> lines = host.until("bestmove board A ");
      String last = lines.getLast();
      Matcher score = CENTIPAWNS.matcher(last);
      assertThat(last.contains(" score mate ") || score.find() && number(score) > 700)
          .as(last)
          .isTrue();
    }
  }

  @Test
  void theSingleBoardSessionOfTheOlderDialect() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      greet(host);
      host.send("position board A bfen " + START);
      host.send("clock white_A 180000", "clock black_A 180000");
      host.send("clock white_B 180000", "clock black_B 180000");
      host.send("go board A movetime 300");
      assertLegal(host.expect("bestmove board A "), START);
      host.send("position board A bfen " + SICILIAN, "clock white_A 177000");
      host.send("clock black_A 177000", "partnermsg need n urgency medium");
      host.send("go board A movetime 300");
      assertLegal(host.expect("bestmove board A "), SICILIAN);
      host.send("position board A bfen " + LATER, "clock white_A 165000", "clock black_A 168000");
      host.send("go board A movetime 250");
      List<String> lines = host.through("bestmove board A ");
      assertLegal(lines.getLast(), LATER);
      assertThat(lines).anyMatch(line -> line.contains(" reserve_value 700"));
      host.send("quit");
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void theTwoBoardSessionOfTheNewerDialect() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      greet(host);
      for (String boardA : List.of("startpos", LATER)) {
        host.send(
            "position " + boardA + " | " + QUEENS_GAMBIT + " clock 180000 180000 180000 180000");
        host.send("go board A movetime 300", "go board B movetime 300");
        List<String> lines = host.through("bestmove board ");
        assertThat(lines).anyMatch(line -> line.startsWith("info board A "));
        assertThat(lines).anyMatch(line -> line.startsWith("info board B "));
        boolean first = lines.getLast().startsWith("bestmove board A ");
        String second = host.expect("bestmove board " + (first ? "B " : "A "));
        assertThat(second).doesNotContain("ponder").doesNotContain("none");
        assertLegal(first ? second : lines.getLast(), QUEENS_GAMBIT);
      }
      host.send("quit");
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void theHostInTheFieldGetsALogOfTheGame(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path log = folder.resolve("a log.txt");
    try (TandemProcess tandem =
        new TandemProcess("--game-id", "g-17", "--log-file", log.toString())) {
      Dialogue host = tandem.host();
      host.send("ubi");
      host.expect("ubiok");
      host.send("ubinewgame", "metadata match_id bench 1");
      assertThat(host.untilReady()).isEmpty();
      host.send("position startpos | startpos clock 60000 60000 60000 60000", "go board B");
      host.expect("bestmove board B ");
      host.send("metadata game_result win", "quit");
      assertThat(tandem.exitValue()).isZero();
    }
    List<String> lines = Files.readAllLines(log);
    String head = "\\{\"time\":\"\\d{4}-\\S+Z\",\"game\":\"g-17\",\"type\":\"";
    assertThat(lines).allMatch(line -> line.matches(head + ".*}"));
    assertThat(lines.getFirst()).endsWith("\"type\":\"session\",\"protocol\":\"ubi\"}");
    assertThat(lines).anyMatch(line -> line.endsWith("\"type\":\"in\",\"text\":\"go board B\"}"));
    assertThat(lines)
        .anyMatch(line -> line.contains("\"type\":\"out\",\"text\":\"bestmove board B "));
    assertThat(lines)
        .anyMatch(line -> line.contains("\"type\":\"move\",\"board\":\"B\",\"move\":\""));
    assertThat(lines)
        .anyMatch(
            line ->
                line.endsWith(
                    "\"type\":\"game_end\",\"result\":\"win\",\"metadata\":"
                        + "{\"game_result\":\"win\",\"match_id\":\"bench 1\"}}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ubi", "uci", "xboard"})
  void aLogThatCannotBeWrittenIsToldOnceAndChangesNothing(String protocol, @TempDir Path folder)
      throws InterruptedException {
    try (TandemProcess tandem =
        new TandemProcess("--protocol", protocol, "--log-file", folder.toString())) {
      Dialogue host = tandem.host();
      String remark = protocol.equals("xboard") ? "# " : "info string ";
      assertThat(host.expect(remark)).contains("the log ends here: " + folder);
      switch (protocol) {
        case "ubi" -> host.send("position startpos | startpos", "go board A depth 2");
        case "uci" -> host.send("position startpos", "go depth 2");
        default -> host.send("new", "sd 2", "go");
      }
      host.expectUnless(protocol.equals("xboard") ? "move " : "bestmove", remark + "the log");
      host.send("quit");
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void answersWhileBothBoardsThink() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("position startpos | startpos clock 600000 600000 600000 600000");
      host.send("go board A infinite", "go board B infinite");
      host.expect("info board A depth 3 ");
      for (int i = 0; i < 50; i++) {
        assertThat(host.untilReady()).allMatch(line -> line.startsWith("info board "));
      }
      host.send("stop");
      host.untilReady();
      assertThat(host.untilReady()).isEmpty();
    }
  }

  @Test
  void aStopRightBehindAGoIsAnsweredEachTime() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("stop", "position board A startpos");
      for (int i = 0; i < 50; i++) {
        host.send("go board A infinite", "stop", "stop");
        assertLegal(host.expect("bestmove board A "), START);
      }
      assertThat(host.untilReady()).isEmpty();
    }
  }

  @Test
  void survivesBadInputWithoutAWordTooMany() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.sendBytes("\uFEFFubi\r\nisrea".getBytes(StandardCharsets.UTF_8));
      host.expect("ubiok");
      host.sendBytes("dy\r\n".getBytes(StandardCharsets.UTF_8));
      host.expect("readyok");
      host.send("position board A startpos moves" + " e2e4".repeat(200_000));
      assertThat(host.untilReady()).hasSize(1).allMatch(line -> line.startsWith("info string "));
      host.send("x".repeat(1 << 20), "go board", "position", "setoption");
      assertThat(host.untilReady()).hasSize(4).allMatch(line -> line.startsWith("info string "));
      host.sendBytes(new byte[] {(byte) 0xC3, '\n', (byte) 0xFF, (byte) 0xFE, '\r', '\n'});
      assertThat(host.untilReady()).hasSize(2).allMatch(line -> line.startsWith("info string "));
      host.send("go board A wtime -5 depth 0");
      assertLegal(host.expect("bestmove board A "), START);
      host.endInput();
      assertThat(host.untilEnd()).isEmpty();
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void optionsOfAllKindsMayBeSetDuringASearch() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("position board A startpos", "go board A infinite");
      host.expect("info board A depth 3 ");
      host.send("setoption name Hash value 8", "setoption name Threads value 2");
      host.send("setoption name MultiPV value 2", "setoption name Move Overhead value 100");
      assertThat(host.untilReady()).allMatch(line -> line.startsWith("info board A "));
      host.send("stop");
      host.expect("bestmove board A ");
      host.send("go board A depth 3");
      List<String> lines = host.until("bestmove board A ");
      assertThat(lines).anyMatch(line -> line.endsWith(" multipv 2"));
      host.send("setoption name Hash value 16", "ubinewgame", "go board A depth 3");
      host.expect("bestmove board A ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"clock", "infinite"})
  void quitEndsAnySearch(String kind) throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("position startpos | startpos clock 6000000 6000000 6000000 6000000");
      host.send(kind.equals("clock") ? "go board A" : "go board A infinite", "go board B infinite");
      host.expect("info board A depth 3 ");
      host.send("quit");
      assertThat(host.untilEnd())
          .filteredOn(line -> line.startsWith("bestmove"))
          .hasSize(kind.equals("clock") ? 1 : 0);
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void ponderingSavesWorkOnTheNextRequest() {
    long cold = nodesToDepthSeven(false);
    long warm = nodesToDepthSeven(true);

    // How much is saved depends on how deep the machine got meanwhile.
    assertThat(warm).isLessThan(cold * 3 / 4);
  }

  /** Board A is pondered, if at all, while board B thinks for a while. */
  private static long nodesToDepthSeven(boolean ponder) {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("setoption name Ponder value " + ponder);
      host.send("position startpos | startpos clock 60000 60000 60000 60000");
      host.send("go board B movetime 1000");
      host.expectUnless("bestmove board B ", "info board A");
      host.send("setoption name Ponder value false", "go board A depth 7");
      String last = host.until("bestmove board A ").getLast();
      Matcher nodes = Pattern.compile(" nodes (\\d+)").matcher(last);
      assertThat(nodes.find()).as(last).isTrue();
      return Long.parseLong(nodes.group(1));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--nonsense", "--game-id", "--log-file"})
  void wrongArgumentsEndItWithStatusTwo(String argument) throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess(argument)) {
      assertThat(tandem.host().untilEnd()).isEmpty();
      assertThat(tandem.exitValue()).isEqualTo(2);
    }
  }

  private static void greet(Dialogue host) {
    host.send("ubi");
    host.expect("id name ");
    host.expect("ubiok");
    host.send("setoption name Hash value 32", "setoption name TeamMessageMode value full");
    host.send("ubinewgame");
    assertThat(host.untilReady()).isEmpty();
  }

  private static void assertLegal(String bestMove, String bfen) {
    Position position = Position.of(Bfen.parseBoard(bfen).setup(), RuleSet.BUGHOUSE);
    String text = bestMove.split(" ", -1)[3];
    assertThat(position.isLegal(BoardId.A, MoveText.parse(text, position, BoardId.A))).isTrue();
  }

  private static int number(Matcher matcher) {
    return Integer.parseInt(matcher.group(1));
  }
}
