package org.tandemchess.app;

import java.util.function.Supplier;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.Searcher;

/**
 * Makes the search of a board. A class rather than a lambda, which would cost time at the start.
 */
final class Searchers implements Supplier<Searcher> {
  @Override
  public Searcher get() {
    return new AlphaBetaSearcher();
  }
}
