package org.tandemchess.search.alphabeta;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.search.api.EvaluatorFactory;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;
import org.tandemchess.search.mate.MateSearch;

/**
 * Tandem's search of one board.
 *
 * <p>A legal move is known before the search begins. Under a limit of time a single legal move is
 * answered after one iteration; a proved mate ends any bounded search. With one thread, the same
 * limits after {@link #forget} give the same nodes and the same move. Further threads search the
 * same tree and help through the common table.
 */
public final class AlphaBetaSearcher implements Searcher {
  private SearchSettings settings = SearchSettings.DEFAULT;
  private EvaluatorFactory evaluators;
  private @Nullable GrowingTable table;
  private History[] histories = {};
  private @Nullable MateSearch mates;
  private SearchParams params = SearchParams.with(Map.of());
  private boolean learned;

  /**
   * Makes a searcher.
   *
   * @param evaluators judge the leaves, under the default settings until others are set
   */
  public AlphaBetaSearcher(EvaluatorFactory evaluators) {
    this.evaluators = evaluators.with(settings.evaluation());
  }

  @Override
  public void configure(SearchSettings newSettings) {
    if (table != null && newSettings.hashMegabytes() != settings.hashMegabytes()) {
      table = new GrowingTable(newSettings.hashMegabytes());
    }
    boolean judgesAlike = newSettings.evaluation().equals(settings.evaluation());
    boolean prunesAlike =
        newSettings.checkingDropPlies() == settings.checkingDropPlies()
            && newSettings.tuned().equals(settings.tuned());
    params = SearchParams.with(newSettings.tuned());
    if (!judgesAlike) {
      evaluators = evaluators.with(newSettings.evaluation());
    }
    if (!judgesAlike || !prunesAlike) {
      // Scores of one search mean nothing to the other.
      forget();
    }
    if (newSettings.threads() < histories.length) {
      histories = Arrays.copyOf(histories, newSettings.threads());
    }
    settings = newSettings;
  }

  @Override
  public void prepare() {
    readyTable();
    readyHistories();
    readyMates();
  }

  @Override
  public void forget() {
    if (learned) {
      if (table != null) {
        table.clear();
      }
      for (History history : histories) {
        history.clear();
      }
      if (mates != null) {
        mates.forget();
      }
      learned = false;
    }
  }

  @Override
  public SearchResult search(
      SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
    if (!request.state().isSearchable()) {
      return SearchResult.none(StopReason.NO_MOVE);
    }
    Board board = request.state().position().boardCopy(request.board());
    return search(board, request.prices(), request.limits(), control, progress);
  }

  private SearchResult search(
      Board board,
      PriceList list,
      SearchLimits limits,
      SearchControl control,
      Consumer<SearchInfo> progress) {
    int[] moves = rootMoves(board, limits.searchMoves());
    if (moves.length == 0) {
      return SearchResult.none(StopReason.NO_MOVE);
    }
    learned = true;
    boolean isRepeatable = limits.isBounded() && !limits.time().isLimited();
    TranspositionTable shared = isRepeatable ? readyTable().whole() : readyTable().now();
    shared.newSearch();
    SharedStop stop = new SharedStop(control);
    readyHistories();
    TransferPrices prices = new TransferPrices(list);
    TreeSearch[] trees = new TreeSearch[settings.threads()];
    for (int i = 0; i < trees.length; i++) {
      trees[i] = tree(histories[i], new Board(board), shared, prices, moves, stop);
    }
    Reporter reporter = new Reporter(trees, shared, control, progress);
    TreeSearch first = trees[0];
    MateScout scout =
        settings.lines() == 1 && limits.searchMoves().isEmpty() && board.rules().hasReserves()
            ? new MateScout(readyMates(), first, limits, stop::mustEnd)
            : null;
    IterativeDeepening main =
        new IterativeDeepening(first, limits, control, settings.lines(), 1, scout, reporter);
    List<Thread> helpers = startHelpers(trees, limits, control);
    try {
      main.run();
    } finally {
      stop.set();
      join(helpers);
    }
    return SearchResult.of(moves(first.rootMoves().get(0).variation()), main.reason());
  }

