package org.tandemchess.search.acquisition;

import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.api.SearchControl;

/** Finds what can be won on a board and what pieces are worth there. Used by one thread. */
public interface Analyst {
  /**
   * The part of search and analysis together, as a divisor, that an analysis takes beside a search:
   * that keeps it below 15 % of the time.
   */
  int PART = 8;

  /** Makes what the first analysis would have to make, such as tables, unless it is there. */
  default void prepare() {}

  /**
   * Analyses a board in rounds of growing depth.
   *
   * @param depth plies of the last round, at least 1
   * @param nodes positions to look at; the first round is finished all the same
   * @param control stops the analysis; what was found until then is returned
   */
  Acquisition search(GameState state, BoardId board, int depth, long nodes, SearchControl control);
}
