package org.tandemchess.engine;

import java.util.concurrent.TimeUnit;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.time.ClockReading;

/**
 * Clocks that were read at some time and have run since then.
 *
 * @param reading what they showed
 * @param nanos {@link System#nanoTime} then
 */
record RunningClocks(ClockReading reading, long nanos) {
  /** No clock is known. */
  static final RunningClocks NONE = new RunningClocks(ClockReading.NONE, 0);

  /** Returns clocks that were read just now. */
  static RunningClocks readNow(ClockReading reading) {
    return new RunningClocks(reading, System.nanoTime());
  }

  /** Returns what the clocks show now if those of the seats to move have run since. */
  ClockReading now(Position position) {
    if (!reading.knowsAny()) {
      return reading;
    }
    long elapsed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    ClockReading now = reading;
    for (BoardId board : BoardId.values()) {
      Seat running = position.seatToMove(board);
      if (now.knows(running)) {
        now = now.with(running, now.millis(running) - elapsed);
      }
    }
    return now;
  }
}
