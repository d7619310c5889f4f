package org.tandemchess.engine.team;

import java.util.function.Consumer;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Analyst;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;

/**
 * Searches a board with the prices of the other one: within {@link Analyst#PART a part} of the time
 * or nodes it first finds out what pieces are worth there, unless that is known as well or better,
 * and then searches under the price list that follows. Used by one thread.
 */
public final class TeamSearcher implements Searcher {
  /** Nodes of an analysis for each millisecond of its time; a thread makes more of them. */
  private static final long NODES_PER_MILLI = 1_000;

  /** Fewer nodes find nothing that can be relied on. */
  private static final long LEAST_NODES = 3_000;

  /** No analysis takes more; its depth hardly grows any more then. */
  private static final long MOST_NODES = 400_000;

  /** What an analysis gets beside a search without limits. */
  private static final long UNLIMITED_NODES = 20_000;

  /** What the analysis of the own board gets before a search without end. */
  private static final long OWN_NODES = 100_000;

  private static final int DEPTH = 12;

  private final Searcher searcher;
  private final Analyst analyst;
  private final Prices prices;

  /**
   * Makes a searcher.
   *
   * @param searcher does the search
   * @param analyst finds what pieces are worth on the other board
   * @param prices says whether the other board counts, and keeps what is known of it
   */
  public TeamSearcher(Searcher searcher, Analyst analyst, Prices prices) {
    this.searcher = searcher;
    this.analyst = analyst;
    this.prices = prices;
  }

  @Override
  public SearchResult search(
      SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
    boolean single = request.limits().depth() == 1;
    if (single || !prices.counts(request.board()) || request.state().end().isPresent()) {
      return searcher.search(request, control, progress);
    }
    SearchRequest next = request;
    SearchResult known = SearchResult.none(StopReason.STOPPED);
    if (!request.limits().isBounded()) {
      // Whoever looks on sees a move before the analyses, which take their time.
      SearchLimits first = request.limits().withDepth(1);
      known = searcher.search(request.withLimits(first), control, progress);
      analyseOwn(next, control);
    }
    while (true) {
      SearchRequest priced = priced(next, control);
      if (control.isStopped() && known.best().isPresent()) {
        return known.withReason(control.reason());
      }
      known = searcher.search(priced, control, progress);
      if (!control.isBrokenOff()) {
        return known;
      }
      control.resume();
      if (control.mustEnd()) {
        return known.withReason(control.reason());
      }
      next = prices.updated(request);
    }
  }

  /** Thinking without end leaves room to find out what the own board has to say to the other. */
  private void analyseOwn(SearchRequest request, SearchControl control) {
    if (!control.isStopped()
        && prices.known(request.state().position(), request.board()).nodes() < OWN_NODES) {
      var found = analyst.search(request.state(), request.board(), DEPTH, OWN_NODES, control);
      prices.learn(request.state().position(), found);
    }
  }

  /** Returns a request under the prices of the other board, less what finding them took. */
  private SearchRequest priced(SearchRequest request, SearchControl control) {
    BoardId board = request.board();
    Position position = request.state().position();
    SearchLimits limits = request.limits();
    long nodes = share(limits, control);
    if (nodes >= LEAST_NODES
        && !control.isStopped()
        && prices.known(position, board.other()).nodes() < nodes / 2) {
      int depth = Math.min(DEPTH, limits.depth());
      SearchControl part = control.within(shareMillis(limits, control));
      var found = analyst.search(request.state(), board.other(), depth, nodes, part);
      prices.learn(position, found);
      if (limits.nodes() != Long.MAX_VALUE) {
        limits = limits.withNodes(Math.max(1, limits.nodes() - found.nodes()));
      }
    }
    return request.withPrices(prices.prices(position, board)).withLimits(limits);
  }

  /** Returns the nodes that the analysis of the other board may take. */
  private static long share(SearchLimits limits, SearchControl control) {
    if (limits.time().isLimited()) {
      long nodes = shareMillis(limits, control) * NODES_PER_MILLI;
      return Math.min(Math.min(limits.nodes() / Analyst.PART, nodes), MOST_NODES);
    }
    boolean unlimited = limits.nodes() == Long.MAX_VALUE;
    return unlimited ? UNLIMITED_NODES : Math.min(limits.nodes() / Analyst.PART, MOST_NODES);
  }

  /** Returns the milliseconds that the analysis of the other board may take. */
  private static long shareMillis(SearchLimits limits, SearchControl control) {
    return limits.time().isLimited()
        ? Math.max(0, limits.time().softMillis() - control.elapsedMillis()) / Analyst.PART
        : Long.MAX_VALUE;
  }

  @Override
  public void configure(SearchSettings settings) {
    searcher.configure(settings);
  }

  @Override
  public void forget() {
    searcher.forget();
  }
}
