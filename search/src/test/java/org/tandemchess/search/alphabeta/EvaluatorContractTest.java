package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.AcquisitionSearcher;
import org.tandemchess.search.api.EvaluationSettings;
import org.tandemchess.search.api.Evaluator;
import org.tandemchess.search.api.EvaluatorFactory;
import org.tandemchess.search.api.PieceValues;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.eval.Evaluators;

/** An evaluator that follows the board is told all that the board's own stack does not tell. */
class EvaluatorContractTest {
  private static final GameState STATE =
      GameState.of(
          Position.of(
              Bfen.parseBoard(
                      "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R[Pp] w KQkq - 4 4")
                  .setup(),
              RuleSet.BUGHOUSE));

  private final List<Following> made = new ArrayList<>();

  /** Judges as always and checks that the attached position lies below the judged one. */
  private static final class Following implements Evaluator {
    private final Evaluator evaluator = Evaluators.USUAL.evaluator(RuleSet.BUGHOUSE);
    private @Nullable Board attached;
    private long key;
    private int ply;
    private int attachments;
    private long judged;

    @Override
    public void attach(Board board) {
      attached = board;
      key = board.key();
      ply = board.ply();
      attachments++;
    }

    @Override
    public int evaluate(Board board) {
      int plies = board.ply() - ply;
      assertThat(board).isSameAs(attached);
      assertThat(plies).isNotNegative();
      assertThat(plies == 0 ? board.key() : board.keyBefore(plies)).isEqualTo(key);
      judged++;
      return evaluator.evaluate(board);
    }
  }

  private final EvaluatorFactory factory =
      new EvaluatorFactory() {
        @Override
        public Evaluator evaluator(RuleSet rules) {
          made.add(new Following());
          return made.getLast();
        }

        @Override
        public PieceValues exchangeValues(RuleSet rules) {
          return Evaluators.USUAL.exchangeValues(rules);
        }

        @Override
        public List<Integer> usualImpacts() {
          return List.of(1, 2, 3, 4, 5);
        }

        @Override
        public EvaluatorFactory with(EvaluationSettings settings) {
          return this;
        }
      };

  @Test
  void aSearchAttachesItsBoardOnce() {
    SearchLimits limits = SearchLimits.none().withNodes(20_000);
    SearchControl control = new SearchControl(limits);
    SearchResult result =
        new AlphaBetaSearcher(factory).search(STATE, BoardId.A, limits, control, info -> {});

    assertThat(made).hasSize(1);
    assertThat(made.getFirst().attachments).isEqualTo(1);
    assertThat(made.getFirst().judged).isGreaterThan(1_000);
    assertThat(result)
        .isEqualTo(
            new AlphaBetaSearcher(Evaluators.USUAL)
                .search(STATE, BoardId.A, limits, new SearchControl(limits), info -> {}));
  }

  @Test
  void anAnalysisAttachesEachBoardAndCarriesTheUsualImpacts() {
    SearchControl control = new SearchControl(SearchLimits.none());
    var found = new AcquisitionSearcher(factory).search(STATE, BoardId.A, 3, 20_000, control);

    assertThat(made).hasSize(1);
    assertThat(made.getFirst().attachments).isGreaterThan(12);
    assertThat(made.getFirst().judged).isGreaterThan(1_000);
    assertThat(found.white().usualImpacts()).containsExactly(1, 2, 3, 4, 5);
  }
}
