package org.tandemchess.engine;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.Search;
import org.tandemchess.search.api.SearchHandle;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchThread;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.time.TimeBudget;
import org.tandemchess.search.time.TimeManager;
import org.tandemchess.search.time.TimeShare;

/**
 * A game on one board, board A of its positions: chess, crazyhouse, or one board of a bughouse
 * match whose other board is out of sight; or one board of a match, seen with the other. One
 * request at a time; a second one ends the first.
 *
 * <p>A request may be for a position that is only expected: it is searched without time, its other
 * limits kept, and not answered before {@link #ponderHit} or {@link #stop}. Time counts from the
 * hit. A limited strength counts for all requests but infinite ones, which are analysis.
 *
 * <p>Orders return at once, but for {@link #finish} and {@link #quit}. Safe for use by any thread;
 * the listener is called under the lock of this object, which keeps what it hears in order.
 */
public final class SingleEngine extends RunKeeper {
  /** What a request gets that names no limit and no clock. */
  private static final TimeBudget WITHOUT_CLOCK = TimeBudget.exactly(1000);

  private final BoardId board;
  private final Search search;
  private final WarmUp warmUp;

  // All that follows is guarded by the lock of this object.
  private final OwnBook book = new OwnBook();
  private EngineOptions options = EngineOptions.DEFAULT;
  private @Nullable Run run;
  private TimeBudget budgetAfterHit = TimeBudget.UNLIMITED;

  /**
   * Makes an engine for a game that is played alone, on board A.
   *
   * @param searchers called for each searcher that is needed
   * @param listener hears everything
   */
  public SingleEngine(Supplier<? extends Searcher> searchers, EngineListener listener) {
    this(BoardId.A, searchers, listener);
  }

  /**
   * Makes an engine.
   *
   * @param board the board that all requests are about
   * @param searchers called for each searcher that is needed
   * @param listener hears everything
   */
  public SingleEngine(
      BoardId board, Supplier<? extends Searcher> searchers, EngineListener listener) {
    super(listener);
    this.board = board;
    this.warmUp = new WarmUp(searchers);
    this.search = new SearchThread(searchers.get(), "tandem-search");
    search.configure(options.singleSettings());
  }

  /** Returns the options as they are set. */
  public synchronized EngineOptions options() {
    return options;
  }

  /** Sets the options. Sizes and threads change when the present search has ended. */
  public synchronized void setOptions(EngineOptions next) {
    boolean sameSearch = next.singleSettings().equals(options.singleSettings());
    options = next;
    book.configure(next);
    if (!sameSearch) {
      search.configure(next.singleSettings());
    }
  }

  /** Forgets what was learned; a request that runs is answered first. Options stay. */
  public synchronized void newGame() {
    stop();
    search.forget();
  }

  @Override
  public void warmUp() {
    warmUp.start();
  }

  /** Starts a search for a move on the board; one that runs for an earlier request answers now. */
  public synchronized void go(Position position, GoRequest request, Clocks clocks) {
    start(position, request, clocks, Run.Purpose.REQUEST);
  }

  /** Starts a search for a move in a position that is expected to come about. */
  public synchronized void ponder(Position position, GoRequest request, Clocks clocks) {
    start(position, request, clocks, Run.Purpose.EXPECTATION);
  }

  /** The expected position has come about; no effect unless a search for it runs. */
  public synchronized void ponderHit() {
    if (run != null) {
      run.hit(budgetAfterHit);
    }
  }

  /**
   * The expected position has come about, under other clocks than those that were known when the
   * search began; no effect unless a search for it runs.
   */
  public synchronized void ponderHit(GoRequest request, Clocks clocks) {
    if (run != null) {
      budgetAfterHit = budget(run.position(), request, clocks);
      ponderHit();
    }
  }

  /** Lets the search for an expected position answer after this time, if nothing does so before. */
  public synchronized void ponderHitAfter(long millis) {
    Run waiting = run;
    if (waiting != null) {
      waiting.after(TimeUnit.MILLISECONDS.toNanos(millis), () -> hitIfStill(waiting));
    }
  }

