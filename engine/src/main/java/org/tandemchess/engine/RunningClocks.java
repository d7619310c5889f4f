package org.tandemchess.engine;

import java.util.concurrent.TimeUnit;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Position;

/**
 * Clocks that were read at some time and have run since then.
 *
 * @param reading what they showed
 * @param nanos {@link System#nanoTime} then
 */
record RunningClocks(Clocks reading, long nanos) {
  /** No clock is known. */
  static final RunningClocks NONE = new RunningClocks(Clocks.NONE, 0);

  /** Returns clocks that were read just now. */
  static RunningClocks readNow(Clocks reading) {
    return new RunningClocks(reading, System.nanoTime());
  }

  /** Returns what the clocks show now if those of the seats to move have run since. */
  Clocks now(Position position) {
    if (!reading.knowsAny()) {
      return reading;
    }
    long elapsed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    return reading.after(elapsed, position.seatToMove(BoardId.A), position.seatToMove(BoardId.B));
  }
}
