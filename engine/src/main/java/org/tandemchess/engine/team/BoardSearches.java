package org.tandemchess.engine.team;

import java.util.Collection;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.api.Search;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchListener;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.SearchThread;
import org.tandemchess.search.api.Searcher;

/** The searches of both boards, each made when it is first needed. Used under the monitor. */
final class BoardSearches {
  private final Supplier<? extends Searcher> searchers;
  private final @Nullable Search[] searches = new Search[2];
  private SearchSettings settings = SearchSettings.DEFAULT;

  /**
   * Makes searches that have no thread yet.
   *
   * @param searchers called once for each board
   */
  BoardSearches(Supplier<? extends Searcher> searchers) {
    this.searchers = searchers;
  }

  private Search of(BoardId board) {
    Search search = searches[board.index()];
    if (search == null) {
      search = new SearchThread(searchers.get(), "tandem-search-" + board);
      search.configure(settings);
      searches[board.index()] = search;
    }
    return search;
  }

  /** Uses these settings for each search that begins from now on. */
  void configure(SearchSettings next) {
    if (!next.equals(settings)) {
      settings = next;
      for (Search search : searches) {
        if (search != null) {
          search.configure(next);
        }
      }
    }
  }

  /** Makes what the first searches of some boards would have to make. */
  void prepare(Collection<BoardId> boards) {
    for (BoardId board : boards) {
      of(board).prepare();
    }
  }

  void forget() {
    for (Search search : searches) {
      if (search != null) {
        search.forget();
      }
    }
  }

  void close() {
    for (Search search : searches) {
      if (search != null) {
        search.close();
      }
    }
  }

  /** Starts the search of a thought. */
  void start(BoardThought thought, SearchLimits limits) {
    start(thought, limits, thought);
  }

  /** Starts a search for a thought that another hears of; the searcher finds the prices itself. */
  void start(BoardThought thought, SearchLimits limits, SearchListener listener) {
    BoardId board = thought.board();
    SearchRequest request =
        new SearchRequest(thought.match().state(), board, PriceList.ZERO, limits);
    thought.started(of(board).start(request, listener), limits.time());
  }
}
