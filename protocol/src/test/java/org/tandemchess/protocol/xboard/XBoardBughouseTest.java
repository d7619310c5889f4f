package org.tandemchess.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.eval.Evaluators;

/** One board of a bughouse match, as a server tells it through XBoard. */
@Timeout(60)
class XBoardBughouseTest {
  private static final int ENDLESS = 1_000_000;

  private static XBoardHost quick() {
    XBoardHost host = new XBoardHost(() -> new SteppingSearch(2));
    host.send("new", "partner mate", "variant bughouse", "level 0 3 0");
    return host;
  }

  private static XBoardHost endless() {
    XBoardHost host = new XBoardHost(() -> new SteppingSearch(ENDLESS));
    host.send("new", "partner mate", "variant bughouse", "level 0 3 0", "time 18000", "otim 18000");
    return host;
  }

  @Test
  void handsAreWhatTheHostSays() {
    try (XBoardHost host = quick()) {
      host.send("force", "holding [N] [pq] ", "N@e5", "Q@a4", "undo", "P@a4", "e2e4");
      host.send("holding [] [P] BP", "P@a5", "holding [NN] [] WN", "N@a6");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void capturesDoNotFillOurHand() {
    try (XBoardHost host = new XBoardHost(() -> new AlphaBetaSearcher(Evaluators.USUAL))) {
      host.send("new", "variant bughouse", "force", "e2e4", "d7d5", "e4d5", "d8d5", "post", "sd 3");
      host.send("go");
      assertThat(host.dialogue().until("move ")).noneMatch(line -> line.contains("@"));
    }
  }

  @Test
  void newHandsInMidThoughtCount() {
    try (XBoardHost host = endless()) {
      host.send("post", "go");
      host.dialogue().expect("1 1 ");
      host.send("holding [] [] ");
      host.dialogue().expect("9 9 ");
      host.send("holding [Q] [] WQ");
      host.dialogue().expect("1 1 ");
      host.dialogue().expectUnless("9 9 ", "move");
      host.send("?");
      host.move();
    }
  }

  @Test
  void aDropThatWeDoNotKnowOfIsBelieved() {
    try (XBoardHost host = quick()) {
      host.send("usermove N@e5");
      host.move();
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void ourOwnDropDoesNotComeBack() {
    XBoardGame game = new XBoardGame();
    assertThat(game.variant("bughouse")).isTrue();
    assertThat(game.hold(holding("[N] []"))).isTrue();
    game.playOwn(game.find("N@e5").orElseThrow());
    // Sent before the drop was heard of: the knight is still there, and a pawn has come.
    assertThat(game.hold(holding("[PN] [] WP"))).isTrue();
    assertThat(game.position().toSetup().a().reserves()).isEqualTo(holding("[P] []").hands());
    assertThat(game.hold(holding("[PN] []"))).isFalse();
    // The host has heard of the drop, then a knight comes.
    assertThat(game.hold(holding("[P] []"))).isFalse();
    assertThat(game.hold(holding("[PN] [] WN"))).isTrue();
    assertThat(game.position().toSetup().a().reserves()).isEqualTo(holding("[PN] []").hands());
  }

  @Test
  void anotherPieceOfTheKindMayComeRightBehindOurDrop() {
    XBoardGame game = new XBoardGame();
    game.variant("bughouse");
    game.hold(holding("[N] []"));
    game.playOwn(game.find("N@e5").orElseThrow());
    game.hold(holding("[NN] [] WN"));
    assertThat(game.position().toSetup().a().reserves()).isEqualTo(holding("[N] []").hands());
    game.hold(holding("[N] []"));
    assertThat(game.position().toSetup().a().reserves()).isEqualTo(holding("[N] []").hands());
  }

  private static Holding holding(String text) {
    return Holding.read(text).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "[-] [-],        [] []",
    "[ ] [ n - ],    refused",
    "[2PN] [3q],     [PPN] [qqq]",
    "[P N] [-] WN,   [PN] []",
  })
  void readsHandsAsOthersWriteThem(String text, String meaning) {
    assertThat(Holding.read(text).map(Holding::hands))
        .isEqualTo(Holding.read(meaning).map(Holding::hands));
    assertThat(Holding.read(text).isEmpty()).isEqualTo(meaning.equals("refused"));
  }

  @Test
  void noHandHoldsMoreThanItCan() {
    assertThat(holding("[900P] [0N]").hands()).isEqualTo(Map.of(Piece.WHITE_PAWN, 31));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "[N]", "[] [K]", "[] [] B", "[] [] KN", "N Q", "[x] []"})
  void handsThatMakeNoSenseAreRefused(String text) {
    assertThat(Holding.read(text)).isEmpty();
  }

  @Test
  void waitsForAPieceWhereOnlyThatHelps() {
    try (XBoardHost host = quick()) {
      host.send("option TeamMessageMode=full", "force");
      host.send("setboard R5k1/5ppp/8/8/8/8/8/7K b - - 0 1", "go");
      List<String> said = host.untilPong();
      assertThat(said)
          .hasSize(1)
          .first()
          .asString()
          .startsWith("tellics ptell need ")
          .endsWith(" now");
      host.send("holding [Q] [] WQ");
      assertThat(host.untilPong()).isEmpty();
      host.send("holding [Q] [R] BR");
      assertThat(host.move()).startsWith("R@");
    }
  }

  @Test
  void sitsUntilToldToGo() {
    try (XBoardHost host = endless()) {
      host.send("go", "ptell sit");
      host.dialogue().expect("tellics ptell ok, I sit");
      host.send("ptell sit", "holding [P] [] WP");
      assertThat(host.untilPong()).isEmpty();
      host.send("ptell go");
      host.move();
      host.send("ptell sit");
      host.dialogue().expect("tellics ptell ok, I sit");
      host.send("time 17000", "usermove e7e5");
      assertThat(host.untilPong()).isEmpty();
      host.send("?");
      host.move();
      host.send("usermove d7d5", "result 1-0 {partner won}", "ptell go");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void sitsNoLongerThanTheClockAllows() {
    try (XBoardHost host = endless()) {
      host.send("ptell sit");
      host.dialogue().expect("tellics ptell ok, I sit");
      host.send("time 510", "go");
      assertThat(host.untilPong()).isEmpty();
      host.move();
      host.send("time 100", "usermove e7e5");
      host.move();
    }
  }

  @Test
  void tellsThePartnerOfAMateOnceAndNothingWhenItIsMade() {
    String mateInTwo = "setboard 7k/8/8/6K1/8/8/8/8[Q] w - - 0 1";
    try (XBoardHost host = new XBoardHost(() -> new AlphaBetaSearcher(Evaluators.USUAL))) {
      host.send("new", "variant bughouse", "partner mate", "sd 4", "force", mateInTwo, "go");
      host.move();
      assertThat(host.untilPong()).contains("tellics ptell mate in 2");
      host.send("hint");
      String expected = host.dialogue().expect("Hint: ").substring("Hint: ".length());
      host.send("usermove " + expected);
      host.move();
      host.dialogue().expect("1-0 {White mates}");
      assertThat(host.untilPong()).isEmpty();

      host.send("partner", "force", mateInTwo, "go");
      host.move();
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void asksForNoPieceOnceItHasMated() {
    // The knight that mates would have been welcome before.
    String mates = "rnb1Rbnr/pp1p1ppp/k7/1N1Np3/4P3/1N6/PPPP1PPP/R1BQKB1R[PPPRRprq] w KQ - 0 1";
    try (XBoardHost host = new XBoardHost(() -> new AlphaBetaSearcher(Evaluators.USUAL))) {
      host.send("new", "variant bughouse", "partner mate", "force", "setboard " + mates, "st 1");
      host.send("go");
      host.move();
      host.dialogue().expect("1-0 {White mates}");
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void listensOnlyAsFarAsItIsTold() {
    try (XBoardHost host = endless()) {
      host.send("ptell help", "ptell what a nice day");
      assertThat(host.untilPong()).containsExactly("tellics ptell " + PartnerWords.HELP);
      host.send("option TeamMessageMode=consider", "ptell help");
      assertThat(host.untilPong()).isEmpty();
      host.send("option TeamMessageMode=ignore", "go", "ptell sit");
      assertThat(host.untilPong().getLast()).startsWith("move ");
    }
  }

  @Test
  void aResultMayComeAtAnyTime() {
    try (XBoardHost host = endless()) {
      host.send("go", "result 0-1 {engine's partner lost}", "force", "ping 2", "new", "random");
      host.dialogue().expectUnless("pong 2", "move");
      host.send("partner", "variant bughouse", "usermove e2e4", "?");
      host.move();
    }
  }
}
