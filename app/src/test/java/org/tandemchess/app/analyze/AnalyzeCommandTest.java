package org.tandemchess.app.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tandemchess.app.Json;
import org.tandemchess.app.Outcome;
import org.tandemchess.app.output.Screen;
import org.tandemchess.app.output.VisibleLines;
import org.tandemchess.search.api.Score;

class AnalyzeCommandTest {
  private static final String MATE_IN_ONE = "6rk/6pp/8/6N1/8/8/8/6K1[] w - - 0 1 | startpos";
  private static final String MATED = "6rk/5Npp/8/8/8/8/8/6K1[] b - - 0 1 | startpos";
  private static final String HANGING = "4k3/8/8/3n4/8/4N3/8/4K3[] w - - 0 1 | startpos";
  private static final String WAITING = "R5k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1 | startpos";

  @Test
  void drawsBothBoardsAsThePlayersSit() {
    Outcome outcome =
        Outcome.of(
            "analyze",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[NNqp] w KQkq - 0 1"
                + " | 4k3/8/8/8/8/8/8/Q~3K3[Pr] b - - 0 1",
            "--depth",
            "1");

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .startsWith(
            "   Board A                     Board B",
            "   Black [qp]                  White [P]",
            " 8 r n b q k b n r           1 . . . K . . . Q~",
            " 7 p p p p p p p p           2 . . . . . . . .",
            " 6 . . . . . . . .           3 . . . . . . . .",
            " 5 . . . . . . . .           4 . . . . . . . .",
            " 4 . . . . . . . .           5 . . . . . . . .",
            " 3 . . . . . . . .           6 . . . . . . . .",
            " 2 P P P P P P P P           7 . . . . . . . .",
            " 1 R N B Q K B N R           8 . . . k . . . .",
            "   a b c d e f g h             h g f e d c b a",
            "   White [NN] to move          Black [r] to move",
            "");
  }

  @Test
  void showsLinesAndTheMovesToPlay() {
    Outcome outcome = Outcome.of("analyze", MATE_IN_ONE, "--depth", "4");

    assertThat(outcome.out())
        .contains("board  depth    score    time      nodes  variation")
        .anySatisfy(line -> assertThat(line).matches("A +1 +mate 1 +[0-9.]+s +\\d+  Nf7#"))
        .anySatisfy(
            line -> assertThat(line).matches("B +4 +[+-][0-9.]+ +[0-9.]+s +\\d+  \\S+ \\S+.*"));
    assertThat(outcome.out().get(outcome.out().size() - 2))
        .startsWith("board A: White plays Nf7# (g5f7), mate 1 at depth ")
        .endsWith(": White on A mates in 1 move");
    assertThat(outcome.out().getLast())
        .matches("board B: White plays .* at depth 4: (about even|White on B is a little better)");
  }

  @Test
  void analysesByTheRulesOfASheet() {
    String mate = "6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1 | startpos";

    assertThat(Outcome.of("analyze", mate, "--board", "A", "--depth", "3").out().getLast())
        .contains("N@f7#");
    assertThat(
            Outcome.of("analyze", mate, "--board", "A", "--depth", "3", "--rules", "Dutch")
                .out()
                .getLast())
        .startsWith("board A: White plays ")
        .doesNotContain("N@f7");
  }

  @Test
  void searchesOneBoardOnRequest() {
    Outcome outcome = Outcome.of("analyze", "startpos", "--board", "b", "--movetime", "20");

    assertThat(outcome.out()).noneMatch(line -> line.matches("A  .*|board A.*"));
    assertThat(outcome.out().getLast()).startsWith("board B: White plays ");
  }

