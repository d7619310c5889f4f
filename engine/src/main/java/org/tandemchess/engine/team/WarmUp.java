package org.tandemchess.engine.team;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.api.SearchHandle;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchListener;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.SearchThread;
import org.tandemchess.search.api.Searcher;

/**
 * A short search of the start position that nobody hears, with a searcher of its own: it loads
 * classes and warms code, and leaves no trace in any table. Safe for use by any thread.
 */
final class WarmUp implements SearchListener {
  private static final int DEPTH = 4;
  private static final SearchSettings SMALL = new SearchSettings(1, 1, 1);

  private final Supplier<? extends Searcher> searchers;
  // Guarded by the lock of this object.
  private @Nullable SearchThread search;
  private @Nullable SearchHandle handle;
  private boolean stopped;

  WarmUp(Supplier<? extends Searcher> searchers) {
    this.searchers = searchers;
  }

  /** Starts unless {@link #stop} came first. Does not wait. */
  synchronized void start() {
    if (!stopped) {
      SearchThread thread = new SearchThread(searchers.get(), "tandem-warm-up-search");
      thread.configure(SMALL);
      SearchLimits limits = SearchLimits.none().withDepth(DEPTH);
      search = thread;
      handle = thread.start(GameState.start(RuleSet.BUGHOUSE), BoardId.A, limits, this);
    }
  }

  /** Ends it for good. */
  synchronized void stop() {
    stopped = true;
    if (handle != null) {
      handle.stop();
    }
  }

  @Override
  public void onInfo(SearchInfo info) {}

  @Override
  public synchronized void onResult(SearchResult result) {
    if (search != null) {
      search.close();
    }
  }

  /** A fault shows again with the first request, where it is told. */
  @Override
  public void onFailure(Throwable fault) {}
}
