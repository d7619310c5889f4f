package org.tandemchess.search.api;

import java.util.function.Consumer;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;

/**
 * An algorithm that searches one board. Used by one thread at a time; {@link SearchThread} runs it.
 */
public interface Searcher {

  /**
   * Searches until a limit is reached or the control says so, and returns within a few milliseconds
   * of that.
   *
   * <p>The result is empty only if not one root move was scored in time or none exists. A searcher
   * need not wait where limits are infinite or pondering: it returns when it has nothing left to do
   * and the result is held back for it.
   *
   * @param request what to search and when to end
   * @param control asked between iterations and every thousand nodes or so
   * @param progress hears each finished iteration
   */
  SearchResult search(SearchRequest request, SearchControl control, Consumer<SearchInfo> progress);

  /** Searches a board as if captures were worth nothing elsewhere. */
  default SearchResult search(
      GameState state,
      BoardId board,
      SearchLimits limits,
      SearchControl control,
      Consumer<SearchInfo> progress) {
    return search(SearchRequest.of(state, board, limits), control, progress);
  }

  /**
   * Uses other settings from the next search on. A table of another size is made when it is first
   * needed, or at once if the last one was; where the memory is not there, a smaller one is.
   */
  void configure(SearchSettings settings);

  /** Makes what the first search would have to make, such as tables, unless it is there. */
  default void prepare() {}

  /** Forgets tables and history, cheaply if nothing was learned since. */
  void forget();
}