  @Test
  void ranksSeveralLines() throws IOException {
    Outcome text =
        Outcome.of("analyze", "startpos", "--board", "A", "--depth", "2", "--lines", "3");
    Outcome json =
        Outcome.of("analyze", "startpos", "--board", "A", "--depth", "2", "--lines", "3", "--json");

    assertThat(text.out()).contains("board line  depth    score    time      nodes  variation");
    assertThat(text.out()).anySatisfy(line -> assertThat(line).matches("A +3 +2 .*"));
    assertThat(Json.read(json.out().get(json.out().size() - 2)))
        .containsEntry("type", "line")
        .containsEntry("line", "3");
  }

  @Test
  void writesObjectsForPrograms() throws IOException {
    Outcome outcome = Outcome.of("analyze", MATE_IN_ONE, "--depth", "3", "--json");

    List<String> lines = outcome.out();
    for (String line : lines.subList(0, lines.size() - 1)) {
      assertThat(Json.read(line))
          .containsEntry("type", "line")
          .containsKeys("board", "line", "depth", "seldepth", "time_ms", "nodes", "nps", "pv.0")
          .containsKey("san.0");
    }
    Map<String, String> result = Json.read(lines.getLast());
    assertThat(result)
        .containsEntry("type", "result")
        .containsEntry("boards.A.turn", "white")
        .containsEntry("boards.A.bestmove", "g5f7")
        .containsEntry("boards.A.san", "Nf7#")
        .containsEntry("boards.A.score.mate", "1")
        .containsKeys("boards.B.bestmove", "boards.B.score.cp");
    assertThat(result.get("bfen")).startsWith("6rk/6pp/8/6N1/8/8/8/6K1[] w - - 0 1 | rnbqkbnr/");
  }

  @Test
  void saysThatTheMatchHasEnded() throws IOException {
    Outcome text = Outcome.of("analyze", MATED);
    Outcome json = Outcome.of("analyze", MATED, "--json");

    assertThat(text.code()).isZero();
    assertThat(text.out().getLast())
        .isEqualTo("the match has ended: Black on board A lost by checkmate");
    assertThat(json.out()).hasSize(1);
    assertThat(Json.read(json.out().getFirst()))
        .containsEntry("end.reason", "checkmate")
        .containsEntry("end.loser", "a_black");
  }

  @Test
  void saysThatAPlayerHasToWait() {
    Outcome text = Outcome.of("analyze", WAITING, "--board", "A", "--depth", "3");
    Outcome json = Outcome.of("analyze", WAITING, "--board", "A", "--depth", "3", "--json");

    assertThat(text.out().getLast())
        .isEqualTo(
            "board A: Black has no legal move now and waits until White on B sends a knight or"
                + " bishop or rook or queen");
    assertThat(text.out()).contains("   Black [] waits, in check     White [] to move");
    assertThat(json.out().getLast()).contains("\"A\":{\"turn\":\"black\",\"bestmove\":null");
  }

  @Test
  void saysInHowManyMovesThereIsAWait() throws IOException {
    String rookCheck = "6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1 | startpos";
    Outcome text = Outcome.of("analyze", rookCheck, "--board", "A", "--depth", "4");
    Outcome json = Outcome.of("analyze", rookCheck, "--board", "A", "--depth", "4", "--json");

    assertThat(text.out().getLast())
        .isEqualTo(
            "board A: White plays Re8+ (e1e8), wait 1 at depth 4: Black on A will be in check and"
                + " need a piece in 1 move");
    assertThat(Json.read(json.out().getLast())).containsEntry("boards.A.score.waiting", "1");
  }

  @Test
  void showsWhatCanBeWonOnBothBoards() {
    Outcome outcome = Outcome.of("analyze", HANGING, "--depth", "6", "--acquisition");

    List<String> out = outcome.out();
    assertThat(outcome.err()).isEmpty();
    int table = out.indexOf("board A       White                     Black");
    assertThat(table).isPositive();
    assertThat(out.get(table + 1)).matches("depth \\d +P +C +impact +P +C +impact");
    assertThat(out.get(table + 2)).matches("pawn +- +- +\\+[0-9.]+ +- +- +\\+[0-9.]+");
    assertThat(out.get(table + 3))
        .matches("knight +1\\.00 +0\\.00 +\\+[0-9.]+ +1\\.00 +0\\.00 +\\+[0-9.]+");
    assertThat(out.get(table + 6)).startsWith("queen ");
    assertThat(out).contains("board B       White                     Black");
    assertThat(out.get(out.size() - 2)).startsWith("board B: White plays ");
    assertThat(out.getLast()).matches("both boards: [+-][0-9.]+ for White A \\+ Black B: .*");
  }

