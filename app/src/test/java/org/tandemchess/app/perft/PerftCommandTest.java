package org.tandemchess.app.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.app.Outcome;

class PerftCommandTest {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
  private static final String TABLE =
      """
      # variant, FEN, depth, nodes
      chess\tPOSITION\t1\t48
      chess\tPOSITION\t2\t2040\tone too many
      chess\tPOSITION\t3\t97862
      """
          .replace("POSITION", KIWIPETE);

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 20", "3, 8902", "4, 197281"})
  void countsTheStartPosition(String depth, long nodes) {
    Outcome outcome = Outcome.of("perft", depth);

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .singleElement()
        .asString()
        .matches("nodes " + nodes + " time_ms \\d+ nps \\d+");
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "5"})
  void countsTheSameWithAnyNumberOfThreads(String threads) {
    Outcome outcome = Outcome.of("perft", "4", "--fen", KIWIPETE, "--threads", threads, "--divide");

    assertThat(outcome.out().getLast()).startsWith("nodes 4085603 time_ms ");
    assertThat(outcome.out()).contains("e1g1: 86975", "f3f5: 104992").hasSize(49);
  }

  @Test
  void listsRootMovesByTheirText() {
    String fen = "7k/8/8/8/8/8/8/7K[N] w - - 0 1";

    Outcome outcome = Outcome.of("perft", "2", "--divide", "--variant", "BUGHOUSE", "--fen", fen);

    List<String> moves = outcome.out().subList(0, outcome.out().size() - 1);
    assertThat(moves).startsWith("N@a1: 3", "N@a2: 3").endsWith("h1h2: 3").isSorted();
    assertThat(outcome.out().getLast()).startsWith("nodes ");
  }

  @ParameterizedTest
  @CsvSource({"bughouse, 53", "modern, 45", "dutch, 51"})
  void countsByTheRulesOfASheet(String rules, long nodes) {
    String fen = "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1";

    assertThat(Outcome.of("perft", "1", "--rules", rules, "--fen", fen).out().getFirst())
        .startsWith("nodes " + nodes + " ");
    assertThat(
            Outcome.of("perft", "1", "--joint", "--rules", rules, "--fen", fen + " | startpos")
                .out()
                .getFirst())
        .startsWith("nodes " + nodes * 20 + " ");
  }

  @Test
  void listsAMoveThatLeavesNoReply() {
    Outcome outcome =
        Outcome.of("perft", "4", "--divide", "--fen", "7k/8/6K1/8/8/8/8/R7 w - - 0 1");

    assertThat(outcome.out()).contains("a1a8: 0");
  }

  @Test
  void writesCastlingOfChess960AsKingOntoRook() {
    Outcome outcome =
        Outcome.of(
            "perft",
            "1",
            "--divide",
            "--variant",
            "chess960",
            "--fen",
            "4k3/8/8/8/8/8/8/4K2R w H -");

    assertThat(outcome.out()).contains("e1h1: 1", "e1f1: 1");
  }

  @Test
  void countsBothBoardsAtOnce() {
    Outcome start = Outcome.of("perft", "2", "--joint", "--threads", "2");
    Outcome fed =
        Outcome.of(
            "perft", "1", "--joint", "--divide", "--fen", "7k/8/8/8/8/8/7P/7K w - - | startpos");

    assertThat(start.out().getLast()).startsWith("nodes 160000 time_ms ");
    assertThat(fed.out()).contains("(h2h4,e2e4): 1").last().asString().startsWith("nodes 80 ");
  }

  @Test
  void notesWhatItRepaired() {
    Outcome outcome = Outcome.of("perft", "1", "--fen", "7k/8/8/8/8/8/8/7K w K - 0 1");

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).singleElement().asString().startsWith("note: --fen: castling 'h1'");
  }

  @Test
  void namesEveryRowThatDiffers(@TempDir Path folder) throws IOException {
    Path table = Files.writeString(folder.resolve("table.tsv"), TABLE);

    Outcome all = Outcome.of("perft", "--suite", table.toString(), "--threads", "2");
    Outcome small = Outcome.of("perft", "--suite", table.toString(), "--max-nodes", "100");

    assertThat(all.code()).isEqualTo(1);
    assertThat(all.out())
        .startsWith(
            "line 3, chess, depth 2, " + KIWIPETE + ": expected 2040, found 2039",
            "3 rows, 1 bad, 99949 nodes")
        .last()
        .asString()
        .matches("nodes 99949 time_ms \\d+ nps \\d+");
    assertThat(small.code()).isZero();
    assertThat(small.out()).startsWith("2 rows above 100 nodes skipped", "1 rows, 0 bad, 48 nodes");
  }

  @Test
  void namesEveryRowThatItCannotRead(@TempDir Path folder) throws IOException {
    Path table =
        Files.writeString(folder.resolve("table.tsv"), TABLE + "go\t8/8\t1\t1\nchess\t\t\n");

    Outcome outcome = Outcome.of("perft", "--suite", table.toString());

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err())
        .hasSizeGreaterThanOrEqualTo(2)
        .contains(
            "tandem perft: --suite "
                + table
                + ": line 5, variant 'go': expected one of "
                + "chess, chess960, crazyhouse, bughouse, chess.com, fics, pychess, international,"
                + " modern, hivemind, dutch, wbn, kuppenheim, in-hand")
        .last(STRING)
        .contains("line 6, row 'chess??'");
  }

  @Test
  void toleratesAnEmptyTable(@TempDir Path folder) throws IOException {
    Path table = Files.write(folder.resolve("table.tsv"), List.of("# nothing"));

    assertThat(Outcome.of("perft", "--suite", table.toString()).out())
        .startsWith("0 rows, 0 bad, 0 nodes");
  }
}
