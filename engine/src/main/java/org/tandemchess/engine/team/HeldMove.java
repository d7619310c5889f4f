package org.tandemchess.engine.team;

import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.StopReason;

/**
 * A move that is known and held back, with what goes on meanwhile: an alarm after which to decide
 * again, and a search that may find something better. Guarded by the monitor of the brain.
 */
final class HeldMove {
  private final long sinceNanos = System.nanoTime();
  private final StopReason reason;
  private List<Move> line;
  private String override = "";
  private @Nullable Future<?> reminder;
  private @Nullable Runnable endOfCompanion;

  HeldMove(List<Move> line, StopReason reason) {
    this.line = line;
    this.reason = reason;
  }

  /** Returns the move and what is expected to follow. */
  List<Move> line() {
    return line;
  }

  /** Returns why the search that found it ended. */
  StopReason reason() {
    return reason;
  }

  /** Returns why it is not what the search found first; empty if it is. */
  String override() {
    return override;
  }

  /** Returns how long it has been held back, in milliseconds. */
  long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - sinceNanos);
  }

  void replace(List<Move> better, String why) {
    line = better;
    override = why;
  }

  /** Returns whether no search accompanies it yet. */
  boolean isAlone() {
    return endOfCompanion == null;
  }

  /**
   * Takes a search that ends with this.
   *
   * @param end ends it
   */
  void accompany(Runnable end) {
    endOfCompanion = end;
  }

  /** Takes the alarm after which to decide again, in place of the one before. */
  void remind(Future<?> next) {
    cancelReminder();
    reminder = next;
  }

  /** Ends all that goes on meanwhile. */
  void end() {
    cancelReminder();
    if (endOfCompanion != null) {
      endOfCompanion.run();
    }
  }

  private void cancelReminder() {
    if (reminder != null) {
      reminder.cancel(false);
    }
  }
}
