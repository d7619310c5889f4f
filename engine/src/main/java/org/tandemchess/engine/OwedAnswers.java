package org.tandemchess.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * The answers that an engine owes, in the order of the requests; those that were told to answer but
 * have not yet are among them. Guarded by the monitor of the engine.
 */
final class OwedAnswers {
  private final Object monitor;
  private final Set<OwedAnswer> owed = new LinkedHashSet<>();

  OwedAnswers(Object monitor) {
    this.monitor = monitor;
  }

  void add(OwedAnswer answer) {
    owed.add(answer);
  }

  boolean isEmpty() {
    return owed.isEmpty();
  }

  /** Returns the answers that are owed, the oldest first. */
  List<OwedAnswer> all() {
    return List.copyOf(owed);
  }

  /** Takes in that an answer was given, or will not be. */
  void settle(OwedAnswer answer) {
    if (owed.remove(answer)) {
      monitor.notifyAll();
    }
  }

  /**
   * Lets the earlier requests on the same board answer now: hosts tell answers apart by their
   * order, and a later one may be ready first, since a search may be slow to notice its end.
   */
  void answerEarlier(OwedAnswer answer) {
    for (OwedAnswer earlier : all()) {
      if (earlier == answer) {
        return;
      }
      if (earlier.board() == answer.board()) {
        earlier.answerNow();
      }
    }
  }

  /** Blocks until nothing is owed any more. */
  void await() throws InterruptedException {
    while (!owed.isEmpty()) {
      monitor.wait();
    }
  }

  /** Blocks until nothing is owed any more, or a moment of the nano clock has come. */
  void awaitUntil(long nanos) throws InterruptedException {
    long left = nanos - System.nanoTime();
    while (!owed.isEmpty() && left > 0) {
      TimeUnit.NANOSECONDS.timedWait(monitor, left);
      left = nanos - System.nanoTime();
    }
  }
}
