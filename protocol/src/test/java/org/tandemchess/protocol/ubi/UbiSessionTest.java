package org.tandemchess.protocol.ubi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.brain.Brain;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.brain.Monitor;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.testkit.Dialogue;

class UbiSessionTest {
  private static final String BLOCKABLE_CHECK = "R5k1/5ppp/8/8/8/8/8/4K3[] b - - 1 1";
  private static final String MATED =
      "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR[] w KQkq - 0 3";
  private static final String STALEMATE = "7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1";
  private static final String ONE_REPLY = "k7/8/8/8/8/8/5q2/7K[] w - - 0 1";

  private final RunningSession session =
      new RunningSession(host -> new UbiSession(host, PriceBrain.factory(PatientSearch::new)));
  private final Dialogue host = session.host();

  @AfterEach
  void close() {
    session.close();
  }

  @Test
  void introducesItselfEachTimeItIsAsked() {
    for (int i = 0; i < 2; i++) {
      host.send("ubi");
      List<String> lines = host.until("ubiok");
      assertThat(lines.get(0)).startsWith("id name Tandem");
      assertThat(lines.get(1)).startsWith("id author ");
      assertThat(lines.subList(2, lines.size()))
          .allMatch(line -> line.startsWith("option name "))
          .hasSize(EngineOptions.SPECS.size() + 2);
    }
  }

  @Test
  void isReadyThoughAWarmUpNeverEnds() {
    Set<String> warming = ConcurrentHashMap.newKeySet();
    try (RunningSession slow =
        new RunningSession(host -> new UbiSession(host, new EndlessWarmUp(warming)))) {
      slow.host().send("ubi");
      slow.host().until("ubiok");
      assertThat(slow.host().untilReady()).isEmpty();
      slow.host().send("position startpos | startpos", "go board A movetime 20");
      slow.host().until("bestmove board A");
      assertThat(warming).containsExactly("asked once");
    }
  }

  /** Makes brains that think like others but are never warm. */
  private record EndlessWarmUp(Set<String> asked) implements BrainFactory {
    @Override
    public String word() {
      return "cold";
    }

    @Override
    public List<OptionSpec<?>> options() {
      return List.of();
    }

    @Override
    public Brain make(Monitor monitor) {
      Brain brain = PriceBrain.factory(PatientSearch::new).make(monitor);
      return (Brain)
          Proxy.newProxyInstance(
              Brain.class.getClassLoader(),
              new Class<?>[] {Brain.class},
              (proxy, method, arguments) -> {
                if (method.getName().equals("warmUp")) {
                  assertThat(asked.add("asked once")).isTrue();
                  return null;
                }
                return method.invoke(brain, arguments);
              });
    }
  }

  @Test
  void playsAsWeakAsItIsTold() {
    host.send("ubi");
    assertThat(host.until("ubiok"))
        .contains(
            "option name UCI_LimitStrength type check default false",
            "option name UCI_Elo type spin default 1500 min 800 max 2400");
    host.send("setoption name UCI_LimitStrength value true", "setoption name UCI_Elo value 900");
    // The weakest see a ply or two, however much time there is.
    host.send("position startpos | startpos clock 60000 60000 60000 60000");
    host.send("go board B movetime 60000");
    host.expect("bestmove board B ");
    host.send("go board A");
    assertThat(host.until("bestmove board A "))
        .filteredOn(line -> line.startsWith("info board A depth "))
        .isNotEmpty()
        .allMatch(line -> line.matches("info board A depth [012] .*"));
  }

  @Test
  void showsChancesIfTheyAreWanted() {
    host.send("setoption name UCI_ShowWDL value true", "go board A depth 3");
    assertThat(host.until("bestmove board A "))
        .isNotEmpty()
        .allMatch(line -> line.matches("info board A .* score cp -?\\d+ wdl \\d+ 0 \\d+ pv .*"));
    host.send("setoption name UCI_ShowWDL value false", "go board A depth 3");
    assertThat(host.until("bestmove board A ")).noneMatch(line -> line.contains("wdl"));
  }

