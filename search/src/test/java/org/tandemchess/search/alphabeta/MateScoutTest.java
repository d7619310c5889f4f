package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.eval.Evaluators;

class MateScoutTest {
  /** Seven plies of checks, too deep for the main search within the nodes of these tests. */
  private static final String DEEP =
      "2Nk1b1r/1pp1pp1p/8/n4bp1/P1r4R/3qP1K1/1n1Pq1PP/R1B4R[QQNNPpp] w - - 0 33";

  private static final int NODES = 8_000;

  private final AlphaBetaSearcher searcher = new AlphaBetaSearcher(Evaluators.USUAL);
  private final List<SearchInfo> infos = new ArrayList<>();
  private final GameState state =
      GameState.of(Position.of(Bfen.parseBoard(DEEP).setup(), RuleSet.BUGHOUSE));

  private SearchResult search(SearchLimits limits) {
    infos.clear();
    return searcher.search(state, BoardId.A, limits, new SearchControl(limits), infos::add);
  }

  @Test
  void aDeepMateIsPlayedAndItsLineMates() {
    SearchResult result = search(SearchLimits.none().withNodes(NODES));

    SearchInfo last = infos.getLast();
    assertThat(last.score()).isEqualTo(new Score.Mate(4));
    assertThat(result.best()).contains(last.variation().getFirst());
    GameState played = state;
    for (Move move : last.variation()) {
      played = played.play(BoardId.A, move);
    }
    assertThat(played.end().map(GameEnd::reason)).contains(GameEnd.Reason.CHECKMATE);
    assertThat(last.variation()).hasSize(7);
    assertThat(last.nodes()).isLessThan(NODES);
  }

  @Test
  void aMateWithAMoveThatMayNotBePlayedIsNone() {
    Move mating = search(SearchLimits.none().withNodes(NODES)).best().orElseThrow();
    List<Move> others =
        state.position().legalMoves(BoardId.A).stream()
            .filter(move -> !move.equals(mating))
            .toList();
    searcher.forget();
    SearchResult result = search(SearchLimits.none().withNodes(NODES).withSearchMoves(others));

    assertThat(others).contains(result.best().orElseThrow());
  }

  @Test
  void onlyMatesInAsFewMovesAsAskedForEndTheSearch() {
    search(SearchLimits.none().withNodes(NODES).withMate(3));

    assertThat(infos.getLast().score()).isNotEqualTo(new Score.Mate(4));
  }

  @Test
  void severalLinesAreFoundByTheMainSearchAlone() {
    searcher.configure(new SearchSettings(8, 1, 2));
    search(SearchLimits.none().withDepth(3));

    assertThat(infos).extracting(SearchInfo::line).containsExactly(1, 2, 1, 2, 1, 2);
  }

  @ParameterizedTest
  @ValueSource(longs = {1_000, 1_999, 7_001})
  void nodesSpentOnMatesCount(long limit) {
    search(SearchLimits.none().withNodes(limit));

    assertThat(infos.getLast().nodes()).isLessThanOrEqualTo(limit);
  }
}
