package org.tandemchess.app.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;

/**
 * Has the search solve positions with one thread, each as if it had seen none before: with limits
 * of nodes the same positions are solved each time.
 */
public final class SuiteSolver {
  private final AlphaBetaSearcher searcher = new AlphaBetaSearcher();

  /**
   * How a position went.
   *
   * @param move the move found
   * @param solved whether it is one of the best
   * @param nodes positions looked at
   * @param depth plies of the last iteration that told something
   */
  public record Attempt(Optional<Move> move, boolean solved, long nodes, int depth) {}

  /** Searches a position within limits, whose time counts from when they were made. */
  public Attempt solve(SuitePosition position, SearchLimits limits) {
    searcher.forget();
    List<SearchInfo> infos = new ArrayList<>();
    SearchResult result =
        searcher.search(
            SearchRequest.of(position.state(), position.board(), limits),
            new SearchControl(limits),
            infos::add);
    boolean solved = result.best().filter(position.best()::contains).isPresent();
    return infos.isEmpty()
        ? new Attempt(result.best(), solved, 0, 0)
        : new Attempt(result.best(), solved, infos.getLast().nodes(), infos.getLast().depth());
  }
}
