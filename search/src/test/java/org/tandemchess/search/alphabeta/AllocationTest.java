package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.eval.DropEvaluator;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.testkit.Allocation;

class AllocationTest {
  private static final String HEAVY =
      "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1[QQRNNNPPPPrbbnnppp] w kq - 8 9";

  @Test
  void aSearchAllocatesNothingPerNode() {
    Board board =
        Position.of(Bfen.parseBoard(HEAVY).setup(), RuleSet.BUGHOUSE).boardCopy(BoardId.A);
    MoveBuffer moves = new MoveBuffer();
    MoveGenerator.legal(board, moves);
    TranspositionTable table = TranspositionTable.ofMegabytes(4);
    TreeSearch tree =
        new TreeSearch(
            board,
            table,
            new History(),
            new DropEvaluator(),
            new StaticExchange(
                Evaluators.USUAL.exchangeValues(RuleSet.BUGHOUSE),
                RuleSet.BUGHOUSE.captures(),
                TransferPrices.NONE),
            TransferPrices.NONE,
            new SharedStop(new SearchControl(SearchLimits.none())),
            SearchParams.with(Map.of()));
    tree.rootMoves().set(moves.toArray());
    // The first run loads classes and lets the board's move stack grow to the depth of the search.
    deepen(tree, 1, 11);
    table.clear();
    long warm = tree.counter().nodes();

    long bytes = Allocation.bytesOf(() -> deepen(tree, 1, 10));

    assertThat(tree.counter().nodes() - warm).isGreaterThan(50_000);
    assertThat(bytes).isZero();
  }

  private static void deepen(TreeSearch tree, int from, int to) {
    for (int depth = from; depth <= to; depth++) {
      tree.rootMoves().nextIteration();
      tree.searchRoot(0, depth, -Scores.INFINITE, Scores.INFINITE);
    }
  }
}
