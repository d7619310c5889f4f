package org.tandemchess.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.Pace;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/** What is read from lines of engines and written for them. */
class ClientTextTest {

  @ParameterizedTest
  @CsvSource({
    "info depth 7 seldepth 9 multipv 1 score cp 487 nodes 4243 pv b1c3 b8c6, 7, 487, 4243",
    "info board A depth 2 score mate 3 nodes 9 pv cp 3, 2, 99997, 9",
    "info board A depth 2 score mate -2 nodes 9, 2, -99998, 9",
    "info depth 0 score mate 0 nodes 0, 0, -100000, 0",
  })
  void readsInformation(String line, int depth, int score, long nodes) {
    assertThat(ThoughtText.isScored(line)).isTrue();
    assertThat(ThoughtText.info(line)).isEqualTo(thought(depth, score, nodes));
  }

  @Test
  void passesOverInformationThatIsNotTheBestLine() {
    assertThat(ThoughtText.isScored("info depth 9 multipv 2 score cp 3 nodes 1")).isFalse();
    assertThat(ThoughtText.isScored("info depth 9 score cp 3 lowerbound nodes 1")).isFalse();
    assertThat(ThoughtText.isScored("info depth 9 currmove e2e4")).isFalse();
    assertThat(ThoughtText.info("info depth x score cp 99999999999999999999 nodes -"))
        .isEqualTo(Thought.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "1 1900 0 215 1 107500 0, 1, 1900, 215",
    "3    -181     3     4092  Bb4+ P@c3 Be7 <Nd2>, 3, -181, 4092",
    "9. 100004 12 777 Qh5, 9, 99996, 777",
    "9& -100001 12 777 Qh5, 9, -99999, 777",
    "5 999998 12 777 Qh5, 5, 100000, 777",
  })
  void readsThinkingOutput(String line, int depth, int score, long nodes) {
    assertThat(ThoughtText.xboard(line)).isEqualTo(thought(depth, score, nodes));
  }

  @Test
  void passesOverOtherLinesOfXBoard() {
    for (String line : new String[] {"8 | *R | *N |", "1-0 {White mates}", "", "move e2e4"}) {
      assertThat(ThoughtText.isXBoard(line)).as(line).isFalse();
      assertThat(ThoughtText.xboard(line)).as(line).isEqualTo(Thought.NONE);
    }
  }

  private static Thought thought(int depth, int score, long nodes) {
    return new Thought(OptionalInt.of(depth), OptionalInt.of(score), OptionalLong.of(nodes));
  }

  @Test
  void readsFeatures() {
    XBoardFeatures features = new XBoardFeatures();
    features.declare("done=0");
    assertThat(features.wantsTime()).isTrue();
    features.declare("ping=1 usermove=0 myname=Fairy-Stockfish variants=\"chess, bughouse\"");
    features.declare("option=\"Skill Level -spin 20 -20 20\" option=\"Ponder -check 0\"");
    features.declare("option=\"Clear Hash -button\" memory=1 done=1");
    assertThat(features.isDone()).isTrue();
    assertThat(features.is("ping", false)).isTrue();
    assertThat(features.is("usermove", true)).isFalse();
    assertThat(features.is("time", true)).isTrue();
    assertThat(features.text("myname")).contains("Fairy-Stockfish");
    assertThat(features.plays("bughouse")).isTrue();
    assertThat(features.plays("atomic")).isFalse();
    assertThat(features.setting("skill level", "3")).contains("option Skill Level=3");
    assertThat(features.setting("Ponder", "true")).contains("option Ponder=1");
    assertThat(features.setting("Clear Hash", "")).contains("option Clear Hash");
    assertThat(features.setting("Hash", "64")).contains("memory 64");
    assertThat(features.setting("Threads", "2")).isEmpty();
  }

  @Test
  void readsOptions() {
    DeclaredOptions options = new DeclaredOptions();
    options.declare("option name UCI_Variant type combo default chess var chess var bughouse");
    options.declare("option name Clear Hash type button");
    options.declare("option nonsense");
    assertThat(options.allows("uci_variant", "bughouse")).isTrue();
    assertThat(options.allows("UCI_Variant", "atomic")).isFalse();
    assertThat(options.setting("clear hash", "1")).contains("setoption name Clear Hash");
    assertThat(options.setting("Threads", "1")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "60000, 0, level 0 1 0",
    "90500, 100, level 0 1:30 0.1",
    "5000, 50, level 0 0:05 0.05",
    "300, 2000, level 0 0:01 2",
    "7200000, 0, level 0 120 0",
  })
  void writesLevels(long base, long increment, String line) {
    assertThat(XBoardText.level(new Pace.Clock(base, increment))).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource({
    "e2e4, e2e4",
    "N@e5, N@e5",
    "Nf3, g1f3",
    "exd5, e4d5",
    "e4xd5, e4d5",
    "O-O, e1g1",
    "@h3, @h3",
    "Qh9, Qh9",
  })
  void readsMovesInCoordinatesAndSan(String said, String move) {
    Position position =
        Position.of(
            Bfen.parse("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQK1NR[N] w KQkq - 0 1 | startpos")
                .setup(),
            RuleSet.BUGHOUSE);
    Position castling =
        Position.of(
            Bfen.parse("4k3/8/8/8/8/8/8/4K2R[] w K - 0 1 | startpos").setup(), RuleSet.BUGHOUSE);
    assertThat(XBoardText.read(said, said.equals("O-O") ? castling : position, BoardId.A))
        .isEqualTo(move);
  }

  @Test
  void logsToAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("protocol.log");
    try (FileProtocolLog log = new FileProtocolLog(file)) {
      log.line("one", ProtocolLog.Kind.SENT, "go");
      log.line("one", ProtocolLog.Kind.RECEIVED, "x".repeat(10_000));
      log.line("two", ProtocolLog.Kind.STDERR, "oh");
    }
    assertThat(Files.readAllLines(file))
        .satisfiesExactly(
            line -> assertThat(line).matches("\\d+ one >> go"),
            line -> assertThat(line).matches("\\d+ one << x+\\.\\.\\.").hasSizeLessThan(4200),
            line -> assertThat(line).matches("\\d+ two !! oh"));
  }
}
