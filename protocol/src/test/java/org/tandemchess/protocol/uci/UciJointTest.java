package org.tandemchess.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.testkit.Dialogue;

/** UCI over both boards of a match. */
@Timeout(60)
class UciJointTest {
  private static final int ENDLESS = 1_000_000;
  private static final String MATED = "6k1/5ppp/8/8/8/8/5PPP/r5K1[] w - - 0 1";
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

  // White is mated in two on A whatever he does; on B his partner may take a knight, or not.
  private static final String LOST = "6k1/5ppp/8/8/8/5p1q/5P1P/5RK1[] w - - 0 1";
  private static final String MATED_SOON_ON_A_TAKES_ON_B =
      LOST + "|4k3/8/8/4p3/3N4/8/8/4K3[] b - - 0 1";
  private static final String MATED_SOON_ON_A_AND_NO_TAKING =
      LOST + "|4k3/8/8/4p3/8/8/8/4K3[] b - - 0 1";
  private static final String MATED_SOON_ON_A_ALONE = LOST + "|4k3/8/8/4p3/8/8/8/4K3[] w - - 0 1";

  private final RunningSession session =
      new RunningSession(
          host ->
              new UciSession(
                  host, PriceBrain.factory(() -> new SteppingSearch(ENDLESS)), NoMove.NONE));
  private final Dialogue host = session.host();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // White to move on both boards: White on A and nobody of ours on B.
        "white; position startpos moves 1e2e4 1e7e5; \\(.*[^s],pass\\) ponder \\(.*[^s],pass\\)",
        "black; position startpos moves 1e2e4 1e7e5; \\(pass,.*[^s]\\) ponder \\(pass,.*[^s]\\)",
        "white; position startpos moves 2e2e4; \\([a-h].*,[a-h].*\\) ponder \\([a-h].*,[a-h].*\\)",
        "black; position startpos moves 2e2e4; \\(none\\)",
        "black; position startpos moves 1e2e4 2d2d4; \\([a-h].*,pass\\) ponder .*",
      })
  void movesWhereTheTeamIsToMove(String team, String position, String answer) {
    host.send("setoption name Team value " + team, position, "go depth 5");
    List<String> lines = host.through("bestmove ");
    assertThat(lines.getLast().substring("bestmove ".length())).matches(answer);
    if (!answer.contains("none")) {
      assertThat(lines.getFirst()).startsWith("info depth 1 ").contains(" score cp ", " pv (");
    }
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void handsCapturedPiecesToThePartner() {
    // White takes a pawn on A; Black on B, White's partner, drops it.
    host.send("position startpos moves 1e2e4 1d7d5 1e4d5 2e2e4 2P@e5 2d2d4");
    host.send("go depth 1");
    assertThat(host.through("bestmove ")).noneMatch(line -> line.startsWith("info string"));
    host.send("position fen " + START + "|" + START + " moves 2P@e5");
    host.expect("info string illegal move in position command: 2P@e5");
    host.send("position fen 4k3/8/8/8/8/8/8/5K1R w K -|" + START + " moves 1f1h1 1e8e7 1g1h1");
    assertThat(host.untilReady()).isEmpty();
    host.send("position fen " + START + "|7k w - -");
    host.expect("info string ");
  }

  @ParameterizedTest
  @CsvSource({"TimeAdvantage, true", "Mode, sit"})
  void sitsWithTimeToSpareWhereItIsMated(String option, String value) {
    host.send("setoption name Team value white", "setoption name " + option + " value " + value);
    host.send("position fen " + MATED + "|" + START + " moves 2e2e4", "go movetime 10");
    assertThat(host.expect("bestmove ")).startsWith("bestmove (pass,");
  }

  @ParameterizedTest
  @CsvSource({
    "TimeAdvantage, black",
    "Mode, black",
    "Mode, true",
    "Team, sit",
    "Team, true",
    "Team, green",
  })
  void anOptionTakesNoValueOfAnother(String option, String value) {
    try (RunningSession real =
        new RunningSession(
            host ->
                new UciSession(
                    host,
                    PriceBrain.factory(() -> new AlphaBetaSearcher(Evaluators.USUAL)),
                    NoMove.NONE))) {
      Dialogue dialogue = real.host();
      dialogue.send("setoption name Team value white");
      dialogue.send("setoption name " + option + " value " + value);
      assertThat(dialogue.expect("info string ")).contains(option, value);

      // White on A and Black on B still move, and nobody said that there is time to sit.
      dialogue.send("position fen " + MATED_SOON_ON_A_AND_NO_TAKING, "go nodes 60000");
      assertThat(dialogue.expect("bestmove ")).matches("bestmove \\([a-h].*,[a-h].*");
    }
  }

  /** Two boards, what the team of White on A answers, and with a time advantage. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // The guarded knight lets the partner mate; nobody can use it where he has an own game.
        "r5k1/pp3ppp/2p5/3n4/8/8/PP1R1PPP/6K1[] w - - 0 1"
            + "|r4rk1/ppp2ppp/8/8/8/8/PP4PP/3R2RK[] b - - 0 1;"
            + "\\(d2d5,.*; \\(d2d5,.*",
        "r5k1/pp3ppp/2p5/3n4/8/8/PP1R1PPP/6K1[] w - - 0 1"
            + "|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] b KQkq - 0 1;"
            + "\\((?!d2d5).*,[a-h].*; \\((?!d2d5).*,[a-h].*",
        // Mated on B unless a piece comes: waits for it while A takes one, or with time to spare.
        MATED_SOON_ON_A_TAKES_ON_B + "; \\(pass,[a-h].*; \\(pass,[a-h].*",
        MATED_SOON_ON_A_AND_NO_TAKING + "; \\([a-h].*,[a-h].*; \\(pass,[a-h].*",
        // On turn on one board alone: passes on both with time to spare.
        MATED_SOON_ON_A_ALONE + "; \\([a-h].*,pass\\).*; \\(pass,pass\\)",
        // No move now on the only board on turn: the bishop on B is taken whatever the enemy does,
        "4k3/8/8/8/8/8/5PPP/r5K1[] w - - 0 1|R5bk/8/8/8/8/8/8/K7[] w - - 0 1;"
            + "\\(none\\); \\(none\\)",
        "4k3/8/8/8/8/8/5PPP/r5K1[] w - - 0 1|k7/8/8/8/8/8/8/r5BK[] w - - 0 1;"
            + "\\(none\\); \\(pass,pass\\)",
        // or may be kept, or there is no enemy move, or nothing to take.
        "4k3/8/8/8/8/8/5PPP/r5K1[] w - - 0 1|1k6/8/8/8/8/8/6K1/r2B4[] w - - 0 1;"
            + "\\(none\\); \\(none\\)",
        "4k3/8/8/8/8/8/5PPP/r5K1[] w - - 0 1|k7/8/8/8/8/8/8/r6K[] w - - 0 1;"
            + "\\(none\\); \\(none\\)",
        // A stalemate waits for whatever comes.
        "7k/8/8/8/8/6q1/8/7K[] w - - 0 1|k7/8/8/8/8/8/8/r6K[] w - - 0 1;"
            + "\\(none\\); \\(pass,pass\\)",
        // Next to the king nothing blocks, and no pawn on the first rank.
        "4k3/8/8/8/8/8/5PPP/r5K1[] w - - 0 1|k7/8/8/8/8/8/r5PK/8[] w - - 0 1;"
            + "\\(none\\); \\(none\\)",
      })
  void playsBothBoardsAsOneGame(String boards, String answer, String answerAhead) {
    try (RunningSession real =
        new RunningSession(
            host ->
                new UciSession(
                    host,
                    PriceBrain.factory(() -> new AlphaBetaSearcher(Evaluators.USUAL)),
                    NoMove.NONE))) {
      Dialogue dialogue = real.host();
      dialogue.send("setoption name Team value white", "position fen " + boards, "go nodes 60000");
      assertThat(dialogue.expect("bestmove ")).matches("bestmove " + answer);
      dialogue.send("setoption name TimeAdvantage value true", "go nodes 60000");
      assertThat(dialogue.expect("bestmove ")).matches("bestmove " + answerAhead);
    }
  }

  @Test
  void passesTwiceWhereBlackWaitsForAPieceThatMustCome() {
    host.send("setoption name Team value black", "setoption name TimeAdvantage value true");
    host.send("position fen R5k1/5ppp/8/8/8/8/8/4K3[] b - - 1 1|R5bk/8/8/8/8/8/8/K7[] b - - 0 1");
    host.send("go depth 2");
    assertThat(host.expect("bestmove ")).isEqualTo("bestmove (pass,pass)");
    host.send("go infinite", "stop");
    assertThat(host.expect("bestmove ")).isEqualTo("bestmove (pass,pass)");
    host.send("setoption name TimeAdvantage value false", "go depth 2");
    assertThat(host.expect("bestmove ")).isEqualTo("bestmove (none)");
  }

  @Test
  void aLimitedStrengthDoesNotRememberWhatWasLearnedBefore() {
    List<String> limited =
        List.of("setoption name UCI_LimitStrength value true", "setoption name UCI_Elo value 2100");
    String position =
        "position fen r5k1/pp3ppp/2p5/3n4/8/8/PP1R1PPP/6K1[] w - - 0 1"
            + "|r4rk1/ppp2ppp/8/8/8/8/PP4PP/3R2RK[] b - - 0 1";
    assertThat(lastInfos(List.of(position, "go nodes 400000"), limited, position))
        .isEqualTo(lastInfos(List.of(), limited, position));
  }

  /** Returns depth, nodes and answer of a request after others. */
  private static String lastInfos(List<String> before, List<String> options, String position) {
    try (RunningSession real =
        new RunningSession(
            host ->
                new UciSession(
                    host,
                    PriceBrain.factory(() -> new AlphaBetaSearcher(Evaluators.USUAL)),
                    NoMove.NONE))) {
      Dialogue dialogue = real.host();
      dialogue.send(before.toArray(String[]::new));
      if (!before.isEmpty()) {
        dialogue.expect("bestmove ");
      }
      dialogue.send(options.toArray(String[]::new));
      dialogue.send(position, "go nodes 1000000");
      List<String> lines = dialogue.through("bestmove ");
      String info = lines.get(lines.size() - 2);
      return info.replaceAll(" nps .*", "") + lines.getLast();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ponderhit, movetime 20",
    "stop, movetime 20",
    "ponderhit, depth 2",
    "stop, infinite"
  })
  void pondersOnBothBoards(String event, String limit) {
    host.send("position startpos moves 2e2e4", "go ponder " + limit);
    host.expect("info depth 3 ".substring(0, 11));
    assertThat(host.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
    host.send(event);
    host.expect("bestmove (");
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void answersEachOfManyRequestsOnceAndInOrder() {
    for (int i = 0; i < 50; i++) {
      host.send("position startpos moves 2e2e4", "go infinite");
      host.send("position startpos", "go movetime 1");
      host.send("setoption name Team value black", "position startpos moves 1e2e4", "go depth 1");
      assertThat(host.expect("bestmove ")).matches("bestmove \\([a-h].*,[a-h].*\\).*");
      assertThat(host.expect("bestmove ")).matches("bestmove \\([a-h].*,pass\\).*");
      assertThat(host.expect("bestmove ")).matches("bestmove \\([a-h].*,[a-h].*\\).*");
      host.send("setoption name Team value white");
    }
    assertThat(host.untilReady()).isEmpty();
  }

  @Test
  void goesBackToOneBoard() {
    host.send("setoption name Team value white", "go movetime 5");
    host.expect("bestmove (");
    host.send("position startpos moves e2e4", "go movetime 5");
    assertThat(host.expect("bestmove ")).doesNotContain("(");
    host.send("position startpos moves 1e2e4 1e7e5", "go movetime 5");
    host.expect("bestmove (");
    host.send("setoption name UCI_Variant value bughouse", "position startpos", "go movetime 5");
    assertThat(host.expect("bestmove ")).doesNotContain("(");
  }
}
