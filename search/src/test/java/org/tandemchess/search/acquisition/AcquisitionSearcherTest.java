package org.tandemchess.search.acquisition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition.Prospect;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.testkit.Allocation;

class AcquisitionSearcherTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
  private static final String MIDDLEGAME =
      "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R[Pp] w KQkq - 4 4";
  private static final String SMOTHERED = "6rk/6pp/8/8/8/8/8/K7[] w - - 0 1";

  private final AcquisitionSearcher searcher = new AcquisitionSearcher(Evaluators.USUAL);

  private static GameState state(String bfen, RuleSet rules) {
    return GameState.of(Position.of(Bfen.parseBoard(bfen).setup(), rules));
  }

  private Acquisition analyze(String bfen, int depth) {
    return analyze(bfen, depth, Long.MAX_VALUE);
  }

  private Acquisition analyze(String bfen, int depth, long nodes) {
    return searcher.search(state(bfen, RuleSet.BUGHOUSE), BoardId.A, depth, nodes, control());
  }

  private static SearchControl control() {
    return new SearchControl(SearchLimits.none());
  }

  private static void assertFree(Prospect prospect) {
    assertThat(prospect.chance()).isEqualTo(1);
    assertThat(prospect.price()).isZero();
  }

  private static void assertOutOfReach(Prospect prospect) {
    assertThat(prospect.chance()).isZero();
    assertThat(prospect.price()).isEqualTo(Acquisition.MOST_PRICE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"w", "b"})
  void aHangingPieceIsSureAndFreeForEitherColorWhoeverIsToMove(String turn) {
    Acquisition found = analyze("4k3/8/8/3n4/8/4N3/8/4K3[] " + turn + " - - 0 1", 5);

    assertThat(found.depth()).isEqualTo(5);
    for (Color color : Color.values()) {
      assertFree(found.of(color).of(Role.KNIGHT));
      assertOutOfReach(found.of(color).of(Role.BISHOP));
    }
  }

  @Test
  void anEvenTradeIsHalfAChance() {
    Acquisition found = analyze("4k3/8/2p5/3n4/8/4N3/3P4/4K3[] w - - 0 1", 6);

    for (Color color : Color.values()) {
      assertThat(found.of(color).of(Role.KNIGHT).chance()).isCloseTo(0.5, within(0.1));
      assertThat(found.of(color).of(Role.KNIGHT).price()).isLessThan(120);
    }
  }

  @Test
  void aGuardedPawnIsAPoorBargainForAKnight() {
    Acquisition found = analyze("4k3/2p5/3p4/8/4N3/8/8/4K3[] w - - 0 1", 5);

    Prospect pawn = found.of(Color.WHITE).of(Role.PAWN);
    assertThat(pawn.chance()).isEqualTo(CaptureLine.LEAST_CHANCE, within(0.001));
    assertThat(pawn.price()).isBetween(60, 400);
  }

  @Test
  void aPawnTakenEnPassantIsAPawn() {
    Acquisition found = analyze("k7/8/8/3Pp3/8/8/8/4K3[] w - e6 0 1", 5);

    assertFree(found.of(Color.WHITE).of(Role.PAWN));
    assertOutOfReach(found.of(Color.BLACK).of(Role.PAWN));
  }

  @Test
  void aPromotedPieceIsAPawn() {
    Acquisition found = analyze("4k3/8/8/3q~4/8/4N3/8/4K3[] w - - 0 1", 5);

    assertFree(found.of(Color.WHITE).of(Role.PAWN));
    assertOutOfReach(found.of(Color.WHITE).of(Role.QUEEN));
  }

  @Test
  void aForkWinsWithLessCertaintyThanACapture() {
    // Nc7+ forks king and rook.
    Acquisition found = analyze("r3k3/8/8/3N4/8/8/8/4K3[] w - - 0 1", 6);

    Prospect rook = found.of(Color.WHITE).of(Role.ROOK);
    assertThat(rook.chance()).isEqualTo(CaptureLine.TACTIC_CHANCE);
    assertThat(rook.price()).isZero();
  }

  @Test
  void aPieceThatMatesIsWorthNearlyAMate() {
    Acquisition found = analyze(SMOTHERED, 5);

    assertThat(found.of(Color.WHITE).of(Role.KNIGHT).impact()).isGreaterThan(Acquisition.MATE);
    assertThat(found.of(Color.WHITE).of(Role.BISHOP).impact()).isBetween(0, 900);
    assertThat(found.of(Color.BLACK).of(Role.KNIGHT).impact()).isBetween(0, 900);
  }

  @Test
  void aPieceThatEndsTheWaitIsWorthIt() {
    Acquisition found = analyze("R5k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1", 4);

    // No pawn can be dropped on the last rank, so it blocks nothing.
    assertThat(found.of(Color.BLACK).of(Role.PAWN).impact()).isZero();
    assertThat(found.of(Color.BLACK).of(Role.KNIGHT).impact()).isGreaterThan(1_000);
    // White's turn does not come before Black's piece does.
    assertOutOfReach(found.of(Color.WHITE).of(Role.PAWN));
  }

  @Test
  void aSecondKnightHasAValueToo() {
    Acquisition found =
        analyze("r1bqkb1r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R1BQKB1R[Nn] w KQkq - 4 4", 4);

    for (Color color : Color.values()) {
      assertThat(found.of(color).of(Role.KNIGHT).impact()).isBetween(100, 800);
    }
  }

  @Test
  void inCheckTheOtherSideIsJudgedAfterTheEvasion() {
    // The king must answer the bishop's check; then the rook takes the rook.
    Acquisition found = analyze("4k3/8/8/1B6/8/8/7r/K6R[] b - - 0 1", 5);

    assertFree(found.of(Color.WHITE).of(Role.ROOK));
    assertOutOfReach(found.of(Color.BLACK).of(Role.ROOK));
  }

  @Test
  void whoseKingIsTakenWinsNothing() {
    RuleSet rules = RuleSet.BUGHOUSE.toBuilder("kings").mate(RuleSet.MateTest.KING_CAPTURE).build();
    Position position = state("4k3/7r/8/8/8/8/8/4RK2[] b - - 0 1", rules).position();
    Move insolence = MoveText.parse("h7h1", position, BoardId.A);
    GameState state = GameState.of(position.play(BoardId.A, insolence));
    Acquisition found = searcher.search(state, BoardId.A, 3, Long.MAX_VALUE, control());

    assertThat(found.depth()).isEqualTo(3);
    assertOutOfReach(found.of(Color.BLACK).of(Role.ROOK));
  }

  @Test
  void littleIsToBeWonFromTheStartPosition() {
    Acquisition found = analyze(START, 4);

    for (Color color : Color.values()) {
      for (Prospect prospect : found.of(color).prospects()) {
        assertOutOfReach(prospect);
        assertThat(prospect.impact()).isBetween(50, 600);
      }
    }
  }

  @Test
  void inChessNoPieceComesToHand() {
    GameState chess = state("4k3/8/8/3n4/8/4N3/8/4K3 w - - 0 1", RuleSet.CHESS);
    Acquisition found = searcher.search(chess, BoardId.A, 4, Long.MAX_VALUE, control());

    assertThat(found.of(Color.WHITE).of(Role.KNIGHT)).isEqualTo(new Prospect(1, 0, 0));
  }

  @Test
  void theSameBoardAndDepthGiveTheSameResult() {
    Acquisition first = analyze(MIDDLEGAME, 4);
    analyze(SMOTHERED, 4);

    assertThat(analyze(MIDDLEGAME, 4)).isEqualTo(first);
    assertThat(new AcquisitionSearcherTest().analyze(MIDDLEGAME, 4)).isEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(strings = {START, MIDDLEGAME})
  void takesLessThanFifteenPercentOfTheNodes(String bfen) {
    SearchLimits limits = SearchLimits.none().withDepth(10);
    List<SearchInfo> infos = new ArrayList<>();
    new AlphaBetaSearcher(Evaluators.USUAL)
        .search(
            state(bfen, RuleSet.BUGHOUSE),
            BoardId.A,
            limits,
            new SearchControl(limits),
            infos::add);
    long searched = infos.getLast().nodes();

    Acquisition found = analyze(bfen, 10, AcquisitionSearcher.share(searched));

    assertThat(found.depth()).isGreaterThanOrEqualTo(3);
    assertThat(found.nodes() / (double) (found.nodes() + searched)).isLessThan(0.15);
  }

  @Test
  void aStopLeavesWhatTheLastRoundFound() {
    SearchControl control = control();
    control.stop();
    Acquisition stopped =
        searcher.search(state(MIDDLEGAME, RuleSet.BUGHOUSE), BoardId.A, 9, 1, control);
    Acquisition limited = analyze(MIDDLEGAME, 9, 1);

    assertThat(stopped.depth()).isZero();
    assertThat(stopped.white()).isEqualTo(Acquisition.Side.NOTHING);
    assertThat(limited.depth()).isEqualTo(1);
    assertThat(limited.white()).isEqualTo(analyze(MIDDLEGAME, 1).white());
  }

  @Test
  void allocatesByRoundsAndNotByNodes() {
    analyze(MIDDLEGAME, 6);
    long[] nodes = new long[7];
    long[] bytes = new long[7];
    for (int depth = 2; depth <= 6; depth++) {
      int plies = depth;
      bytes[depth] = Allocation.bytesOf(() -> nodes[plies] = analyze(MIDDLEGAME, plies).nodes());
    }

    assertThat(nodes[6] - nodes[5]).isGreaterThan(2 * (nodes[3] - nodes[2]));
    assertThat(bytes[6] - bytes[5]).isCloseTo(bytes[3] - bytes[2], withinPercentage(10));
  }
}
