package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.testkit.Dialogue;

/** Habits of hosts, bridges and match runners; docs/conformance.md says which is which. */
@Timeout(120)
class UciHabitsIT {
  private static final Pattern INFO =
      Pattern.compile(
          "info depth \\d{1,3} seldepth \\d{1,3} multipv 1 score (cp -?\\d+|mate -?\\d+) nodes \\d+"
              + " nps \\d+ hashfull \\d{1,4} time \\d+ pv( \\S+)+");
  private static final Pattern BEST = Pattern.compile("bestmove (\\S+)( ponder (\\S+))?");
  private static final String CRAZYHOUSE_START =
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

  /** Without a banner or an empty line before, between or behind. */
  @Test
  void commandsPastedInOneGoAreAnsweredInTheirOrder() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci", "isready", "ucinewgame", "position startpos", "go depth 3");
      List<String> lines = host.through("bestmove ");
      assertThat(lines).noneMatch(String::isBlank);
      assertThat(lines.getFirst()).startsWith("id name ");
      assertThat(lines).containsSubsequence("uciok", "readyok");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"go infinite", "go ponder", "go wtime 600000 btime 600000"})
  void quitEndsAnySearch(String go) throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci", "position startpos", go);
      host.expect("info depth ");
      host.send("quit");
      host.untilEnd();
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void stopAndQuitEndWellAndASignalEndsItToo() throws InterruptedException {
    try (TandemProcess stopped = new TandemProcess();
        TandemProcess killed = new TandemProcess()) {
      stopped.host().send("uci", "go infinite", "stop", "quit");
      assertThat(stopped.host().untilEnd()).anyMatch(line -> line.startsWith("bestmove "));
      assertThat(stopped.exitValue()).isZero();
      killed.host().send("uci", "go infinite");
      killed.host().expect("info depth 3 ");
      killed.signal("TERM");
      killed.host().untilEnd();
      assertThat(killed.exitValue()).isEqualTo(128 + 15);
    }
  }

  /** A host pauses engines by a signal, and a laptop sleeps: the clock has jumped. */
  @Test
  void aProcessThatWasPausedStillMoves() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci", "position startpos", "go wtime 600000 btime 600000");
      host.expect("info depth 2 ");
      tandem.signal("STOP");
      Thread.sleep(300);
      tandem.signal("CONT");
      host.send("isready");
      host.expectUnless("readyok", "bestmove");
      host.send("stop", "go movetime 5");
      host.expect("bestmove ");
      host.expect("bestmove ");
    }
  }

  @Test
  void aGameMayEndInMidSearch() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci", "position startpos", "go wtime 600000 btime 600000");
      host.expect("info depth 2 ");
      host.send("stop", "isready", "ucinewgame", "setoption name UCI_Variant value crazyhouse");
      host.send("position startpos moves e2e4", "go depth 3");
      host.expect("readyok");
      assertThat(host.expect("bestmove ")).doesNotContain("bestmove e2e4");
      assertThat(host.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
    }
  }

  @Test
  void optionsInAnyOrderAndFormDoNoHarm() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci");
      host.expect("uciok");
      for (int i = 0; i < 20; i++) {
        host.send("setoption name Hash value " + (900 + i), "setoption name Threads value 2");
      }
      host.send("setoption name UCI_Chess960 value true", "setoption name Hash value 8");
      host.send("position startpos", "go infinite");
      host.expect("info depth 1 ");
      host.send("setoption name  mOVE   overhead  value 100", "setoption name THREADS value 0");
      host.send("setoption name UCI_Variant", "setoption name SyzygyPath", "setoption name Hash");
      host.send("setoption name UCI_Opponent value none none computer Name", "setoption");
      host.send("setoption name UCI_Opponent value <empty>", "setoption name Hash value -7");
      host.send("setoption name Hash value 9", "isready");
      List<String> lines = host.until("readyok");
      assertThat(lines).noneMatch(line -> line.contains("internal"));
      assertThat(lines.stream().filter(line -> line.startsWith("info string ")))
          .allMatch(line -> line.matches(".*(unknown|missing|needs|Variant).*"));
      host.send("position startpos", "go depth 3");
      // The variant ended the first search, whose answer may have come before we were ready.
      long answers = lines.stream().filter(line -> line.startsWith("bestmove ")).count();
      for (long i = answers; i < 2; i++) {
        host.expect("bestmove ");
      }
      assertThat(host.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
    }
  }

  /** The client of a server that analyses games never greets. */
  @Test
  void analysesForAClientThatNeverGreets() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("setoption name UCI_Chess960 value true", "isready");
      host.expect("readyok");
      host.send("ucinewgame", "setoption name UCI_AnalyseMode value true");
      host.send("setoption name UCI_Variant value crazyhouse", "setoption name MultiPV value 1");
      host.send("setoption name Skill Level value 20");
      host.send("position fen " + CRAZYHOUSE_START + " moves ", "go nodes 2000 depth 4");
      List<String> lines = host.through("bestmove ");
      assertThat(lines.get(lines.size() - 2)).contains(" score ").contains(" pv ");
    }
  }

  /** A board in a browser sends every option that it knows, and the variant before each game. */
  @Test
  void playsForAPageThatSendsAllItsOptions() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci");
      host.expect("uciok");
      host.send(
          "setoption name UCI_AnalyseMode value false", "setoption name Use NNUE value false");
      host.send("isready");
      host.expect("readyok");
      for (String variant : List.of("crazyhouse", "bughouse", "chess")) {
        host.send("setoption name UCI_Variant value " + variant, "ucinewgame");
        String hands = variant.equals("chess") ? "" : "[]";
        host.send(
            "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
                + hands
                + " w KQkq - 0 1 moves e2e4 d7d5",
            "go depth 3");
        host.expect("bestmove ");
      }
    }
  }

  /** A runner pings before each move, tells increments in both orders, and one clock alone. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "wtime 100",
        "btime 100",
        "winc 10 binc 10 wtime 100 btime 100",
        "wtime 100 btime 100 winc 10 binc 10",
        "wtime 1 btime 1 winc 1 binc 1",
        "wtime 1000 btime 1000 movestogo 40 winc 10 binc 10",
        "movetime 20 depth 3 wtime 60000 btime 60000",
        "depth 2 wtime 4294967295 btime 60000",
      })
  void obeysLimitsInAllTheirForms(String limits) {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci", "ucinewgame");
      for (String position : List.of("startpos", "startpos moves e2e4 e7e5 g1f3")) {
        host.send("position " + position, "isready");
        host.expect("readyok");
        host.send("go " + limits);
        assertThat(host.until("bestmove ").getLast()).startsWith("info depth ").contains(" score ");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "chess, r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "chess, 8/8/8/8/8/4k3/4p3/4K3 b - - 0 1",
    "crazyhouse, 7k/8/5K2/8/8/8/8/8[Q] w - - 0 1",
    "crazyhouse, r1bqk2r/pppp1ppp/2n2n2/4p3/1bB1P3/2N2N2/PPPP1PPP/R1BQK2R[Pp] w KQkq - 4 5",
    "bughouse, r1bqk2r/pppp1ppp/2n2n2/4p3/1bB1P3/2N2N2/PPPP1PPP/R1BQK2R[QNqn] w KQkq - 4 5",
  })
  void everyLineOfASearchIsSound(String variant, String fen) {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci", "setoption name UCI_Variant value " + variant, "position fen " + fen);
      host.send("setoption name Threads value 2", "isready");
      host.expect("readyok");
      host.send("go depth 7");
      List<String> lines = host.through("bestmove ");
      Position position =
          Position.of(Bfen.parseBoard(fen).setup(), RulePresets.named(variant).orElseThrow());
      List<String> infos = lines.subList(0, lines.size() - 1);
      assertThat(infos).isNotEmpty().allMatch(line -> INFO.matcher(line).matches());
      String variation = "";
      for (String line : infos) {
        variation = line.substring(line.indexOf(" pv ") + " pv ".length());
        assertPlayable(variation, position);
      }
      Matcher best = BEST.matcher(lines.getLast());
      assertThat(best.matches()).as(lines.getLast()).isTrue();
      assertThat(variation.split(" ", -1)[0]).isEqualTo(best.group(1));
      assertPlayable(best.group(1) + (best.group(3) == null ? "" : " " + best.group(3)), position);
    }
  }

  /** Fails unless moves can be played one after the other, written as we write them. */
  private static void assertPlayable(String moves, Position start) {
    Position position = start;
    for (String text : moves.split(" ", -1)) {
      Move move = MoveText.parse(text, position, BoardId.A);
      assertThat(MoveText.uci(move)).isEqualTo(text);
      position = position.play(BoardId.A, move);
    }
  }
}
