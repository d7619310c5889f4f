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

  private final Odds odds;
  private final long patienceMillis;
  private final long[] left = new long[4];
  private final int[] moves = new int[4];
  private final long[] runningSince = {STOPPED, STOPPED, STOPPED, STOPPED};

  /**
   * Sets all clocks.
   *
   * @param patienceMillis how long a move may take of a team without a clock
   */
  MatchClocks(Odds odds, long patienceMillis) {
    this.odds = odds;
    this.patienceMillis = patienceMillis;
    for (Seat seat : Seat.values()) {
      left[seat.index()] = TimeUnit.MILLISECONDS.toNanos(baseMillis(seat));
    }
  }

  private Allowance allowance(Seat seat) {
    return odds.of(seat.team());
  }

  private long baseMillis(Seat seat) {
    return hasClock(seat) ? allowance(seat).baseMillis() : patienceMillis;
  }

  /** Returns whether the time of a seat is counted; else it only may not keep all waiting. */
  boolean hasClock(Seat seat) {
    return allowance(seat).pace().isTimed();
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
    moves[index]++;
    left[index] =
        allowance(seat).pace() instanceof Pace.Clock clock
            ? left[index] + TimeUnit.MILLISECONDS.toNanos(gain(clock, seat))
            : TimeUnit.MILLISECONDS.toNanos(baseMillis(seat));
  }

  private long gain(Pace.Clock clock, Seat seat) {
    boolean filled = clock.moves() > 0 && moves[seat.index()] % clock.moves() == 0;
    return clock.incrementMillis() + (filled ? clock.baseMillis() : 0);
  }

  /** Returns how many moves the clock of a seat must last for; 0 if it is never filled again. */
  int movesToGo(Seat seat) {
    return allowance(seat).pace() instanceof Pace.Clock clock && clock.moves() > 0
        ? clock.moves() - moves[seat.index()] % clock.moves()
        : 0;
  }

  /** Returns whether the flag of a seat has fallen at a time. */
  boolean hasFallen(Seat seat, long now) {
    return leftNanos(seat, now) < -allowance(seat).marginNanos();
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
    return Math.max(0, leftNanos(seat, now) + allowance(seat).marginNanos());
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
