package org.tandemchess.play.game;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.tandemchess.play.player.Pace;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;

/**
 * Four clocks, of which at most one a board runs. Times are of {@link System#nanoTime}. Used by one
 * thread.
 *
 * <p>A clock may go below zero by the margin before its flag falls: what the pipe to a process and
 * the arbiter itself take is not the player's fault.
 */
final class MatchClocks {
  private static final long STOPPED = Long.MIN_VALUE;

  private final Pace pace;
  private final long marginNanos;
  private final long[] left = new long[4];
  private final long[] runningSince = {STOPPED, STOPPED, STOPPED, STOPPED};

  MatchClocks(Pace pace, long marginMillis) {
    this.pace = pace;
    marginNanos = TimeUnit.MILLISECONDS.toNanos(marginMillis);
    for (int seat = 0; seat < 4; seat++) {
      left[seat] = TimeUnit.MILLISECONDS.toNanos(base());
    }
  }

  private long base() {
    return switch (pace) {
      case Pace.Clock clock -> clock.baseMillis();
      case Pace.MoveTime time -> time.millis();
      case Pace.Depth depth -> 0;
      case Pace.Nodes nodes -> 0;
    };
  }

  /** Starts a clock that stands; one that runs goes on. */
  void start(Seat seat, long now) {
    if (runningSince[seat.index()] == STOPPED) {
      runningSince[seat.index()] = now;
    }
  }

  /** Stops a clock for a move, which earns the increment or, by fixed time, a whole new time. */
  void stop(Seat seat, long now) {
    int index = seat.index();
    left[index] = leftNanos(seat, now);
    runningSince[index] = STOPPED;
    switch (pace) {
      case Pace.Clock clock ->
          left[index] += TimeUnit.MILLISECONDS.toNanos(clock.incrementMillis());
      case Pace.MoveTime time -> left[index] = TimeUnit.MILLISECONDS.toNanos(time.millis());
      case Pace.Depth depth -> {}
      case Pace.Nodes nodes -> {}
    }
  }

  /** Returns whether the flag of a seat has fallen at a time. */
  boolean hasFallen(Seat seat, long now) {
    return leftNanos(seat, now) < -marginNanos;
  }

  /** Returns the running clock whose flag falls first, if any runs. */
  Optional<Seat> nextToFall(long now) {
    Seat first = null;
    for (Seat seat : Seat.values()) {
      if (runningSince[seat.index()] != STOPPED
          && (first == null || leftNanos(seat, now) < leftNanos(first, now))) {
        first = seat;
      }
    }
    return Optional.ofNullable(first);
  }

  /** Returns the nanoseconds until the flag of a seat falls; 0 if it has. */
  long untilFall(Seat seat, long now) {
    return Math.max(0, leftNanos(seat, now) + marginNanos);
  }

  /** Returns the readings of all four clocks. */
  Clocks read(long now) {
    return Clocks.of(
        millis(Seat.A_WHITE, now),
        millis(Seat.A_BLACK, now),
        millis(Seat.B_WHITE, now),
        millis(Seat.B_BLACK, now));
  }

  private long millis(Seat seat, long now) {
    return TimeUnit.NANOSECONDS.toMillis(leftNanos(seat, now));
  }

  private long leftNanos(Seat seat, long now) {
    int index = seat.index();
    return runningSince[index] == STOPPED ? left[index] : left[index] - (now - runningSince[index]);
  }
}
