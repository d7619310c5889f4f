package org.tandemchess.lab.suite;

import org.jspecify.annotations.Nullable;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.eval.Evaluators;

/**
 * Solves with the search of this program on one thread: under limits of nodes the same positions
 * are solved each time.
 */
public final class InsideSolver implements SuiteSolver {
  private final AlphaBetaSearcher searcher = new AlphaBetaSearcher(Evaluators.USUAL);

  @Override
  public Attempt solve(SuitePosition position, Budget budget) {
    searcher.forget();
    SearchLimits limits = budget.limits();
    @Nullable SearchInfo[] last = new @Nullable SearchInfo[1];
    SearchResult result =
        searcher.search(
            SearchRequest.of(position.state(), position.board(), limits),
            new SearchControl(limits),
            info -> last[0] = info);
    SearchInfo info = last[0];
    return info == null
        ? Attempt.of(position, result.best(), 0, 0)
        : Attempt.of(position, result.best(), info.nodes(), info.depth());
  }

  @Override
  public void close() {
    // Holds memory only.
  }
}