  @Test
  void writesWhatCanBeWonForPrograms() throws IOException {
    List<String> once =
        Outcome.of("analyze", HANGING, "--depth", "6", "--acquisition", "--json").out();
    List<String> again =
        Outcome.of("analyze", HANGING, "--depth", "6", "--acquisition", "--json").out();
    Map<String, String> table = Json.read(once.get(once.size() - 3));

    assertThat(table)
        .containsEntry("type", "acquisition")
        .containsEntry("board", "A")
        .containsEntry("white.knight.chance", "1.0")
        .containsEntry("white.knight.price", "0")
        .containsEntry("black.queen.chance", "0.0")
        .containsKeys("depth", "nodes", "black.queen.impact");
    assertThat(Json.read(once.get(once.size() - 2))).containsEntry("board", "B");
    assertThat(Json.read(once.getLast())).containsEntry("type", "result");
    assertThat(again.get(again.size() - 3)).isEqualTo(once.get(once.size() - 3));
  }

  @Test
  void aBoardThatWaitsSaysWhatWouldHelp() {
    Outcome outcome =
        Outcome.of("analyze", WAITING, "--board", "A", "--depth", "3", "--acquisition");

    assertThat(outcome.out())
        .anySatisfy(line -> assertThat(line).matches("queen .* \\+2\\d\\.\\d\\d"));
  }

  @Test
  void saysWhetherToSitWhereClocksAreKnown() throws IOException {
    // White on A stands to be mated, but has more time than White on B, who moves for the enemy.
    String lost = "6k1/8/8/8/8/6q1/P4r2/7K[] w - - 0 1 | startpos";
    Outcome text = Outcome.of("analyze", lost, "--depth", "3", "--clocks", "1:05,60,30.5,60");
    Outcome json =
        Outcome.of("analyze", lost, "--depth", "3", "--clocks", "1:05,60,30.5,60", "--json");

    assertThat(text.out())
        .contains("   White [] 1:05.0 to move     Black [] 1:00.0")
        .anySatisfy(
            line -> assertThat(line).matches(" {9}sit, for 64\\.\\d s at most: lost unless a .*"))
        .contains("clocks: White on A can wait 34.5 s longer than White on B");
    assertThat(Json.read(json.out().getLast()))
        .containsEntry("clocks_ms.b_white", "30500")
        .containsEntry("boards.A.decision.do", "sit")
        .containsEntry("boards.A.decision.reason", "lost unless a piece comes")
        .containsEntry("boards.B.decision.do", "play");
  }

  @Test
  void takesThePositionOfARecordedGame(@TempDir Path temp) throws IOException {
    Path file = temp.resolve("games.bpgn");
    Files.writeString(
        file,
        """
        [Event "one"][TimeControl "120+0"]
        1A. d4{119.0} 1a. d5{118.0} *

        [Event "two"][TimeControl "120+0"]
        1A. e4{119.0} 1a. d5{118.5} 1B. d4{117.0} 2A. exd5{116.0} 2a. Qxd5{112.0} *
        """);
    String[] args = {"analyze", file.toString(), "--game", "2", "--depth", "1"};

    Outcome four = Outcome.of(with(args, "--ply", "4"));
    Outcome five = Outcome.of(with(args, "--ply", "5"));

    assertThat(four.out())
        .startsWith(
            "   Board A, last move 2A. exd5     Board B, last move 1B. d4",
            "   Black [] 1:58.5 to move         White [] 1:57.0")
        // 5.5 s have gone by, of which White on B took 3.
        .contains("   White [] 1:56.0                 Black [p] 1:57.5 to move");
    assertThat(five.out())
        .startsWith("   Board A, last move 2a. Qxd5     Board B, last move 1B. d4")
        .contains("   White [] 1:56.0 to move         Black [p] 1:51.0 to move");
    assertThat(Outcome.of(with(args, "--ply", "6")).err())
        .containsExactly("tandem analyze: --ply '6': expected at most 5, the moves of the game");
    assertThat(Outcome.of("analyze", file.toString(), "--ply", "1", "--game", "3").err())
        .singleElement()
        .asString()
        .startsWith("tandem analyze: --game '3': expected at most 2, so many are in ");
  }