  private synchronized void hitIfStill(Run waiting) {
    if (run == waiting) {
      ponderHit();
    }
  }

  /** Ends the request that runs, if there is one; it is answered with the best move so far. */
  public void stop() {
    stop(Ending.ANSWER);
  }

  /**
   * Ends the request that runs, if there is one.
   *
   * @param ending whether it is answered with the best move so far; else no earlier request that is
   *     still open is answered either
   */
  public synchronized void stop(Ending ending) {
    Run ended = run;
    run = null;
    if (ended != null) {
      ended.end(ending);
    }
    if (ending == Ending.SILENCE) {
      unanswered().forEach(Run::silence);
    }
  }

  /** Ends the request for this very position object like {@link #stop()}, if it is what runs. */
  @SuppressWarnings("ReferenceEquality") // an equal position of a later request is another one
  public synchronized void stop(Position searched) {
    if (run != null && run.position() == searched) {
      stop();
    }
  }

  @Override
  public synchronized void close() {
    shut();
    unanswered().forEach(each -> each.end(Ending.SILENCE));
    run = null;
    search.close();
  }

  private void start(Position position, GoRequest request, Clocks clocks, Run.Purpose purpose) {
    if (isClosed()) {
      return;
    }
    warmUp.stop();
    stop();
    Board copy = position.boardCopy(board);
    boolean noneWished = request.searchMoves().equals(List.of(new Move.Pass()));
    List<Move> legal = noneWished ? List.of() : LegalMoves.of(copy);
    List<Move> asked = legal.stream().filter(request.searchMoves()::contains).toList();
    boolean byBook = asked.isEmpty() && request.takesBook() && options.ownBook();
    Optional<Move> known = byBook ? book.find(position, board, legal) : Optional.empty();
    List<Move> choice = known.map(List::of).orElse(asked);
    Optional<QuickChoice> quick =
        QuickChoice.among(choice.isEmpty() ? legal : choice, position.boardCopy(board));
    Run next = new Run(this, position, request, purpose, legal, quick);
    run = next;
    await(next);
    if (legal.isEmpty()) {
      if (next.isBounded()) {
        next.answerNow();
        run = null;
      }
      return;
    }
    TimeBudget budget = budget(position, request, clocks);
    SearchLimits limits = request.limits(budget, choice);
    Strength strength = options.strength();
    if (strength.limited() && !request.infinite()) {
      // What was learned on others' time, or for earlier moves, is beyond the horizon.
      search.forget();
      List<Move> seen = strength.seen(choice.isEmpty() ? legal : choice, position.key(board));
      limits = strength.limit(limits).withSearchMoves(seen);
    }
    boolean isOnly = request.isTimed() && (choice.isEmpty() ? legal : choice).size() == 1;
    if (known.isPresent() || isOnly) {
      limits = limits.withDepth(1);
    }
    if (purpose == Run.Purpose.EXPECTATION) {
      budgetAfterHit = budget;
      limits = limits.pondering();
    }
    SearchHandle handle = search.start(GameState.of(position), board, limits, next);
    next.started(handle, limits.time());
  }

  private TimeBudget budget(Position position, GoRequest request, Clocks clocks) {
    if (!clocks.knowsAny()) {
      return request.budget(WITHOUT_CLOCK);
    }
    Seat us = position.seatToMove(board);
    return request.budget(
        TimeManager.budget(clocks, us, false, options.moveOverhead(), TimeShare.USUAL));
  }

  @Override
  void endUnbounded() {
    Run ended = run;
    if (ended != null && !ended.isBounded()) {
      run = null;
      ended.end(Ending.SILENCE);
    }
  }

  @Override
  void ended(Run over) {
    if (run == over) {
      run = null;
    }
  }

  @Override
  void beforeAnswer(Run answering, Score score) {
    // Nobody else needs to know.
  }

  @Override
  void answered(Run over, Move move) {
    ended(over);
  }
}
