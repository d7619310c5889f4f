package org.tandemchess.engine.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.acquisition.AcquisitionSearcher;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.search.time.TimeBudget;

/** Finds what can be won on boards whose search has ended, on all of them at once. */
final class Offers {
  /** Plies for a board that has no move to search, where no depth was named. */
  private static final int DEPTH_WITHOUT_SEARCH = 6;

  private final AnalysisPlan plan;
  private final SearchLimits limits;

  /**
   * Prepares.
   *
   * @param startNanos {@link System#nanoTime} when the analysis began
   */
  Offers(AnalysisPlan plan, long startNanos) {
    this.plan = plan;
    SearchLimits unbounded = SearchLimits.none().startedAt(startNanos);
    limits =
        plan.moveMillis().isPresent()
            ? unbounded.withTime(TimeBudget.exactly(plan.moveMillis().getAsLong()))
            : unbounded;
  }

  /**
   * Blocks until all boards of the plan are done.
   *
   * @param searched what the searches of the boards came to
   * @throws InterruptedException if the calling thread is interrupted
   */
  List<Acquisition> find(Position position, Map<BoardId, SearchInfo> searched)
      throws InterruptedException {
    GameState state = GameState.of(position);
    List<Acquisition> found = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(plan.boards().size())) {
      List<Future<Acquisition>> pending = new ArrayList<>();
      for (BoardId board : plan.boards()) {
        SearchInfo info = searched.get(board);
        pending.add(threads.submit(() -> find(state, board, info)));
      }
      for (Future<Acquisition> one : pending) {
        found.add(one.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("an analysis failed", e.getCause());
    }
    return found;
  }

  private Acquisition find(GameState state, BoardId board, @Nullable SearchInfo info) {
    int depth = plan.depth().orElse(DEPTH_WITHOUT_SEARCH);
    long nodes = Long.MAX_VALUE;
    if (info != null && info.depth() > 0) {
      depth = info.depth();
      nodes = AcquisitionSearcher.share(info.nodes());
    }
    return new AcquisitionSearcher(Evaluators.USUAL)
        .search(state, board, depth, nodes, new SearchControl(limits));
  }
}
