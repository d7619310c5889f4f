package org.tandemchess.search.api;

import org.jspecify.annotations.Nullable;
import org.tandemchess.search.time.TimeBudget;

/**
 * The stop object of one search, made before its thread runs and never used again. A part of the
 * search may have one of its own, which {@link #within} makes.
 *
 * <p>Safe for use by any thread. Nothing here blocks but the two waits.
 */
public final class SearchControl {
  private final @Nullable SearchControl whole;
  private final long startNanos;
  private volatile boolean stopped;
  private volatile boolean hit;
  private volatile boolean brokenOff;
  // Nanoseconds after startNanos. The soft limit counts from a moment of its own.
  private long softFrom;
  private long softNanos;
  private volatile long hardNanos;

  /** Makes the stop object of a search with these limits. */
  public SearchControl(SearchLimits limits) {
    whole = null;
    startNanos = limits.startNanos();
    softNanos = nanos(limits.time().softMillis());
    hardNanos = nanos(limits.time().hardMillis());
  }

  private SearchControl(SearchControl whole, long millis) {
    this.whole = whole;
    startNanos = whole.startNanos;
    softNanos = saturatedAdd(whole.elapsedNanos(), nanos(millis));
    hardNanos = softNanos;
  }

  /**
   * Makes the stop object of a part of this search, which ends when this one has to and after some
   * time besides.
   *
   * @param millis from now
   */
  public SearchControl within(long millis) {
    return new SearchControl(this, millis);
  }

  /** Ends the search; again and again is the same as once. */
  public void stop() {
    synchronized (this) {
      stopped = true;
      notifyAll();
    }
  }

  /** Returns whether somebody has stopped the search; costs a volatile read. */
  public boolean isStopped() {
    return stopped || whole != null && whole.isStopped();
  }

  /**
   * Lets the search break off, to begin again with what has become known since: whoever runs it
   * looks at {@link #isBrokenOff} and calls {@link #resume}.
   */
  public void breakOff() {
    brokenOff = true;
  }

  /** Returns whether the search was broken off and not resumed since. */
  public boolean isBrokenOff() {
    return brokenOff || whole != null && whole.isBrokenOff();
  }

  /** Lets a search that was broken off go on. */
  public void resume() {
    brokenOff = false;
  }

  /**
   * Returns whether the search has to break off: it was stopped or its hard limit of time has
   * passed. Reads the clock, so ask every thousand nodes or so.
   */
  public boolean mustEnd() {
    return stopped || brokenOff || elapsedNanos() >= hardNanos || whole != null && whole.mustEnd();
  }

  /** Returns whether no new iteration should begin: stopped, or the soft limit has passed. */
  public boolean shouldEnd() {
    return shouldEnd(1.0);
  }

  /**
   * Returns whether no new iteration should begin where a search needs more or less time than
   * usual. A search that was given one exact time uses all of it.
   *
   * @param need the part of the soft limit that is needed, above 0
   */
  public boolean shouldEnd(double need) {
    return stopped
        || brokenOff
        || elapsedNanos() >= scaledSoftNanos(need)
        || whole != null && whole.mustEnd();
  }

  private synchronized long scaledSoftNanos(double need) {
    return softNanos >= hardNanos
        ? softNanos
        : Math.min(hardNanos, softFrom + (long) (need * (softNanos - softFrom)));
  }

  /**
   * Returns why a search that had to end, or should, has ended. Whoever ends it for a reason of its
   * own, such as a number of nodes, does not ask.
   */
  public StopReason reason() {
    if (isStopped()) {
      return StopReason.STOPPED;
    }
    return isBrokenOff() ? StopReason.CHANGED : StopReason.TIME;
  }

  /** Returns the milliseconds since the order to search was read. */
  public long elapsedMillis() {
    return elapsedNanos() / 1_000_000;
  }

  /**
   * Takes in a new reading of the clocks: from now on, not from the start, the search has at most
   * this much time. It never gets more than it had.
   */
  public void shorten(TimeBudget fromNow) {
    long now = elapsedNanos();
    synchronized (this) {
      long soft = saturatedAdd(now, nanos(fromNow.softMillis()));
      if (soft < softNanos) {
        softFrom = now;
        softNanos = soft;
      }
      hardNanos = Math.min(hardNanos, saturatedAdd(now, nanos(fromNow.hardMillis())));
    }
  }

  /**
   * Lets a ponder search answer: what was expected has happened. From now on, not from the start,
   * it has at most this much time.
   */
  public void hit(TimeBudget fromNow) {
    shorten(fromNow);
    synchronized (this) {
      hit = true;
      notifyAll();
    }
  }

  /** Blocks until the search is stopped or was hit, or the thread is interrupted. */
  void awaitHit() throws InterruptedException {
    synchronized (this) {
      while (!stopped && !hit) {
        wait();
      }
    }
  }

  /** Blocks until the search is stopped, or the thread is interrupted. */
  void awaitStop() throws InterruptedException {
    synchronized (this) {
      while (!stopped) {
        wait();
      }
    }
  }

  private long elapsedNanos() {
    return System.nanoTime() - startNanos;
  }

  private static long nanos(long millis) {
    return millis > Long.MAX_VALUE / 1_000_000 ? Long.MAX_VALUE : millis * 1_000_000;
  }

  private static long saturatedAdd(long a, long b) {
    return b > Long.MAX_VALUE - a ? Long.MAX_VALUE : a + b;
  }
}
