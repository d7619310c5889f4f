package org.tandemchess.search.api;

import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;

/**
 * Searches one board at a time. Nothing here blocks; orders take effect one after the other.
 *
 * <p>A search that is started while an earlier one of the same object still runs waits for its end,
 * while its own time counts: whoever wants it sooner stops the earlier one. Settings and {@link
 * #forget} wait in the same line, so that no table changes under a search. Safe for use by any
 * thread.
 */
public interface Search extends AutoCloseable {

  /**
   * Starts a search.
   *
   * <p>The listener hears exactly one result. It holds a legal move unless none exists.
   *
   * @return the handle, made before the search runs, so that a stop is never lost
   */
  SearchHandle start(SearchRequest request, SearchListener listener);

  /** Starts a search of a board as if captures were worth nothing elsewhere. */
  default SearchHandle start(
      GameState state, BoardId board, SearchLimits limits, SearchListener listener) {
    return start(SearchRequest.of(state, board, limits), listener);
  }

  /** Uses these settings for searches started from now on. */
  void configure(SearchSettings settings);

  /** Makes what the first search would have to make, such as tables, unless it is there. */
  void prepare();

  /** Forgets everything learned so far, as for a new game. */
  void forget();

  /** Stops what runs and ends the thread soon; later orders are ignored. */
  @Override
  void close();
}
