package org.tandemchess.protocol.client;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One search at a time of an engine that answers each {@code go} exactly once, a stopped one too.
 *
 * <p>A new request stops the search that runs; its answer is swallowed, and only then the new one
 * begins, so that no answer is ever taken for another's. What comes before the engine says that it
 * has read all that went before the {@code go} is a surplus answer to an earlier search. Used under
 * the lock of its player.
 *
 * @param <R> what is searched
 */
final class AnsweredSearch<R> {
  private final Consumer<Runnable> whenReady;
  private final Consumer<R> start;
  private final Runnable stop;
  private @Nullable R running;
  private boolean begun;
  private boolean stopping;
  private @Nullable R next;

  /**
   * Makes one that is idle.
   *
   * @param whenReady does something once the engine has read all it was told; does not wait
   * @param start begins a search
   * @param stop stops the search that runs
   */
  AnsweredSearch(Consumer<Runnable> whenReady, Consumer<R> start, Runnable stop) {
    this.whenReady = whenReady;
    this.start = start;
    this.stop = stop;
  }

  boolean isIdle() {
    return running == null;
  }

  /** Returns what is searched, or null if nothing is whose answer is wanted. */
  @Nullable R current() {
    return stopping ? null : running;
  }

  /** Searches this instead of what is searched now. */
  void want(R request) {
    if (running == null) {
      running = request;
      begun = false;
      whenReady.accept(() -> begun = true);
      start.accept(request);
    } else {
      next = request;
      stopOnce();
    }
  }

  /** Wants no answer any more. */
  void drop() {
    next = null;
    if (running != null) {
      stopOnce();
    }
  }

  /** Takes an answer; returns what it answers, or null if nobody wants it. */
  @Nullable R answered() {
    if (!begun) {
      return null;
    }
    R answered = stopping ? null : running;
    R following = next;
    running = null;
    next = null;
    stopping = false;
    if (following != null) {
      want(following);
    }
    return answered;
  }

  private void stopOnce() {
    if (!stopping) {
      stopping = true;
      stop.run();
    }
  }
}
