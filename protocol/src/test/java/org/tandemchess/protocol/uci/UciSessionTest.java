package org.tandemchess.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.testkit.Dialogue;

@Timeout(60)
class UciSessionTest {
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

  @Test
  void introducesItselfEachTimeItIsAsked() {
    for (int i = 0; i < 2; i++) {
      host.send("uci");
      List<String> lines = host.until("uciok");
      assertThat(lines.get(0)).startsWith("id name Tandem");
      assertThat(lines.get(1)).startsWith("id author ");
      assertThat(lines.subList(2, lines.size()))
          .hasSize(EngineOptions.SINGLE_SPECS.size() + 8)
          .allMatch(
              line -> line.matches("option name .+ type (spin|check|combo|string) default .+"));
      assertThat(lines)
          .contains(
              "option name UCI_Variant type combo default chess var chess var crazyhouse var"
                  + " bughouse",
              "option name MultiPV type spin default 1 min 1 max 64");
    }
  }

  @Test
  void takesEachOptionThatItDeclares() {
    host.send("uci");
    List<String> lines = host.until("uciok");
    for (String line : lines.subList(2, lines.size())) {
      String[] parts = line.split(" (type|default|min|var) ", -1);
      host.send(
          "setoption name "
              + parts[0].substring("option name ".length()).toUpperCase(Locale.ROOT)
              + " value "
              + parts[2]);
    }
    host.send("setoption name mode value GO");
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void anOptionThatIsRefusedChangesNothing() {
    host.send("setoption name Team value green", "setoption name UCI_Variant value atomic");
    host.send("setoption name SearchJson value 1", "setoption name Mode", "go depth 1");
    assertThat(host.through("bestmove "))
        .containsSubsequence(
            "info string Team needs one of white, black, not: green",
            "info string setoption UCI_Variant: unknown variant 'atomic'",
            "info string SearchJson needs true or false, not: 1",
            "info string Mode needs a value")
        .last()
        .asString()
        .doesNotContain("(");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position",
        "position fen",
        "position 8/8",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position startpos moves e2e5",
        "position startpos moves 1e2e5",
        "position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1|junk",
        "setoption",
        "setoption name",
        "setoption name UCI_Variant value atomic",
        "setoption name UCI_Chess960 value maybe",
        "setoption name DrawRules value none",
        "setoption name Team value green",
        "setoption name TimeAdvantage",
        "setoption name Hash value much",
        "setoption name Ponder value",
        "setoption name BookFile value /no/such/file",
        "setoption name NoSuchOption value 1",
        "apply e2e5",
        "legalmoves fen 8/8",
        "ponderhit",
      })
  void aLineThatIsRefusedLeavesASearchAlone(String line) {
    host.send("position startpos moves e2e4", "go infinite");
    host.expect("info depth 2 ");
    host.send(line, line);
    assertThat(host.untilReady()).noneMatch(said -> said.startsWith("bestmove"));
    host.send("stop");
    assertThat(host.until("bestmove b8a6")).allMatch(said -> said.startsWith("info depth "));
  }

  @Test
  void helpsAPersonWhoAsks() {
    host.send("help");
    assertThat(host.untilReady())
        .singleElement()
        .asString()
        .startsWith("info string this is UCI for programs: go movetime 1000; ");
  }