  @Test
  void saysNothingUnasked() {
    assertThat(host.untilReady()).isEmpty();
    host.send("ubinewgame", "", "position startpos | startpos clock 1 1 1 1", "stop", "stop");
    host.send("setoption name Hash value 32", "setoption name move overhead value 9999");
    host.send("partnermsg need n", "metadata a b", "clock white_A 5");
    assertThat(host.untilReady()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "go board A movetime 30",
    "go board A depth 3",
    "go board A depth 0",
    "go board A movetime 0",
    "go board A movetime -1",
    "go board A nodes 0",
    "go board A nodes -5",
    "go board A depth -1",
    "go board A mate 0",
    "go board A mate -1",
    "go board A mate 0 movetime 10",
    "go board A nodes 5",
    "go board A mate 1 movetime 20",
    "go board A wtime 100",
    "go board A wtime -170671 btime 5",
    "go board A wtime 0 winc 20",
    "go board A wtime btime 50000",
    "go board A btime 100",
    "go board A wtime 99999999999999999999 movetime 10",
    "go board A nonsense 12 movetime 10",
    "go board A searchmoves zzz movetime 10",
  })
  void answersOnceWithALineBefore(String go) {
    host.send("position board A startpos", go);
    List<String> lines = host.until("bestmove board A ");
    assertThat(lines).isNotEmpty().allMatch(line -> line.startsWith("info board A depth "));
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void looksAtTheWishedMovesOnly() {
    host.send("go board A searchmoves e2e5 h2h3 depth 2");
    assertThat(host.expect("bestmove board A ")).startsWith("bestmove board A h2h3");
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/5K1R w K - 0 1,    f1h1, f1h1",
    "4k3/8/8/8/8/8/8/5K1R w K - 0 1,    f1g1, f1g1",
    "4k3/8/8/8/8/8/8/1RK5 w Q - 0 1,    c1c1, c1b1",
    "4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1,   e1c1, e1b1",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,    e1a1, e1c1",
    "4k3/8/8/8/8/8/8/4K3[-] w - - 0 1,  e1e2, e1e2",
  })
  void castlesByATextThatNoOtherMoveHas(String bfen, String wished, String told) {
    for (String position :
        List.of("position " + bfen + " | startpos", "position board A bfen " + bfen)) {
      host.send(position, "go board A depth 2 searchmoves " + wished);
      assertThat(host.expect("bestmove board A ")).matches("bestmove board A " + told + "( .*)?");
    }
  }

  @Test
  void saysWhatIsRepaired() {
    String lost = "4k3/8/8/8/8/8/8/4K2R[] w KQ - 0 1";
    String told = "castling 'a1': expected king and rook at home";
    host.send("position " + lost + " | " + lost, "position board B bfen " + lost);
    assertThat(host.untilReady())
        .containsExactly(
            "info string position repaired: board A, " + told + "; board B, " + told,
            "info string position repaired: board B, " + told);
  }

  @Test
  void movesBehindTwoBoardsAreNotPassedOver() {
    String bare = "4k3/8/8/8/8/8/8/4K3 w - -";
    host.send("position " + bare + " | " + bare + " moves e1e2");
    assertThat(host.expect("info string position unchanged")).contains("a position without moves");
  }

  @Test
  void answersFromTheStartPositionOnABoardNeverSet() {
    host.send("go board B depth 1");
    host.expect("bestmove board B ");
  }

