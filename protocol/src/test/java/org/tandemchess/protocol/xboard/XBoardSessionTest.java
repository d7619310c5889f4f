package org.tandemchess.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.testkit.SetUps;

/** What hosts of chess and crazyhouse say, and what they hear. */
@Timeout(60)
class XBoardSessionTest {
  private static final int ENDLESS = 1_000_000;

  private static XBoardHost quick() {
    return new XBoardHost(() -> new SteppingSearch(2));
  }

  private static XBoardHost endless() {
    return new XBoardHost(() -> new SteppingSearch(ENDLESS));
  }

  @Test
  void declaresItsFeaturesWhenAsked() {
    try (XBoardHost host = quick()) {
      host.send("xboard", "protover 2");
      List<String> lines = host.dialogue().through("feature done=1");
      assertThat(lines).allMatch(line -> line.startsWith("feature "));
      assertThat(lines.getFirst()).isEqualTo("feature done=0");
      assertThat(String.join(" ", lines))
          .contains(" ping=1 ", " setboard=1 ", " usermove=1 ", " colors=0 ", " sigint=0 ")
          .contains(" variants=\"normal,fischerandom,crazyhouse,bughouse\"")
          .contains(" option=\"MultiPV -spin 1 1 64\"", " option=\"OwnBook -check 0\"");
      host.send("accepted setboard", "rejected colors", "accepted done");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void playsBlackWithoutBeingAskedForFeatures() {
    try (XBoardHost host = quick()) {
      host.send("xboard", "new", "e2e4");
      String reply = host.move();
      host.send("force", "undo", "usermove " + reply);
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setboard",
        "setboard 8/8 w - - 0 1",
        "setboard 4k3/8/8/8/8/8/8/8 w - - 0 1",
        "variant atomic",
        "variant",
        "black",
        "sd deep",
        "st soon",
        "level 40",
        "time x",
        "option Hash=much",
        "option NoSuchOption=1",
        "memory x",
        "holding x",
        "usermove e2e5",
        "nonsense",
      })
  void aLineThatIsRefusedLeavesAThoughtAlone(String line) {
    try (XBoardHost host = endless()) {
      // Were it Black's turn, White's king could be taken.
      host.send("new", "force", "setboard k3r3/8/8/8/8/8/8/4K3 w - - 0 1", "post", "analyze");
      host.dialogue().expect("3 ");
      host.send(line, line);
      assertThat(host.untilPong())
          .noneMatch(said -> said.startsWith("1 "))
          .anyMatch(said -> said.matches("(Error|tellusererror|Illegal) ?.*"));
      host.send("exit", "st 3600", "go");
      host.dialogue().expect("3 ");
      host.send(line, line, "?");
      assertThat(host.move()).startsWith("e1");
    }
  }

  @Test
  void aPongComesBehindTheClaimThatAMoveBringsAbout() {
    try (XBoardHost host = quick()) {
      host.send("variant crazyhouse", "setboard 6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1", "sd 1");
      host.send("go", "ping 1");
      List<String> lines = host.dialogue().through("pong 1");
      assertThat(lines).first().asString().startsWith("move ");
      assertThat(lines).last().isEqualTo("pong 1");
    }
    try (XBoardHost host = new XBoardHost(() -> new AlphaBetaSearcher(Evaluators.USUAL))) {
      host.send("variant crazyhouse", "setboard 6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1", "st 5");
      host.send("go", "ping 1");
      assertThat(host.dialogue().through("pong 1"))
          .containsExactly("move N@f7", "1-0 {White mates}", "pong 1");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"usermove e2e4", "e2e4", "E2E4", "e4", "usermove Nf3", "Nf3", "usermove P*e4"})
  void readsMovesInAnyNotation(String move) {
    try (XBoardHost host = quick()) {
      host.send(
          "new",
          "variant crazyhouse",
          "setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[P] w KQkq - 0 1",
          move);
      assertThat(host.move()).isNotEmpty();
    }
  }

  @Test
  void playsWhoeverIsNamed() {
    try (XBoardHost host = quick()) {
      host.send("new", "go");
      assertThat(host.move()).endsWith("3");
      host.send("force", "usermove e7e5", "usermove h2h3");
      assertThat(host.untilPong()).isEmpty();
      host.send("go");
      host.move();
      host.send("new", "playother", "usermove e2e4");
      host.move();
      host.send("new", "black", "time 1000", "otim 1000", "white", "go");
      host.move();
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "force",
        "new",
        "undo",
        "remove",
        "result 1-0 {resigned}",
        "result *",
        "setboard 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "variant crazyhouse",
        "analyze",
        "white"
      })
  void commandsInMidThoughtEndItWithoutAMove(String command) {
    try (XBoardHost host = endless()) {
      host.send("new", "level 0 10 0", "usermove e2e4", "ping 77", command);
      assertThat(host.dialogue().through("pong 77")).containsExactly("pong 77");
      assertThat(host.untilPong()).isEmpty();
      host.send("quit");
    }
  }

  @Test
  void movesAtOnceIfAskedTo() {
    try (XBoardHost host = endless()) {
      host.send("new", "?", "level 0 10 0", "usermove e2e4", "?");
      host.move();
      host.send("?");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void aPingInMidThoughtIsAnsweredBehindTheMove() {
    try (XBoardHost host = endless()) {
      host.send("new", "st 0.05", "usermove e2e4", "ping 5", "ping 6");
      List<String> lines = host.dialogue().through("pong 6");
      assertThat(lines).hasSize(3);
      assertThat(lines.get(0)).startsWith("move ");
      assertThat(lines.get(1)).isEqualTo("pong 5");
    }
  }

  @Test
  void theAnswerToAMoveMayComeAtOnce() {
    try (XBoardHost host = quick()) {
      host.send("new", "force");
      for (int i = 0; i < 60; i++) {
        host.send("go", "go");
        host.move();
        host.send("hint", "usermove e2e5");
        List<String> lines = host.dialogue().through("Illegal move: e2e5");
        String hint = lines.getFirst();
        assertThat(hint).startsWith("Hint: ");
        host.send("force", "usermove " + hint.substring("Hint: ".length()));
      }
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void illegalMovesChangeNothing() {
    try (XBoardHost host = quick()) {
      host.send("new", "usermove e2e5", "e7e5", "usermove", "O-O", "P@e4", "@@@@");
      assertThat(host.untilPong())
          .containsExactly(
              "Illegal move: e2e5",
              "Illegal move: e7e5",
              "Illegal move: ",
              "Illegal move: O-O",
              "Illegal move: P@e4",
              "Illegal move: @@@@");
      host.send("usermove e2e4");
      host.move();
    }
  }

  @Test
  void noMoveIsTakenWhileOursIsDue() {
    try (XBoardHost host = endless()) {
      host.send("new", "level 0 10 0", "usermove e2e4", "usermove e2e4", "e7e5");
      host.dialogue().expect("Illegal move (not your turn): e2e4");
      host.dialogue().expect("Illegal move (not your turn): e7e5");
      host.send("?");
      host.move();
    }
  }

  @Test
  void harmlessWordsAreNotAnswered() {
    try (XBoardHost host = quick()) {
      host.send("new", "random", "computer", "rating 1500 1600", "name foe", "ics -", "accepted x");
      host.send(
          "rejected y", "post", "nopost", "easy", "hard", "easy", "otim 5", "time 6", "draw", "?");
      host.send("egtpath syzygy none", "hover e2", "lift e2", "put e4", "pause", "resume", "nps 5");
      host.send("partner", "ptell hi", "hint", ".", "exit", "", "memory 8", "cores 1");
      host.send(
          "option OwnBook=1", "option MultiPV=2", "option TeamMessageMode=ignore", "sd 3", "st 9");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void otherWordsAreComplainedOf() {
    try (XBoardHost host = quick()) {
      host.send(
          "new", "telepathy on", "level", "variant suicide", "holding x", "option Eval=9", "bk");
      assertThat(host.untilPong())
          .containsExactly(
              "Error (unknown command): telepathy on",
              "Error (bad value): level",
              "Error (unknown variant): variant suicide",
              "Error (bad value): holding x",
              "Error (unknown option: Eval): option Eval=9",
              " no book",
              "");
    }
  }

  @Test
  void showsWhatItThinksInXBoardsUnits() {
    try (XBoardHost host = new XBoardHost(() -> new AlphaBetaSearcher(Evaluators.USUAL))) {
      host.send("new", "sd 4", "post", "usermove e2e4");
      List<String> lines = host.dialogue().until("move ");
      assertThat(lines).hasSize(4).allMatch(line -> line.matches("\\d+ -?\\d+ \\d+ \\d+( \\S+)+"));
      host.send("force", "setboard 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go");
      lines = host.dialogue().until("move a1a8");
      assertThat(lines.getLast()).contains(" 100001 ");
      assertThat(host.untilPong()).containsExactly("1-0 {White mates}");
      host.send("nopost", "new", "sd 2", "usermove e2e4");
      assertThat(host.dialogue().until("move ")).isEmpty();
    }
  }

  @Test
  void theBestOfSeveralLinesComesLast() {
    try (XBoardHost host = new XBoardHost(() -> new AlphaBetaSearcher(Evaluators.USUAL))) {
      host.send("new", "option MultiPV=3", "sd 4", "post", "go");
      List<String[]> lines =
          host.dialogue().until("move ").stream().map(line -> line.split(" ", -1)).toList();
      assertThat(lines).hasSize(12);
      for (int i = 0; i < lines.size(); i += 3) {
        List<Integer> scores = new ArrayList<>();
        for (String[] line : lines.subList(i, i + 3)) {
          assertThat(line[0]).isEqualTo(String.valueOf(i / 3 + 1));
          scores.add(Integer.valueOf(line[1]));
        }
        assertThat(scores).isSortedAccordingTo(Comparator.naturalOrder());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "normal; 7k/R7/6K1/8/8/8/8/8 w - - 0 1; a7a8; 1-0 {White mates}",
        "normal; 8/8/8/8/8/6k1/r7/7K b - - 0 1; a2a1; 0-1 {Black mates}",
        "normal; 7k/8/8/6K1/8/8/8/5Q2 w - - 0 1; f1f7; 1/2-1/2 {Stalemate}",
        "normal; 8/8/8/8/3k4/8/4p3/4K3 w - - 0 1; e1e2; 1/2-1/2 {Insufficient material}",
        "crazyhouse; 7k/8/5K2/8/8/8/8/8[Q] w - - 0 1; Q@g7; 1-0 {White mates}",
      })
  void saysHowTheGameEndedOnce(String variant, String fen, String move, String result) {
    try (XBoardHost host = quick()) {
      host.send("new", "variant " + variant, "force", "setboard " + fen, "playother");
      host.send("usermove " + move);
      host.dialogue().expect(result);
      assertThat(host.untilPong()).isEmpty();
      host.send("result " + result, "new", "usermove e2e4");
      host.move();
    }
  }

  @Test
  void aHostMayGoOnWhereNobodyCanMate() {
    try (XBoardHost host = quick()) {
      host.send("new", "force", "setboard 4k3/8/8/8/8/8/8/4K3 w - - 0 1", "usermove e1e2", "Kd7");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void anImpossiblePositionIsRefused() {
    try (XBoardHost host = quick()) {
      host.send("new", "force", "usermove e2e4");
      host.send("setboard 8/8/8/8/8/8/8/8 w - - 0 1", "setboard", "usermove e7e5");
      assertThat(host.untilPong())
          .containsExactly(
              "tellusererror Illegal position: 8/8/8/8/8/8/8/8 w - - 0 1",
              "tellusererror Illegal position: ");
    }
  }

  @Test
  void takesMovesBack() {
    try (XBoardHost host = quick()) {
      host.send("new", "force", "e2e4", "e7e5", "undo", "c7c5", "remove", "d2d4", "undo", "undo");
      host.send("undo", "remove", "e2e4");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void analysisFollowsTheBoardAndNeverMoves() {
    try (XBoardHost host = endless()) {
      host.send("new", "force", "post", "analyze", ".");
      host.dialogue().expect("1 1 ");
      host.send(".");
      host.dialogue().expect("stat01: ");
      host.send("usermove e2e4", "usermove e7e5", "undo", "ping 3");
      host.dialogue().expectUnless("pong 3", "move");
      host.send("setboard 4k3/8/8/8/8/8/8/4K2R w K - 0 1");
      host.untilPong();
      host.dialogue().expect("9 9 ");
      host.send("hint");
      host.dialogue().expect("Hint: ");
      host.send("?", "exit", "usermove e1g1");
      host.untilPong();
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void analysisOfAMatedBoardIsSilent() {
    try (XBoardHost host = quick()) {
      host.send(
          "force", "setboard R5k1/5ppp/8/8/8/8/8/7K b - - 0 1", "post", "analyze", ".", "exit");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void takesADrawOnlyInNeed() {
    try (XBoardHost host = new XBoardHost(() -> new AlphaBetaSearcher(Evaluators.USUAL))) {
      host.send("new", "sd 1", "force");
      host.send("setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K3 w kq - 0 1");
      for (String file : List.of("a", "b", "c", "d", "e")) {
        host.send(file + "3", "b8c6", file + "4", "c6b8");
      }
      host.send("go");
      host.move();
      host.send("draw");
      assertThat(host.untilPong()).containsExactly("offer draw");
      host.send("new", "sd 1", "usermove e2e4");
      host.move();
      host.send("draw");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void rightsAwayFromHomeAreThoseOfChess960() {
    String board = "setboard 4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1";
    try (XBoardHost host = quick()) {
      for (String variant : List.of("normal", "crazyhouse", "bughouse")) {
        host.send("new", "variant " + variant, "force", board, "e1c1");
        assertThat(host.untilPong())
            .as(variant)
            .containsExactly(
                "# repaired: castling 'Q': expected king and rook at home", "Illegal move: e1c1");
        host.send("e1g1");
        assertThat(host.untilPong()).as(variant).isEmpty();
      }
      host.send("new", "variant fischerandom", "force", board, "O-O-O");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void searchesADrawThatNobodyHasClaimed() {
    try (XBoardHost host = new XBoardHost(() -> new AlphaBetaSearcher(Evaluators.USUAL))) {
      host.send("new", "force", "post", "sd 4");
      host.send("setboard 7k/8/6K1/8/8/8/8/R7 w - - 100 80", "go");
      List<String> lines = host.dialogue().through("move ");
      assertThat(lines.getLast()).isEqualTo("move a1a8");
      assertThat(lines.get(lines.size() - 2)).matches("[1-9] 100001 .* a1a8");
      host.dialogue().expect("1-0 {White mates}");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"normal", "fischerandom", "crazyhouse", "bughouse"})
  void everyMoveHasATextOfItsOwn(String variant) {
    for (int seed = 1; seed <= 12; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      XBoardGame game = new XBoardGame();
      game.variant(variant);
      assertThat(game.setUp(SetUps.chess960Like(random))).isPresent();
      for (int ply = 0; ply < 25; ply++) {
        List<Move> legal = game.position().legalMoves(game.board());
        if (legal.isEmpty()) {
          break;
        }
        Set<String> known = new HashSet<>();
        for (Move move : legal) {
          String text = XBoardGame.text(move, game.isChess960());
          String as = variant + ", seed " + seed + ", " + game.position() + ": " + text;
          assertThat(known.add(text)).as(as).isTrue();
          assertThat(game.find(text)).as(as).contains(move);
        }
        game.play(legal.get(random.nextInt(legal.size())));
      }
    }
  }

  @Test
  void castlingIsNamedWhereItsSquareTellsNothing() {
    try (XBoardHost host = quick()) {
      host.send("new", "variant fischerandom", "force");
      host.send("setboard 1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "usermove O-O");
      assertThat(host.untilPong()).isEmpty();
      host.send("new", "force", "setboard 1k6/8/8/8/8/8/8/4K2R w K - 0 1", "usermove O-O", "undo");
      host.send("e1g1");
      assertThat(host.untilPong()).isEmpty();
      assertThat(XBoardGame.text(new Move.Castle(5, 6), true)).isEqualTo("O-O");
    }
  }

  @Test
  void crazyhouseHandsFollowFromTheMoves() {
    try (XBoardHost host = quick()) {
      host.send("new", "variant crazyhouse", "force", "e2e4", "d7d5", "e4d5");
      host.send("holding [PP] [] WP", "d8d5", "P@e4", "holding [P] []", "d5e5", "P@e3");
      assertThat(host.untilPong()).containsExactly("Illegal move: P@e3");
    }
  }

  @Test
  void playsOnWithoutHearingOfClocks() {
    try (XBoardHost host = endless()) {
      host.send("new", "level 2 0:01 0", "usermove e2e4");
      host.move();
      host.send("st 0.03", "usermove d2d4");
      host.move();
      host.send("sd 3", "usermove c2c4");
      host.move();
    }
  }

  @Test
  void theEndOfTheInputWaitsForAMoveThatWillCome() throws InterruptedException {
    XBoardHost host = endless();
    host.send("new", "st 0.1", "hard", "usermove e2e4");
    host.close();
    assertThat(host.untilEnd()).hasSize(1).allMatch(line -> line.startsWith("move "));
  }

  @Test
  void quitEndsEverything() throws InterruptedException {
    try (XBoardHost host = endless()) {
      host.send("new", "level 0 10 0", "usermove e2e4", "quit");
      assertThat(host.untilEnd()).isEmpty();
    }
  }
}
