package org.tandemchess.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.testkit.Dialogue;

/** What engine authors type: counts of move trees, drawings, chances. */
@Timeout(60)
class UciAuthorTest {
  private static final int ENDLESS = 1_000_000;

  private final RunningSession session =
      new RunningSession(
          host ->
              new UciSession(
                  host, PriceBrain.factory(() -> new SteppingSearch(ENDLESS)), NoMove.NONE));
  private final Dialogue host = session.host();

  @AfterEach
  void close() {
    session.close();
  }

  /** Counts of the field: the Chess Programming Wiki, and Fairy-Stockfish for drops. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "chess; startpos; 1; 20; 20",
        "chess; startpos; 4; 20; 197281",
        "chess; startpos; 5; 20; 4865609",
        "chess; startpos moves e2e4; 2; 20; 600",
        "chess; fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1; 3; 48;"
            + " 97862",
        "chess; fen rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 3; 3; 0; 0",
        "crazyhouse; fen 2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1; 2; 301; 75353",
        "bughouse; startpos|startpos; 1; 400; 400",
        "bughouse; fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1|"
            + "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1; 2; 400; 160000",
      })
  void dividesCounts(String variant, String position, int depth, int moves, long sum) {
    host.send("setoption name UCI_Variant value " + variant);
    boolean both = position.equals("startpos|startpos");
    host.send(both ? "setoption name Team value white" : "position " + position);
    host.send(both ? "position startpos" : "", "go perft " + depth);
    List<String> lines = host.through("Nodes searched: ");
    assertThat(lines.getLast()).isEqualTo("Nodes searched: " + sum);
    assertThat(lines.get(lines.size() - 2)).isEmpty();
    List<String> counts = lines.subList(0, lines.size() - 2);
    assertThat(counts)
        .hasSize(moves)
        .allMatch(line -> line.matches("[()a-h1-8@PNBRQpnbrq,]+: \\d+"));
    assertThat(counts.stream().mapToLong(line -> Long.parseLong(line.split(": ", -1)[1])).sum())
        .isEqualTo(sum);
    assertThat(host.untilReady()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stop",
        "position startpos",
        "ucinewgame",
        "setoption name UCI_Variant value crazyhouse",
        "go depth 1",
        "go perft 1",
        "setoption name Team value white\nposition startpos\ngo depth 1",
      })
  void aCountEndsWithWhatEndsASearch(String order) {
    host.send("position startpos moves e2e4", "go perft 20");
    assertThat(host.untilReady()).noneMatch(line -> line.startsWith("Nodes"));
    host.send(order);
    host.expect("info string perft stopped");
    host.send("stop", "position startpos", "go depth 1");
    host.expect("bestmove ");
  }

  @Test
  void aSearchEndsWithACount() {
    host.send("go infinite");
    host.expect("info depth 2 ");
    host.send("go perft 1");
    assertThat(host.through("Nodes searched: 20")).anyMatch(line -> line.startsWith("bestmove "));
  }

  @Test
  void theEndOfTheInputLetsACountFinish() throws InterruptedException {
    host.send("position startpos", "go perft 4");
    host.endInput();
    assertThat(host.untilEnd()).last().isEqualTo("Nodes searched: 197281");
    session.awaitEnd();
  }

  @Test
  void quitEndsACount() throws InterruptedException {
    host.send("position startpos", "go perft 20", "quit");
    assertThat(host.untilEnd()).noneMatch(line -> line.startsWith("Nodes"));
    session.awaitEnd();
  }

  @ParameterizedTest
  @ValueSource(strings = {"go perft", "go perft x", "go perft 0", "go perft -1", "go perft 31"})
  void aCountOfNoDepthChangesNothing(String line) {
    host.send("go infinite");
    host.expect("info depth 2 ");
    host.send(line);
    host.expectUnless("info string go perft needs a depth from 1 to 30", "bestmove");
    host.send("stop");
    host.expect("bestmove ");
  }

  @Test
  void drawsABoard() {
    host.send("setoption name UCI_Variant value crazyhouse");
    host.send("position fen 4k3/8/8/8/8/8/8/R3K2Q~[Np] w - - 0 1 moves a1a8", "d");
    assertThat(host.untilReady())
        .containsSequence(
            " +---+---+---+---+---+---+---+---+",
            " | R |   |   |   | k |   |   |   | 8",
            " +---+---+---+---+---+---+---+---+")
        .contains(" |   |   |   |   | K |   |   | Q~| 1", "   a   b   c   d   e   f   g   h")
        .contains("Fen: R3k3/8/8/8/8/8/8/4K2Q~[Np] b - - 1 1", "Checkers: a8")
        .anyMatch(line -> line.matches("Key: [0-9A-F]{16}"));
    host.send("position startpos", "d");
    assertThat(host.untilReady()).contains("Checkers:");
  }

  @Test
  void drawsBothBoardsSideBySide() {
    host.send("setoption name Team value black", "position startpos moves 1e2e4 2f2f3 2e7e5", "d");
    assertThat(host.untilReady())
        .contains(
            " |   |   |   |   | P |   |   |   | 4   |   |   |   |   |   |   |   |   | 4",
            "Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 1 |"
                + " rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR[] w KQkq - 0 2",
            "Checkers:  |")
        .anyMatch(line -> line.matches("Key: [0-9A-F]{16} \\| [0-9A-F]{16}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "crazyhouse", "bughouse"})
  void showsChancesIfTheyAreWanted(String variant) {
    host.send("setoption name UCI_Variant value " + variant);
    host.send("setoption name UCI_ShowWDL value true", "position startpos", "go depth 3");
    assertThat(host.until("bestmove "))
        .isNotEmpty()
        .allMatch(line -> line.matches("info .* score cp \\d+ wdl \\d+ \\d+ \\d+ nodes .* pv .*"));
    host.send("setoption name UCI_ShowWDL value false", "go depth 3");
    assertThat(host.until("bestmove ")).noneMatch(line -> line.contains("wdl"));
  }
}
