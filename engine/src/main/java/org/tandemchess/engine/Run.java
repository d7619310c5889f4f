package org.tandemchess.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchHandle;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchListener;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.StopReason;
import org.tandemchess.search.time.TimeBudget;

/**
 * One search of the engine, for a request or on the time of others, from its start to its answer.
 *
 * <p>It stands between the search and the listener and lets through only what is true and still
 * wanted: lines are cut at the first illegal move, an answer is a legal move, and there is one
 * answer or none. State is guarded by the lock of the engine.
 */
final class Run implements SearchListener {

  /** Why a search runs. */
  enum Purpose {
    /** Somebody waits for a move. */
    REQUEST,
    /** Somebody will wait for a move once the position has come about, as {@link #hit} tells. */
    EXPECTATION,
    /** Nobody waits. */
    PONDER
  }

  /** How late a search may come back before it is answered for. */
  private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  /** A search that has less time left does not begin again. */
  private static final long LEAST_REFRESHED_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

  private final RunKeeper engine;
  private final BoardId board;
  private final Position position;
  private final Purpose purpose;
  private final long startNanos;
  private final boolean byClock;
  private final boolean infinite;
  private final Set<Move> legal;
  private final Optional<QuickChoice> quick;

  private final List<Future<?>> alarms = new ArrayList<>();
  private @Nullable SearchHandle handle;
  private long softNanos;
  private boolean bounded;
  private boolean ended;
  private boolean over;
  private @Nullable SearchInfo best;
  // What the search has found, while the answer is held back.
  private @Nullable SearchResult held;
  private long heldNanos;
  private String override = "";
  private @Nullable Future<?> reminder;
  // Goes on thinking about the board while the answer is held back.
  private @Nullable Run meanwhile;

  Run(
      RunKeeper engine,
      Position position,
      GoRequest request,
      Purpose purpose,
      List<Move> legal,
      Optional<QuickChoice> quick) {
    this.engine = engine;
    this.board = request.board();
    this.position = position;
    this.purpose = purpose;
    this.startNanos = request.receivedNanos();
    this.byClock = request.isByClock();
    this.infinite = request.infinite();
    this.bounded = purpose == Purpose.REQUEST && !request.infinite();
    this.legal = new HashSet<>(legal);
    this.quick = quick;
  }

  BoardId board() {
    return board;
  }

  Position position() {
    return position;
  }

  boolean isRequest() {
    return purpose != Purpose.PONDER;
  }

  /** Returns whether the run ends without being stopped. */
  boolean isBounded() {
    return bounded;
  }

  boolean isByClock() {
    return byClock && bounded;
  }

  boolean isOver() {
    return over;
  }

  /** Returns whether the answer is known and held back. */
  boolean isHeld() {
    return held != null && !over;
  }

  /** Returns whether nothing accompanies this run yet. */
  boolean isAlone() {
    return meanwhile == null;
  }

  /** Returns how good the board is for us as far as the search has told; even if it has not. */
  Score score() {
    return best == null ? Score.centipawns(0) : best.score();
  }

  long startNanos() {
    return startNanos;
  }

  /** Returns whether the board is still the one that this run looks at. */
  boolean fits(Position now) {
    return position.key(board) == now.key(board);
  }

  /** Takes the handle of the search, which should answer within its budget. */
  void started(SearchHandle search, TimeBudget budget) {
    handle = search;
    softNanos =
        budget.isLimited() ? TimeUnit.MILLISECONDS.toNanos(budget.softMillis()) : Long.MAX_VALUE;
    if (bounded && budget.isLimited()) {
      long elapsed = System.nanoTime() - startNanos;
      answerWithin(TimeUnit.MILLISECONDS.toNanos(budget.hardMillis()) - elapsed);
    }
  }

  /** The other board has changed: the search counts with it as it is now, if time allows. */
  void refresh() {
    if (handle != null && !isHeld() && !isRefreshedTooLate()) {
      handle.breakOff();
    }
  }

  private boolean isRefreshedTooLate() {
    long elapsed = System.nanoTime() - startNanos;
    return bounded && softNanos - elapsed < LEAST_REFRESHED_NANOS;
  }

  /** Gives the search at most this much time from now. */
  void shorten(TimeBudget budget) {
    if (handle != null) {
      handle.shorten(budget);
      answerWithin(TimeUnit.MILLISECONDS.toNanos(budget.hardMillis()));
    }
  }

  /** What was expected has happened: the search has this much time from now, then it answers. */
  void hit(TimeBudget budget) {
    if (purpose != Purpose.EXPECTATION || infinite || bounded) {
      return;
    }
    bounded = true;
    if (best != null) {
      // Hosts that begin to listen with the hit want to see what the answer rests on.
      engine.listener().onInfo(board, position, best);
    }
    if (handle == null) {
      answer(SearchResult.none(StopReason.NO_MOVE));
      return;
    }
    handle.hit(budget);
    if (budget.isLimited()) {
      answerWithin(TimeUnit.MILLISECONDS.toNanos(budget.hardMillis()));
    }
  }

  /** Does something after this time unless the run is over by then. */
  void after(long nanos, Runnable task) {
    alarms.add(engine.watchdog().after(nanos, task));
  }

  private void answerWithin(long nanos) {
    after(nanos + GRACE_NANOS, this::answerLate);
  }

  /** The search has had its time and has not come back: it is answered for. */
  private void answerLate() {
    synchronized (engine) {
      if (!over && handle != null) {
        handle.stop();
        answerNow();
      }
    }
  }

