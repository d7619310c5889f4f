package org.tandemchess.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/**
 * What every engine owes to those who asked: each request is answered once, also when the program
 * is about to end. Its lock guards the engine and all its runs. Safe for use by any thread.
 */
abstract class RunKeeper implements Engine {
  /** A search that is told to quit may think until it is this old. */
  private static final long THOUGHT_BEFORE_QUIT = TimeUnit.MILLISECONDS.toNanos(40);

  /** How long quitting waits for the answers of searches. */
  private static final long QUIT_PATIENCE = TimeUnit.MILLISECONDS.toNanos(65);

  private final EngineListener listener;
  private final Watchdog watchdog = new Watchdog();

  // Guarded by the lock of this object. In the order of the requests; those that were told to
  // answer but have not yet are among them.
  private final Set<Run> unanswered = new LinkedHashSet<>();
  private boolean closed;
  private @Nullable Consumer<MoveReport> reader;

  RunKeeper(EngineListener listener) {
    this.listener = listener;
  }

  @Override
  public final synchronized void reportTo(Consumer<MoveReport> next) {
    reader = next;
  }

  @Override
  public final synchronized boolean isIdle() {
    return unanswered.isEmpty();
  }

  @Override
  public synchronized void finish() throws InterruptedException {
    closed = true;
    endUnbounded();
    while (!unanswered.isEmpty()) {
      wait();
    }
  }

  @Override
  public synchronized void quit() throws InterruptedException {
    closed = true;
    endUnbounded();
    long now = System.nanoTime();
    for (Run run : List.copyOf(unanswered)) {
      awaitAnswers(run.startNanos() + THOUGHT_BEFORE_QUIT);
      if (!run.isOver()) {
        run.end(Ending.ANSWER);
      }
    }
    awaitAnswers(now + QUIT_PATIENCE);
    for (Run run : List.copyOf(unanswered)) {
      run.answerNow();
    }
  }

  /** Ends silently what has no end of its own. */
  abstract void endUnbounded();

  /** The search of a run has returned. */
  abstract void ended(Run run);

  /** A search has found something. */
  void observed(Run run, SearchInfo info) {}

  /** Returns whether the answer of a run, whose search has come back by itself, is held back. */
  boolean wantsToHold(Run run) {
    return false;
  }

  /** Decides whether a run whose answer is held back goes on waiting, and for how long. */
  void reconsider(Run run) {
    run.answerNow();
  }

  /** A run is about to answer. */
  abstract void beforeAnswer(Run run, Score score);

  /** A run has answered. */
  abstract void answered(Run run, Move move);

  /** Returns what decided about the answer of a run beside its search. */
  Map<MoveReport.Aspect, String> aspects(Run run) {
    return Map.of();
  }

  /** Tells of the answer of a run, if somebody wants to know. */
  final void report(Run run, Optional<Move> move, SearchInfo info) {
    if (reader != null) {
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - run.startNanos());
      reader.accept(new MoveReport(run.board(), run.position(), move, info, millis, aspects(run)));
    }
  }

  EngineListener listener() {
    return listener;
  }

  Watchdog watchdog() {
    return watchdog;
  }

  boolean isClosed() {
    return closed;
  }

  /** Takes no more requests and wakes nobody any more. */
  void shut() {
    closed = true;
    watchdog.close();
  }

  /** A request is to be answered by a run. */
  void await(Run run) {
    unanswered.add(run);
  }

  /** Returns the runs that owe an answer, the oldest first. */
  List<Run> unanswered() {
    return List.copyOf(unanswered);
  }

  /**
   * Lets the earlier requests on the board of a run answer now: hosts tell answers apart by their
   * order, and a later one may be ready first, since a search may be slow to notice its end.
   */
  void answerEarlier(Run run) {
    for (Run earlier : unanswered()) {
      if (earlier == run) {
        return;
      }
      if (earlier.board() == run.board()) {
        earlier.answerNow();
      }
    }
  }

  /** A run will not answer any more, or has. */
  void settled(Run run) {
    if (unanswered.remove(run)) {
      notifyAll();
    }
  }

  private void awaitAnswers(long untilNanos) throws InterruptedException {
    long left = untilNanos - System.nanoTime();
    while (!unanswered.isEmpty() && left > 0) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
      left = untilNanos - System.nanoTime();
    }
  }
}