  @Test
  void saysNothingUnasked() {
    host.send("", "debug on", "register later", "hello", "stop", "stop", "ponderhit", "eval");
    host.send("ucinewgame", "position startpos moves", "setoption name Hash value 32");
    host.send("setoption name uci_variant value CrazyHouse", "position startpos");
    assertThat(host.untilReady()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "movetime 20",
        "movetime 0",
        "movetime -1",
        "depth 3",
        "depth 0",
        "depth 1000000 movetime 10",
        "nodes 0",
        "nodes -5",
        "depth -3",
        "mate 0",
        "mate -1",
        "mate 0 movetime 10",
        "nodes 0 movetime 10",
        "mate 1 movetime 10",
        "wtime 100",
        "btime 100",
        "wtime -170671 btime 5",
        "wtime 0 winc 20",
        "wtime btime 50000 movetime 10",
        "wtime 50 btime 4294967295",
        "winc 1 binc 1 wtime 60 btime 60",
        "wtime 40 btime 40 movestogo 1",
        "wtime 40 btime 40 movestogo 0",
        "wtime 40 btime 40 winc 10 movestogo -3",
        "movetime 10 nonsense 7",
        "searchmoves movetime 10",
        "",
      })
  void answersOnceWithALineBefore(String limits) {
    host.send("position startpos", "go " + limits);
    List<String> lines = host.until("bestmove ");
    assertThat(lines).isNotEmpty().allMatch(line -> line.startsWith("info depth "));
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void aSearchLeavesThePositionAlone() {
    for (int i = 0; i < 2; i++) {
      host.send("go depth 1 searchmoves h2h3");
      assertThat(host.expect("bestmove ")).startsWith("bestmove h2h3 ponder ");
    }
  }

  @Test
  void theOptionPonderAloneMakesNothingWait() {
    host.send("setoption name Ponder value true", "position startpos", "go depth 1");
    host.expect("bestmove ");
  }

  @Test
  void anInfiniteSearchWaitsForTheStop() {
    host.send("go infinite depth 1");
    host.expect("info depth 1 ");
    assertThat(host.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
    host.send("stop", "stop");
    host.expect("bestmove ");
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void aStopRightBehindTheRequestAnswersOnce() {
    for (int i = 0; i < 100; i++) {
      host.send("go infinite", "stop");
      host.expect("bestmove ");
    }
    assertThat(host.untilReady()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position startpos moves d2d4",
        "ucinewgame",
        "setoption name UCI_Variant value bughouse"
      })
  void whatChangesTheBoardEndsTheSearchThatRuns(String command) {
    host.send("go infinite", command, "stop");
    host.expect("bestmove ");
    assertThat(host.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
  }

  @Test
  void aSecondRequestEndsTheFirst() {
    host.send("go infinite", "position startpos moves e2e4", "go depth 2 searchmoves a7a6");
    assertThat(host.until("bestmove ")).noneMatch(line -> line.contains(" pv a7a6"));
    assertThat(host.expect("bestmove ")).startsWith("bestmove a7a6");
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void looksAtTheWishedMovesOnly() {
    host.send("position startpos", "go depth 2 searchmoves h2h3 e2e5");
    assertThat(host.expect("bestmove ")).startsWith("bestmove h2h3");
    host.send("go searchmoves 0000");
    assertThat(host.through("bestmove "))
        .containsExactly("info depth 0 score cp 0", "bestmove (none)");
  }

  @ParameterizedTest
  @CsvSource({
    "startpos moves f2f3 e7e5 g2g4 d8h4, mate 0",
    "fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, cp 0",
  })
  void saysThatThereIsNoMove(String position, String score) {
    host.send("position " + position, "go depth 3");
    assertThat(host.through("bestmove "))
        .containsExactly("info depth 0 score " + score, "bestmove (none)");
    host.send("go infinite");
    assertThat(host.untilReady()).isEmpty();
    host.send("stop");
    host.expect("bestmove (none)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "chess; false; r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1; e1g1; e1g1",
        "chess; false; r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1; e1h1; e1g1",
        "chess; true; r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1; e1h1; e1h1",
        "chess; true; r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1; e1c1; e1a1",
        "chess; true; 1rk4r/8/8/8/8/8/8/1RK4R w KQkq - 0 1; c1b1; c1b1",
        "chess; false; 4k3/P7/8/8/8/8/8/4K3 w - - 0 1; A7A8Q; a7a8q",
        "crazyhouse; false; 4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1; @e4; P@e4",
        "chess; false; 4k3/8/8/8/8/8/8/5K1R w H - 0 1; f1h1; f1h1",
        "chess; false; 4k3/8/8/8/8/8/8/5K1R w H - 0 1; f1g1; f1g1",
        "bughouse; false; 4k3/8/8/8/8/8/8/1RK5 w B - 0 1; c1c1; c1b1",
        "crazyhouse; false; 4k3/8/8/8/8/8/8/4K3/Pn w - - 0 1; P@e4; P@e4",
        "crazyhouse; false; 4k3/8/8/8/8/8/8/4K3[-] w - - 0 1; e1e2; e1e2",
        "chess; false; 4k3/8/8/8/8/8/8/4K3/Pn w - - 0 1; e1e2; (refused)",
        "crazyhouse; false; 4k3/8/8/8/8/8/8/4K3[Pn] b - - 0 1; n@E4; N@e4",
        "bughouse; false; 4k3/8/8/8/8/8/8/4K3[Pn] b - - 0 1; N*e4; N@e4",
      })
  void writesMovesAsHostsWantThem(
      String variant, boolean chess960, String fen, String wished, String told) {
    host.send("setoption name UCI_Variant value " + variant);
    host.send("setoption name UCI_Chess960 value " + chess960);
    host.send("position fen " + fen, "go depth 2 searchmoves " + wished);
    if (told.equals("(refused)")) {
      host.expect("info string invalid fen in position command");
      return;
    }
    List<String> lines = host.through("bestmove ");
    assertThat(lines.getLast()).matches("bestmove " + told + "( ponder .*)?");
    assertThat(lines).anyMatch(line -> line.contains(" pv " + told));
  }

  @Test
  void saysWhichCastlingRightsAreDropped() {
    host.send("position fen 1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1 moves e1e2", "getfen");
    assertThat(host.through("{\"ok\":true").subList(0, 1))
        .containsExactly("info string castling rights without king and rook at home dropped: Qq");
    host.send("setoption name UCI_Chess960 value true");
    host.send("position fen 1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1 moves e1e2", "getfen");
    assertThat(host.expect("{\"ok\":true")).contains(" b kq - ");
    assertThat(host.untilReady()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "position fen 7k/8/6K1/8/8/8/8/R7 w - - 100 80,            score mate 1",
    "position fen 7k/8/6K1/8/8/8/8/R7 w - - 98 80,             score mate 1",
    "position fen 7k/8/6K1/8/8/8/8/R7 b - - 99 80 moves h8g8,  score mate 1",
    "position fen 7k/8/6K1/8/8/8/8/1B6 w - - 0 1,              score cp 0",
  })
  void searchesADrawThatNobodyHasClaimed(String position, String score) {
    try (RunningSession real = searching()) {
      real.host().send(position, "go depth 4");
      List<String> lines = real.host().through("bestmove ");
      assertThat(lines).anyMatch(line -> line.matches("info depth [1-9].* " + score + " .*"));
      assertThat(lines).noneMatch(line -> line.startsWith("info depth 0"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "4r2k/3p4/8/4P3/8/8/8/Q3K3 b - - 0 1 moves d7d5 a1a2 h8g8 a2a1 g8h8 a1a2 h8g8 a2a1; g8h8",
        "7k/1K6/8/8/8/8/4p1r1/8 b - - 0 1 moves e2e1r b7b6 g2g1 b6b7 e1e2 b7b6 g1e1 b6b7 e2g2 b7b6"
            + " g2g1 b6b7 e1e2 b7b6 g1e1 b6b7 e2g2 b7b6 g2g1; b6b7",
      })
  void knowsAThirdOccurrenceAsFideDoes(String game, String drawing) {
    try (RunningSession real = searching()) {
      real.host().send("position fen " + game, "go depth 5 searchmoves " + drawing);
      List<String> lines = real.host().through("bestmove ");
      assertThat(lines.get(lines.size() - 2)).contains(" score cp 0 ");
    }
  }

  private static RunningSession searching() {
    return new RunningSession(
        host ->
            new UciSession(
                host,
                PriceBrain.factory(() -> new AlphaBetaSearcher(Evaluators.USUAL)),
                NoMove.NONE));
  }

  @Test
  void aBadLineLeavesThePositionAlone() {
    host.send("position startpos moves e2e4", "position startpos moves e2e4 e7e4", "getfen");
    host.expect("info string illegal move in position command: e7e4");
    assertThat(host.expect("{\"ok\":true")).contains("/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  }

  @Test
  void answersRuleQueriesDuringASearch() {
    host.send("position startpos moves e2e4", "go infinite", "canmate w");
    host.expect("{\"ok\":true,\"side\":\"w\",\"canMate\":true}");
    host.send("stop");
    host.expect("bestmove ");
  }

  @Test
  void repeatsTheAnswerAsJsonOnRequest() {
    host.send("setoption name SearchJson value true", "position startpos", "go depth 2");
    String best = host.expect("bestmove ").split(" ", -1)[1];
    assertThat(host.expect("{"))
        .startsWith("{\"bestMove\":\"" + best + "\",\"ponder\":\"")
        .contains("\"score\":{\"cp\":2},\"pv\":[\"" + best + "\",")
        .endsWith("\"depth\":2}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "setoption; setoption: missing name",
        "setoption name Foo Bar value 1; unknown option: Foo Bar",
        "setoption name TeamMessageMode value full; unknown option: TeamMessageMode",
        "setoption name Hash value x; Hash needs a whole number, not: x",
        "setoption name UCI_Variant value atomic; setoption UCI_Variant: unknown variant 'atomic'",
        "setoption name UCI_Chess960 value 1; setoption UCI_Chess960: expected 'true' or 'false',"
            + " got '1'",
        "position foo; invalid position command",
      })
  void tellsWhatIsWrong(String line, String remark) {
    host.send(line);
    assertThat(host.untilReady()).containsExactly("info string " + remark);
  }

  @Test
  void finishesABoundedSearchWhenTheInputEnds() throws InterruptedException {
    host.send("go depth 30");
    host.endInput();
    assertThat(host.untilEnd()).last().asString().startsWith("bestmove ");
    session.awaitEnd();
  }

  @Test
  void ponderingAndAnalysisEndWithTheInput() throws InterruptedException {
    host.send("go ponder depth 3");
    host.endInput();
    assertThat(host.untilEnd()).noneMatch(line -> line.startsWith("bestmove"));
    session.awaitEnd();
  }

  @Test
  void takesALongGame() {
    StringBuilder line = new StringBuilder("position startpos moves");
    for (int i = 0; i < 500; i++) {
      line.append(" g1f3 g8f6 f3g1 f6g8");
    }
    host.send(line.toString(), "go depth 2");
    host.expect("bestmove ");
  }
}
