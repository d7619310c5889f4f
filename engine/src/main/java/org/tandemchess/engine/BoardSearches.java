package org.tandemchess.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.api.Search;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchListener;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.SearchThread;
import org.tandemchess.search.api.Searcher;

/**
 * The searches of both boards, one each, which carry out runs. Used under the lock of the engine.
 */
final class BoardSearches {
  private final List<Search> searches;

  /**
   * Makes the searches.
   *
   * @param searchers called once for each board
   */
  BoardSearches(Supplier<? extends Searcher> searchers) {
    searches =
        Stream.of(BoardId.values())
            .<Search>map(board -> new SearchThread(searchers.get(), "tandem-search-" + board))
            .toList();
  }

  private Search of(BoardId board) {
    return searches.get(board.index());
  }

  void configure(SearchSettings settings) {
    searches.forEach(search -> search.configure(settings));
  }

  void forget(BoardId board) {
    of(board).forget();
  }

  void close(BoardId board) {
    of(board).close();
  }

  /** Starts the search of a run. */
  void start(Run run, SearchLimits limits) {
    start(run, limits, run);
  }

  /** Starts the search of a run that another hears of; the searcher finds the prices itself. */
  void start(Run run, SearchLimits limits, SearchListener listener) {
    GameState state = GameState.of(run.position());
    SearchRequest request = new SearchRequest(state, run.board(), PriceList.ZERO, limits);
    run.started(of(run.board()).start(request, listener), limits.time());
  }

  /** Thinks about a board on the time of others, if there is something to think about. */
  Optional<Run> ponder(RunKeeper engine, Position at, BoardId board) {
    List<Move> legal = LegalMoves.of(at.boardCopy(board));
    if (legal.isEmpty()) {
      return Optional.empty();
    }
    GoRequest request = GoRequest.byClock(board);
    Run run = new Run(engine, at, request, Run.Purpose.PONDER, legal, Optional.empty());
    start(run, SearchLimits.none().pondering());
    return Optional.of(run);
  }
}
