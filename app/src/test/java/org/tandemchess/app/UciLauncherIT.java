package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.testkit.Dialogue;

/** UCI as hosts speak it to the real program, with their habits. */
@Timeout(120)
class UciLauncherIT {
  private static final String CRAZYHOUSE_START =
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

  @ParameterizedTest
  @ValueSource(strings = {"chess", "crazyhouse", "bughouse"})
  void playsAGameAgainstItself(String variant) throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci");
      host.expect("uciok");
      host.send("setoption name UCI_Variant value " + variant, "ucinewgame", "isready");
      host.expect("readyok");
      RuleSet rules = RulePresets.named(variant).orElseThrow();
      Position position = Position.start(rules);
      List<String> moves = new ArrayList<>();
      while (moves.size() < 24 && !position.legalMoves(BoardId.A).isEmpty()) {
        String played = moves.isEmpty() ? "" : " moves " + String.join(" ", moves);
        host.send("position startpos" + played, "isready");
        host.expect("readyok");
        host.send("go wtime 900 btime 900 winc 5 binc 5");
        List<String> lines = host.through("bestmove ");
        assertThat(lines.getFirst()).startsWith("info depth ").contains(" score ");
        String text = lines.getLast().split(" ", -1)[1];
        Move move = MoveText.parse(text, position, BoardId.A);
        assertThat(MoveText.uci(move)).isEqualTo(text);
        position = position.play(BoardId.A, move);
        moves.add(text);
      }
      host.send("quit");
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void playsCrazyhouseAsABridgeAsksForIt() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.sendBytes("uci\r\n".getBytes(StandardCharsets.US_ASCII));
      host.expect("uciok");
      host.send("setoption name Hash value 32", "ucinewgame", "isready");
      host.expect("readyok");
      host.send("setoption name UCI_Variant value crazyhouse");
      host.send("position fen " + CRAZYHOUSE_START + " moves e2e4 d7d5 e4d5 d8d5");
      host.send("go wtime 60000 btime 60000 winc 0 binc 0", "isready");
      host.expectUnless("readyok", "bestmove");
      host.send("stop");
      host.expect("bestmove ");
      host.send("position fen " + CRAZYHOUSE_START + " moves e2e4 d7d5 e4d5 d8d5 b1c3 d5e5");
      host.send("go ponder wtime 2000 btime 2000");
      host.expect("info depth 4 ");
      assertThat(host.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
      host.send("ponderhit");
      host.expect("bestmove ");
      host.endInput();
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "chess; r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4; h5f7",
        "crazyhouse; 7k/8/5K2/8/8/8/8/8[Q] w - - 0 1; Q@g7",
      })
  void findsAMateAndSaysSo(String variant, String fen, String mate) {
    try (TandemProcess tandem = new TandemProcess("--protocol", "uci")) {
      Dialogue host = tandem.host();
      host.send("setoption name UCI_Variant value " + variant, "position fen " + fen);
      host.send("go depth 4");
      List<String> lines = host.through("bestmove ");
      assertThat(lines.get(lines.size() - 2)).contains(" score mate 1 ");
      assertThat(lines.getLast()).isEqualTo("bestmove " + mate);
    }
  }

  @Test
  void tellsItsBestLinesInOrder() {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("uci", "setoption name MultiPV value 3", "position startpos", "go depth 5");
      List<String> lines =
          host.until("bestmove ").stream().filter(line -> line.startsWith("info depth ")).toList();
      assertThat(lines).hasSize(15);
      for (int i = 0; i < lines.size(); i++) {
        String[] words = lines.get(i).split(" ", -1);
        assertThat(words[2]).isEqualTo(String.valueOf(i / 3 + 1));
        assertThat(words[6]).isEqualTo(String.valueOf(i % 3 + 1));
      }
    }
  }

  @Test
  void changesOverToTheProtocolThatGreetsNext() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess()) {
      Dialogue host = tandem.host();
      host.send("ubi", "position startpos | startpos", "go board A infinite", "uci");
      assertThat(host.through("info string ").getLast()).contains("uci");
      host.send("stop", "go board A movetime 1");
      host.expect("bestmove board A ");
      host.send("uci", "position startpos", "go depth 2");
      host.expect("uciok");
      host.expectUnless("bestmove ", "bestmove board");
      host.send("ubi", "go board B movetime 1");
      host.expect("ubiok");
      host.expect("bestmove board B ");
      host.send("quit");
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void staysWithTheProtocolThatTheArgumentsName() {
    try (TandemProcess tandem = new TandemProcess("--protocol", "ubi")) {
      Dialogue host = tandem.host();
      host.send("uci", "ubi");
      assertThat(host.through("ubiok")).noneMatch(line -> line.equals("uciok"));
    }
  }

  @Test
  void wrongProtocolsEndItWithStatusTwo() throws InterruptedException {
    try (TandemProcess tandem = new TandemProcess("--protocol", "telepathy")) {
      assertThat(tandem.host().untilEnd()).isEmpty();
      assertThat(tandem.exitValue()).isEqualTo(2);
    }
  }
}
