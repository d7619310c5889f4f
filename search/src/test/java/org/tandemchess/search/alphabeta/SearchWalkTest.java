package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.DropAggression;
import org.tandemchess.rules.core.RuleSet.MateTest;
import org.tandemchess.rules.core.RuleSet.Promotion;
import org.tandemchess.rules.core.RuleSet.Repetition;
import org.tandemchess.rules.core.RuleSet.Stalemate;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.eval.Evaluators;

/** Searches positions of random games under many rule sheets and looks at what is left behind. */
class SearchWalkTest {
  private static final int PLIES = 120;
  private static final long SEED = 5;

  static List<RuleSet> sheets() {
    return List.of(
        RuleSet.CHESS,
        RuleSet.CHESS960,
        RuleSet.CRAZYHOUSE,
        RuleSet.BUGHOUSE,
        RuleSet.BUGHOUSE.toBuilder("kings").mate(MateTest.KING_CAPTURE).build(),
        RuleSet.BUGHOUSE.toBuilder("now").mate(MateTest.IN_HAND).build(),
        RuleSet.BUGHOUSE.toBuilder("loss").stalemate(Stalemate.LOSS).build(),
        RuleSet.BUGHOUSE.toBuilder("discard").promotion(Promotion.DISCARD).build(),
        RuleSet.BUGHOUSE.toBuilder("two").promotion(Promotion.QUEEN_KNIGHT).build(),
        RuleSet.BUGHOUSE.toBuilder("mild").dropAggression(DropAggression.NO_CHECK).build(),
        RuleSet.BUGHOUSE.toBuilder("noMate").dropAggression(DropAggression.NO_BOARD_MATE).build(),
        RuleSet.BUGHOUSE.toBuilder("three").repetition(Repetition.BOARD_ONLY).build());
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void leavesTheBoardAsItWasAndFindsALegalMove(RuleSet rules) {
    SplittableRandom random = new SplittableRandom(SEED);
    Board board = Position.start(rules).boardCopy(BoardId.A);
    TranspositionTable table = TranspositionTable.ofMegabytes(1);
    History history = new History();
    MoveBuffer legal = new MoveBuffer();
    for (int ply = 0; ply < PLIES; ply++) {
      legal.clear();
      MoveGenerator.legal(board, legal);
      if (legal.size() == 0 || board.takesKings() && takesKing(board, legal)) {
        return;
      }
      Board searched = new Board(board);
      TreeSearch tree =
          new TreeSearch(
              searched,
              table,
              history,
              Evaluators.USUAL.evaluator(rules),
              new StaticExchange(
                  Evaluators.USUAL.exchangeValues(rules), rules.captures(), TransferPrices.NONE),
              TransferPrices.NONE,
              new SharedStop(new SearchControl(SearchLimits.none())),
              SearchParams.with(Map.of()));
      tree.rootMoves().set(legal.toArray());
      tree.counter().limit(400);
      for (int depth = 1; depth < 40 && !tree.counter().isStopped(); depth++) {
        tree.rootMoves().nextIteration();
        tree.searchRoot(0, depth, -Scores.INFINITE, Scores.INFINITE);
      }

      assertThat(tree.counter().nodes()).isLessThanOrEqualTo(400);
      assertThat(searched.key()).as("seed %d, %s", SEED, board).isEqualTo(board.key());
      assertThat(searched.ply()).isEqualTo(board.ply());
      searched.checkInvariants();
      assertThat(legal.contains(tree.rootMoves().get(0).move())).isTrue();

      // Half the moves are the search's, so that games get somewhere.
      int move =
          random.nextBoolean()
              ? tree.rootMoves().get(0).move()
              : legal.get(random.nextInt(legal.size()));
      board.makeMove(move);
      if (rules.hasReserves() && random.nextInt(3) == 0) {
        board.addToReserve(random.nextInt(2), random.nextInt(5));
      }
    }
  }

  private static boolean takesKing(Board board, MoveBuffer legal) {
    for (int move : legal.toArray()) {
      if (Moves.isCapture(move) && Moves.to(move) == board.kingSquare(board.sideToMove() ^ 1)) {
        return true;
      }
    }
    return false;
  }
}