  /** Ends the search; a request is answered as soon as it has, or never. */
  void end(Ending ending) {
    ended = true;
    if (ending == Ending.SILENCE || purpose == Purpose.PONDER) {
      silence();
    }
    if (isHeld()) {
      answerNow();
    } else if (handle != null) {
      handle.stop();
      if (!over) {
        answerWithin(0);
      }
    } else if (!over) {
      answer(SearchResult.none(StopReason.NO_MOVE));
    }
  }

  /** Says nothing from now on. */
  void silence() {
    finish();
    engine.settled(this);
  }

  private void finish() {
    over = true;
    cancelAlarms();
    if (meanwhile != null) {
      meanwhile.end(Ending.SILENCE);
    }
  }

  private void cancelAlarms() {
    alarms.forEach(alarm -> alarm.cancel(false));
    alarms.clear();
    cancelReminder();
  }

  private void cancelReminder() {
    if (reminder != null) {
      reminder.cancel(false);
    }
  }

  /** Answers with the best move known, whatever the search is doing; no-op once answered. */
  void answerNow() {
    if (over) {
      return;
    }
    if (held != null) {
      answer(held);
    } else {
      answer(SearchResult.of(best == null ? List.of() : best.variation(), reason()));
    }
  }

  /** Returns why an answer is given that the search has not given. */
  private StopReason reason() {
    if (legal.isEmpty()) {
      return StopReason.NO_MOVE;
    }
    return ended ? StopReason.STOPPED : StopReason.TIME;
  }

  /** Takes a run on the time of others that ends with this one. */
  void accompany(Run other) {
    meanwhile = other;
  }

  /** A search that went on while the answer is held back has come deeper. */
  void improve(SearchInfo info) {
    if (best != null && info.line() == 1 && info.depth() > best.depth()) {
      replace(info, override);
    }
  }

  /** While the answer is held back something better, or wanted more, is found. */
  void replace(SearchInfo info, String why) {
    if (held != null
        && !over
        && !info.variation().isEmpty()
        && legal.contains(info.variation().getFirst())) {
      best = info;
      held = SearchResult.of(info.variation(), held.reason());
      override = why;
    }
  }

  /** Returns why the answer is not what the search found first; empty if it is. */
  String override() {
    return override;
  }

  /** Returns how long the answer has been held back, in milliseconds. */
  long heldMillis() {
    return held == null ? 0 : TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - heldNanos);
  }

  /** Does something after this time, instead of what was to be done so before. */
  void remind(long nanos, Runnable task) {
    cancelReminder();
    reminder = engine.watchdog().after(nanos, task);
  }

  @Override
  public void onInfo(SearchInfo info) {
    List<Move> variation = legalPrefix(info.variation());
    if (variation.isEmpty()) {
      return;
    }
    SearchInfo sound = info.withVariation(variation);
    synchronized (engine) {
      if (over) {
        return;
      }
      engine.observed(this, sound);
      if (purpose != Purpose.PONDER) {
        if (sound.line() == 1) {
          best = sound;
        }
        engine.listener().onInfo(board, position, sound);
      }
    }
  }

  @Override
  public void onResult(SearchResult result) {
    synchronized (engine) {
      if (!over && !ended && result.best().isPresent() && engine.wantsToHold(this)) {
        cancelAlarms();
        held = result;
        heldNanos = System.nanoTime();
        engine.reconsider(this);
        return;
      }
      if (!over) {
        answer(result);
      }
      engine.ended(this);
    }
  }

  @Override
  public void onFailure(Throwable fault) {
    engine.listener().onFault(board, fault);
  }

  private void answer(SearchResult result) {
    finish();
    engine.answerEarlier(this);
    Optional<Move> move = result.best().filter(legal::contains);
    if (result.best().isPresent() && move.isEmpty()) {
      Throwable fault = new IllegalStateException("illegal: " + result.best().get());
      engine.listener().onFault(board, fault);
    }
    Optional<Move> reply = move.isPresent() ? soundReply(result) : Optional.empty();
    if (move.isEmpty()) {
      move = quick.map(QuickChoice::move);
    }
    if (best == null) {
      best = firstSight(move);
      engine.listener().onInfo(board, position, best);
    }
    engine.beforeAnswer(this, best.score());
    engine.listener().onBestMove(board, position, move, reply);
    engine.report(this, move, best);
    engine.settled(this);
    if (move.isPresent()) {
      engine.answered(this, move.get());
    }
  }

  /** Returns what can be told without a search: the material, or that there is no move. */
  private SearchInfo firstSight(Optional<Move> move) {
    int material = quick.map(QuickChoice::centipawns).orElse(0);
    Score score =
        switch (position.status(board)) {
          case CHECKMATE -> new Score.Mate(0);
          case WAITING -> waiting();
          case ONGOING, STALEMATE_DRAW, STALEMATE_LOSS, KING_TAKEN -> Score.centipawns(material);
        };
    List<Move> line = move.map(List::of).orElse(List.of());
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
    return new SearchInfo(0, 0, 0, millis, 0, score, line, 1);
  }

  /** Returns the score of having no move now: none in particular unless in check. */
  private Score waiting() {
    return position.boardCopy(board).inCheck() ? new Score.Waiting(0) : Score.centipawns(0);
  }

  private Optional<Move> soundReply(SearchResult result) {
    if (result.best().isEmpty() || result.reply().isEmpty()) {
      return Optional.empty();
    }
    List<Move> line = legalPrefix(List.of(result.best().get(), result.reply().get()));
    return line.size() == 2 ? result.reply() : Optional.empty();
  }

  private List<Move> legalPrefix(List<Move> line) {
    return LegalMoves.prefix(line, position.boardCopy(board));
  }
}
