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
 * and then searches under the price list that follows. Where the clock says how long, or nobody
 * does, there is a first look at the board itself before. Used by one thread.
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

  /**
   * Plies that are searched before anything is analysed: they show a mate in one of either side.
   */
  private static final int FIRST_PLIES = 3;

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
    SearchLimits limits = request.limits();
    if (limits.depth() == 1 || !prices.counts(request.board()) || !request.state().isSearchable()) {
      return searcher.search(request, control, progress);
    }
    Telling telling = new Telling(progress);
    if (isRepeatable(limits)) {
      return deepen(request, SearchResult.none(StopReason.STOPPED), control, telling);
    }
    SearchResult seen = firstLook(request, control, telling);
    if (limits.isBounded()) {
      if (seen.reason() == StopReason.MATE || seen.reason() == StopReason.ONLY_MOVE) {
        return seen;
      }
      if (!control.isBrokenOff() && control.shouldEnd()) {
        return seen.withReason(control.reason());
      }
    } else {
      analyseOwn(request, control);
    }
    return deepen(request, seen, control, telling);
  }

  /** Returns whether nothing but numbers of plies and nodes says what is searched. */
  private static boolean isRepeatable(SearchLimits limits) {
    return limits.isBounded() && (!limits.time().isLimited() || limits.nodes() != Long.MAX_VALUE);
  }

  /** Finds a move that is no blunder under the prices known, before any analysis takes its time. */
  private SearchResult firstLook(SearchRequest request, SearchControl control, Telling telling) {
    SearchLimits limits = request.limits();
    SearchLimits few = limits.withDepth(Math.min(FIRST_PLIES, limits.depth()));
    SearchResult seen = searcher.search(underKnown(request).withLimits(few), control, telling);
    telling.onlyDeeper();
    return seen;
  }

  /** Searches under the prices of the other board, as often as that changes. */
  private SearchResult deepen(
      SearchRequest request, SearchResult seen, SearchControl control, Telling telling) {
    SearchRequest next = request;
    SearchResult known = seen;
    while (true) {
      if (control.isBrokenOff()) {
        control.resume();
        if (control.mustEnd()) {
          return known.withReason(control.reason());
        }
        next = prices.updated(request);
      }
      SearchRequest priced = priced(next, control);
      if (control.isStopped() && known.best().isPresent()) {
        return known.withReason(control.reason());
      }
      SearchResult found = searcher.search(priced, control, telling);
      known =
          telling.hasTold() || known.best().isEmpty() ? found : known.withReason(found.reason());
      if (!control.isBrokenOff()) {
        return known;
      }
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
    return underKnown(request).withLimits(limits);
  }

  /** Returns a request under what is known of the other board by now. */
  private SearchRequest underKnown(SearchRequest request) {
    Position position = request.state().position();
    return request.withPrices(prices.prices(position, request.board()));
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
  public void prepare() {
    searcher.prepare();
    analyst.prepare();
  }

  @Override
  public void forget() {
    searcher.forget();
  }

  /** Tells a listener of lines: after the first look only those that are as deep. */
  private static final class Telling implements Consumer<SearchInfo> {
    private final Consumer<SearchInfo> listener;
    private int deepest;
    private int least;
    private boolean hasTold;

    Telling(Consumer<SearchInfo> listener) {
      this.listener = listener;
    }

    /** The first look is over. */
    void onlyDeeper() {
      least = deepest;
      hasTold = false;
    }

    /** Returns whether there was something to tell, after the first look if there was one. */
    boolean hasTold() {
      return hasTold;
    }

    @Override
    public void accept(SearchInfo info) {
      if (info.depth() >= least) {
        deepest = Math.max(deepest, info.depth());
        hasTold = true;
        listener.accept(info);
      }
    }
  }
}
