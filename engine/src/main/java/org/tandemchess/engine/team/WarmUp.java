package org.tandemchess.engine.team;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.team.PartnerPrices.Weight;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Analyst;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;

/**
 * Thinks about some positions for nobody's ears, on a thread and with tables of its own: classes
 * are loaded, and the code of searches and analyses is compiled, before the first move needs it.
 * Leaves no trace. Safe for use by any thread.
 */
final class WarmUp {
  private static final SearchSettings SMALL = new SearchSettings(1, 1, 1);

  /** For each board, so that all of them take a second or two of one processor. */
  private static final long NODES = 12_000;

  private final Supplier<? extends Searcher> searchers;
  private final Supplier<? extends Analyst> analysts;
  private final Supplier<List<String>> positions;
  // Guarded by the lock of this object.
  private @Nullable SearchControl control;
  private boolean stopped;

  WarmUp(
      Supplier<? extends Searcher> searchers,
      Supplier<? extends Analyst> analysts,
      Supplier<List<String>> positions) {
    this.searchers = searchers;
    this.analysts = analysts;
    this.positions = positions;
  }

  /**
   * Starts unless {@link #stop} came first. Does not wait.
   *
   * @param done called when it is over
   */
  void start(Runnable done) {
    Thread thread =
        new Thread(
            () -> {
              try {
                think();
              } finally {
                done.run();
              }
            },
            "tandem-warm-up-search");
    thread.setDaemon(true);
    thread.start();
  }

  /** Ends it for good, within a few hundred nodes. */
  synchronized void stop() {
    stopped = true;
    if (control != null) {
      control.stop();
    }
  }

  private void think() {
    Prices prices = new Prices(new Snapshots(), new PartnerWishes());
    Searcher searcher = new TeamSearcher(searchers.get(), analysts.get(), prices);
    searcher.configure(SMALL);
    for (String bfen : positions.get()) {
      Position position = Position.of(Bfen.parse(bfen).setup(), RuleSet.BUGHOUSE);
      prices.setPosition(position);
      for (BoardId board : BoardId.values()) {
        prices.weigh(board, Weight.FULL);
        SearchLimits limits = SearchLimits.none().withNodes(NODES);
        SearchControl next = next(limits);
        if (next == null) {
          return;
        }
        searcher.search(
            new SearchRequest(GameState.of(position), board, PriceList.ZERO, limits),
            next,
            info -> {});
      }
    }
  }

  private synchronized @Nullable SearchControl next(SearchLimits limits) {
    control = stopped ? null : new SearchControl(limits);
    return control;
  }
}