  private GrowingTable readyTable() {
    GrowingTable ready = table;
    if (ready == null) {
      ready = new GrowingTable(settings.hashMegabytes());
      table = ready;
    }
    return ready;
  }

  private MateSearch readyMates() {
    MateSearch ready = mates;
    if (ready == null) {
      ready = new MateSearch();
      mates = ready;
    }
    return ready;
  }

  private void readyHistories() {
    int known = histories.length;
    if (known < settings.threads()) {
      histories = Arrays.copyOf(histories, settings.threads());
      for (int i = known; i < histories.length; i++) {
        histories[i] = new History();
      }
    }
  }

  private TreeSearch tree(
      History history,
      Board board,
      TranspositionTable shared,
      TransferPrices prices,
      int[] moves,
      SharedStop stop) {
    RuleSet rules = board.rules();
    StaticExchange exchanges =
        new StaticExchange(evaluators.exchangeValues(rules), rules.captures(), prices);
    TreeSearch tree =
        new TreeSearch(
            board, shared, history, evaluators.evaluator(rules), exchanges, prices, stop, params);
    tree.lookAtCheckingDrops(settings.checkingDropPlies());
    tree.rootMoves().set(moves);
    char known = TranspositionTable.move(shared.probe(board.key() ^ prices.rootKey()));
    tree.rootMoves().putFirst(Moves.fromShort(known, board));
    return tree;
  }

  private static List<Thread> startHelpers(
      TreeSearch[] trees, SearchLimits limits, SearchControl control) {
    List<Thread> helpers = new ArrayList<>();
    SearchLimits unbounded =
        limits.withDepth(SearchLimits.MAX_DEPTH).withNodes(Long.MAX_VALUE).untilStopped();
    for (int i = 1; i < trees.length; i++) {
      IterativeDeepening deepening =
          new IterativeDeepening(
              trees[i], unbounded, control, 1, 1 + (i & 1), null, (depth, rank) -> {});
      Thread thread = new Thread(deepening, Thread.currentThread().getName() + "-helper-" + i);
      thread.setDaemon(true);
      thread.start();
      helpers.add(thread);
    }
    return helpers;
  }

  /** Waits for the helpers, who look at the stop every thousand nodes. */
  private static void join(List<Thread> helpers) {
    boolean interrupted = false;
    for (Thread helper : helpers) {
      while (helper.isAlive()) {
        try {
          helper.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static int[] rootMoves(Board board, List<Move> only) {
    MoveBuffer legal = new MoveBuffer();
    MoveGenerator.legal(board, legal);
    if (only.isEmpty()) {
      return legal.toArray();
    }
    MoveBuffer chosen = new MoveBuffer();
    for (Move move : only) {
      int encoded = MoveCodec.toInt(move, board);
      if (legal.contains(encoded) && !chosen.contains(encoded)) {
        chosen.add(encoded);
      }
    }
    return chosen.toArray();
  }

  private static List<Move> moves(int[] encoded) {
    List<Move> moves = new ArrayList<>(encoded.length);
    for (int move : encoded) {
      moves.add(MoveCodec.toMove(move));
    }
    return moves;
  }

  /** Tells each finished line of the main thread. */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares reporters
  private record Reporter(
      TreeSearch[] trees,
      TranspositionTable table,
      SearchControl control,
      Consumer<SearchInfo> progress)
      implements IterativeDeepening.Report {

    @Override
    public void line(int depth, int rank) {
      RootMove entry = trees[0].rootMoves().get(rank);
      long nodes = 0;
      for (TreeSearch tree : trees) {
        nodes += tree.counter().nodes();
      }
      progress.accept(
          new SearchInfo(
              depth,
              Math.max(depth, entry.selectiveDepth()),
              nodes,
              control.elapsedMillis(),
              table.permilleUsed(),
              score(entry.score()),
              moves(entry.variation()),
              rank + 1));
    }

    private static Score score(int score) {
      if (Scores.isMate(score)) {
        return Score.matedAfter(Scores.MATE - Math.abs(score));
      }
      return Scores.isDecided(score)
          ? Score.waitingAfter(Scores.LOST_UNLESS_DROP - Math.abs(score))
          : Score.centipawns(score);
    }
  }
}