  @Test
  void saysWhatToDoWithAFile(@TempDir Path temp) throws IOException {
    Path file = Files.createFile(temp.resolve("games"));

    assertThat(Outcome.of("analyze", file.toString()).err())
        .containsExactly(
            "tandem analyze: BFEN '"
                + file
                + "': expected a position in BFEN, or with a file of games also --ply N");
    assertThat(Outcome.of("analyze", file.toString(), "--ply", "3").err())
        .containsExactly("tandem analyze: BFEN '" + file + "': expected a file of games in BPGN");
    assertThat(Outcome.of("analyze", "pom.xml", "--ply", "3").err())
        .containsExactly("tandem analyze: BFEN 'pom.xml': expected a file of games in BPGN");
    assertThat(Outcome.of("analyze", "none.bpgn").err())
        .singleElement()
        .asString()
        .contains("--ply");
    assertThat(Outcome.of("analyze", "none.bpgn", "--ply", "3").err())
        .containsExactly(
            "tandem analyze: BFEN 'none.bpgn': expected a readable file (no such file)");
  }

  @Test
  void writesLinesOverEachOtherOnAScreen() {
    Screen screen = new Screen(true, true, false, () -> new Screen.Size(60, 24));
    List<String> out =
        Outcome.on(screen, "analyze", "startpos | startpos", "--movetime", "900").out();
    List<String> seen = VisibleLines.of(out);

    assertThat(out).anyMatch(line -> line.matches(".*1 s of 1 s"));
    assertThat(seen)
        .noneMatch(line -> line.contains(" s of "))
        .allMatch(line -> line.length() <= 60);
    assertThat(seen.stream().filter(line -> line.matches("A +\\d+ .*"))).hasSize(1);
    assertThat(seen.stream().filter(line -> line.matches("B +\\d+ .*"))).hasSize(1);
    assertThat(String.join(" ", seen))
        .matches(".* board A: White plays .* board B: White plays .*");
  }

  private static String[] with(String[] args, String... more) {
    return Stream.concat(Arrays.stream(args), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void notesASurplusOfPieces() {
    Outcome outcome =
        Outcome.of("analyze", "4k3/8/8/8/8/8/8/4K3[QQQ] w - - 0 1 | startpos", "--depth", "1");

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err())
        .containsExactly("note: BFEN: both boards '4 Q': expected at most 2 in two sets");
  }

  @Test
  void writesScoresInPawnsOrMovesToMate() {
    assertThat(AnalysisWords.score(Score.centipawns(34))).isEqualTo("+0.34");
    assertThat(AnalysisWords.score(Score.centipawns(-1205))).isEqualTo("-12.05");
    assertThat(AnalysisWords.score(new Score.Mate(3))).isEqualTo("mate 3");
    assertThat(AnalysisWords.score(new Score.Mate(-2))).isEqualTo("mated 2");
    assertThat(AnalysisWords.score(new Score.Waiting(3))).isEqualTo("wait 3");
    assertThat(AnalysisWords.score(new Score.Waiting(-2))).isEqualTo("waits 2");
  }
}