  @ParameterizedTest
  @ValueSource(strings = {BLOCKABLE_CHECK, MATED, STALEMATE})
  void saysNoneWhereThereIsNoMove(String bfen) {
    host.send("position board A bfen " + bfen, "go board A");
    assertThat(host.expect("info board A ")).startsWith("info board A depth 0 ");
    assertThat(host.expect("bestmove")).isEqualTo("bestmove board A (none)");

    host.send("position " + bfen + " | startpos clock 1000 1000 1000 1000", "go board A");
    assertThat(host.expect("bestmove")).isEqualTo("bestmove board A (none)");
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void playsOnABoardWhoseNeighborHasEnded() {
    host.send("position " + MATED + " | startpos clock 100 100 100 100", "go board B");
    assertThat(host.expect("bestmove board B ")).doesNotContain("none");
  }

  @Test
  void playsTheOnlyReplyAtOnce() {
    host.send("position " + ONE_REPLY + " | startpos clock 6000000 6000000 60000 60000");
    host.send("go board A");
    assertThat(host.until("bestmove board A ")).hasSize(1);
  }

  @Test
  void holdsInfiniteSearchesUntilTheStop() {
    host.send("position board A startpos", "go board A infinite");
    host.expect("info board A depth 3 ");
    assertThat(host.untilReady()).allMatch(line -> line.startsWith("info"));
    host.send("stop board B", "stop board A");
    host.expect("bestmove board A ");

    host.send("position board A bfen " + STALEMATE, "go board A infinite");
    assertThat(host.untilReady()).isEmpty();
    host.send("stop");
    host.expect("bestmove board A (none)");
  }

  @Test
  void answersStopsInTheOlderDialectOnly() {
    host.send("position board A startpos", "go board A infinite");
    host.expect("info board A depth 1 ");
    host.send("stop", "stop");
    assertThat(host.expect("bestmove board A ")).contains(" ponder ");
    host.send("stop");
    assertThat(host.untilReady()).isEmpty();

    host.send("position startpos | startpos clock 1000 1000 1000 1000");
    host.send("go board A infinite", "stop", "stop");
    host.send("go board B depth 3");
    assertThat(host.expectUnless("bestmove board B ", "bestmove board A")).doesNotContain("ponder");
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void stopsOneBoardAndLeavesTheOther() {
    host.send("position board A startpos", "go board A infinite", "go board B infinite");
    host.expect("info board A ");
    host.expect("info board B ");
    host.send("stop board A");
    host.expectUnless("bestmove board A ", "bestmove board B");
    host.expect("info board B ");
    host.send("stop board B");
    host.expect("bestmove board B ");
  }

  @Test
  void aChangedBoardEndsItsSearchSilentlyInTheNewerDialect() {
    host.send("position startpos | startpos clock 60000 60000 60000 60000");
    host.send("go board A infinite", "go board B infinite");
    host.expect("info board B ");
    host.send(
        "position startpos | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 1"
            + " clock 59000 60000 60000 60000");
    host.untilReady();
    assertThat(host.expect("info board ")).startsWith("info board A ");
    assertThat(host.untilReady()).noneMatch(line -> line.startsWith("info board B"));
    host.send("go board B depth 2");
    host.expectUnless("bestmove board B ", "bestmove board A ");
  }

  @Test
  void aChangedBoardAnswersItsSearchInTheOlderDialect() {
    host.send("position board A startpos", "go board A infinite");
    host.expect("info board A ");
    host.send("position board A startpos moves e2e4", "go board A depth 2");
    assertThat(host.expect("bestmove board A ")).startsWith("bestmove board A h2h4");
    assertThat(host.expect("bestmove board A ")).startsWith("bestmove board A h7h5");
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void clocksAloneDoNotEndASearchButMayShortenIt() {
    host.send("position startpos | startpos clock 6000000 6000000 6000000 6000000");
    host.send("go board A");
    host.expect("info board A depth 2 ");
    host.send("position startpos | startpos clock 40 6000000 6000000 6000000");
    host.expect("bestmove board A ");
  }

  @Test
  void aSecondRequestIsAnsweredAfterTheFirst() {
    host.send("position startpos | startpos clock 60000 60000 60000 60000");
    host.send("go board A infinite");
    host.expect("info board A ");
    host.send("go board A depth 1 searchmoves a2a3");
    host.expectUnless("bestmove board A h2h4", "bestmove board A a2a3");
    host.expect("bestmove board A a2a3");
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void aNewGameForgetsThePosition() {
    host.send("position board A bfen " + STALEMATE, "go board A infinite", "ubinewgame");
    host.expect("bestmove board A (none)");
    host.send("go board A depth 1");
    assertThat(host.expect("bestmove board A ")).contains("h2h4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position board A startpos moves e2e4 e7e4",
        "position board A startpos moves e2e4 e7e5 zzz",
        "position board A startpos moves n@f3",
        "position board A bfen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w KQkq - 0 1",
        "position board A bfen rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "position board A bfen nonsense",
        "position board A",
        "position startpos | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[K] w - - 0 1"
            + " clock 1 1 1 1",
        "position startpos | startpos clock 1 1 1",
      })
  void aBadPositionLeavesTheLastGoodOne(String bad) {
    host.send("position board A startpos moves e2e4", bad);
    assertThat(host.untilReady()).hasSize(1).allMatch(line -> line.startsWith("info string "));
    host.send("go board A depth 1");
    assertThat(host.expect("bestmove board A ")).startsWith("bestmove board A h7h5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "go board C",
        "setoption name Nonsense value 3",
        "setoption name Hash value many",
        "setoption name Hash",
        "setoption name TeamMessageMode value loud",
        "setoption value 3 name Hash",
        "partnermsg good morning",
        "position",
        "clock white_A",
      })
  void nonsenseGetsOneRemark(String line) {
    host.send(line);
    assertThat(host.untilReady()).hasSize(1).allMatch(heard -> heard.startsWith("info string "));
  }

  @Test
  void helpsAPersonWhoAsks() {
    host.send("help");
    assertThat(host.untilReady())
        .singleElement()
        .asString()
        .startsWith("info string this is UBI for programs: go board A movetime 1000; ")
        .endsWith("tandem --help");
    host.send("go board A movetime 1");
    host.expect("bestmove board A ");
  }

  @Test
  void anUnreadableLineLeavesASearchAlone() {
    host.send("go board A infinite", "position board A bfen 8/8 w - - 0 1", "bogus");
    host.expect("info string ");
    host.expect("info string ");
    host.expect("info board A ");
    host.send("stop");
    host.expect("bestmove board A ");
  }

  @Test
  void optionsMayBeSetDuringASearch() {
    host.send("go board A infinite");
    host.expect("info board A ");
    host.send("setoption name Hash value 999999999", "setoption name Threads value 0");
    host.send("setoption name MultiPV value 2", "setoption name TeamMessageMode value full");
    assertThat(host.untilReady())
        .allMatch(line -> line.matches("info (board A |string Hash 16384: ).*"))
        .anyMatch(line -> line.startsWith("info string Hash 16384: "));
    host.send("stop");
    host.expect("bestmove board A ");
    host.send("go board A depth 1");
    assertThat(host.expect("info board A ")).endsWith(" multipv 1");
    host.expect("bestmove board A ");
  }

  @Test
  void splitsAndJoinsWhatPipesJoinAndSplit() {
    host.sendBytes("\uFEFFubi\r\nisr".getBytes(StandardCharsets.UTF_8));
    host.expect("ubiok");
    host.sendBytes(
        "eady\r\n\r\nposition board A startpos\r\ngo board A".getBytes(StandardCharsets.UTF_8));
    host.expect("readyok");
    host.sendBytes(" depth 1\r\n".getBytes(StandardCharsets.UTF_8));
    host.expect("bestmove board A ");
  }

  @Test
  void survivesLinesOfAMegabyteAndMore() {
    host.send("position board A startpos moves" + " e2e4".repeat(200_000));
    assertThat(host.untilReady()).hasSize(1).allMatch(line -> line.length() < UbiText.LONGEST);
    host.send("position board A startpos moves" + " g1f3 g8f6 f3g1 f6g8".repeat(250));
    host.send("x".repeat(9 << 20));
    assertThat(host.untilReady()).hasSize(1);
    host.send("go board A depth 1");
    host.expect("bestmove board A ");
  }

  @Test
  void acceptsMovesAndReservesInAllTheirForms() {
    host.send(
        "position board A bfen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R/NPn w KQkq -"
            + " moves E1G1 N@H6 P@e4 a7a6 P*e5 a6a5");
    assertThat(host.untilReady())
        .hasSize(1)
        .allMatch(line -> line.startsWith("info string position unchanged"));
    host.send(
        "position board A bfen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R/NPPn w KQkq -"
            + " moves E1G1 N@H6 P@e4 a7a6 P*e5 a6a5 n@f3");
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void talksToThePartnerOnlyIfAsked() {
    String needsKnight = "6rk/6pp/8/8/8/8/8/6K1[] w - - 0 1";
    host.send("position " + needsKnight + " | startpos clock 9000 9000 9000 5000");
    host.send("go board A depth 1");
    host.expectUnless("bestmove board A ", "teammsg");
    host.send("setoption name TeamMessageMode value full", "go board A depth 1");
    List<String> lines = host.until("bestmove board A ");
    assertThat(lines)
        .contains(
            "teammsg need n urgency high",
            "teammsg material -700",
            "teammsg play_fast reason time");
    host.send("go board A depth 1");
    host.expectUnless("bestmove board A ", "teammsg");
  }

  @Test
  void theEndOfInputLetsBoundedSearchesFinish() throws InterruptedException {
    host.send("position startpos | startpos clock 2000 2000 2000 2000");
    host.send("go board A", "go board B infinite");
    host.endInput();
    List<String> lines = host.untilEnd();
    assertThat(lines).filteredOn(line -> line.startsWith("bestmove")).hasSize(1);
    assertThat(lines.getLast()).startsWith("bestmove board A ");
    session.awaitEnd();
  }

  @Test
  void quitMakesBoundedSearchesAnswer() throws InterruptedException {
    host.send("position startpos | startpos clock 6000000 6000000 6000000 6000000");
    host.send("go board A", "go board B infinite", "quit", "ubi");
    List<String> lines = host.untilEnd();
    assertThat(lines).filteredOn(line -> line.startsWith("bestmove")).hasSize(1);
    assertThat(lines.getLast()).startsWith("bestmove board A ");
    session.awaitEnd();
  }

  @Test
  void playsFromItsBookIfAsked() {
    host.send("setoption name OwnBook value true");
    host.send("position startpos | startpos clock 60000 60000 60000 60000", "go board A");
    List<String> lines = host.through("bestmove board A ");
    assertThat(lines).hasSize(2);
    assertThat(lines.getLast()).matches("bestmove board A (e2e4|d2d4|b1c3|g1f3)");
    host.send("go board A depth 2");
    assertThat(host.expect("bestmove board A ")).isEqualTo("bestmove board A h2h4");
  }

  @Test
  void playsFromABookOfTheUserAndKeepsTheLastOneIfAFileIsBroken(@TempDir Path folder)
      throws IOException {
    Path good = Files.writeString(folder.resolve("my own.book"), "start: h2h4");
    Path broken = Files.writeString(folder.resolve("broken.book"), "start: h2h5\nnonsense");
    String start = "position startpos | startpos clock 60000 60000 60000 60000";
    host.send("setoption name OwnBook value true", "setoption name BookFile value " + broken);
    assertThat(host.untilReady())
        .containsExactly(
            "info string BookFile '" + broken + "': line 1: expected a line of a book");
    host.send(start, "go board A");
    assertThat(host.expect("bestmove board A ")).doesNotEndWith("h2h4");
    host.send("setoption name BookFile value " + good, "go board A");
    assertThat(host.expect("bestmove board A ")).endsWith("h2h4");
    host.send("setoption name BookFile value " + broken, "go board A");
    assertThat(host.expect("bestmove board A ")).endsWith("h2h4");
  }

  @Test
  void pondersInSilence() {
    host.send("setoption name Ponder value true");
    host.send("position startpos | startpos clock 60000 60000 60000 60000");
    assertThat(host.untilReady()).isEmpty();
    host.send("stop", "go board A depth 1");
    host.expect("bestmove board A ");
    assertThat(host.untilReady()).isEmpty();
    host.send("position startpos | startpos clock 60000 60000 60000 60000", "go board B depth 1");
    host.expectUnless("bestmove board B ", "info board A");
    host.send("setoption name Ponder value false");
    assertThat(host.untilReady()).isEmpty();
  }
}
