package org.tandemchess.search.time;

import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;

/**
 * Shares out a clock over the moves to come, looking at all four.
 *
 * <p>Two clocks run at a time, one on each board. Who could wait longer decides how much time is
 * worth: our clock is compared with our opponent's on the same board and with the diagonal one, the
 * clock of our partner's opponent, who runs out first if everybody sits. While our partner is to
 * move as well, both clocks of our team run and we hurry. Safe for use by any thread.
 */
public final class TimeManager {
  /** Part of our clock, as a divisor, that no single move exceeds. */
  private static final long MOST_OF_CLOCK = 4;

  /** How often the hard limit is the soft one: room to finish an iteration that is under way. */
  private static final long HARD_TO_SOFT = 4;

  /** Budget when nobody named our clock, only others'. */
  private static final TimeBudget UNKNOWN_CLOCK = TimeBudget.exactly(200);

  private static final double HURRY_BOTH_CLOCKS_RUN = 0.75;
  private static final double LEAST_FACTOR = 0.4;
  private static final double MOST_FACTOR = 1.8;

  private TimeManager() {}

  /**
   * Returns the budget of a move.
   *
   * <p>Hard and soft limit leave {@code overheadMillis} on our clock, or are 1 ms where there is no
   * more. Where the clock is filled again soon, it is shared out over the moves until then. A clock
   * that nobody named does not count; if it is ours, a fixed 200 ms is used.
   *
   * @param clocks what the clocks show when the order to move is read
   * @param us the seat to move
   * @param partnerToMove whether our partner's clock runs too
   * @param overheadMillis time lost between the clock and us with each move, at least 0
   * @param share the part of the clock that is for one move
   */
  public static TimeBudget budget(
      Clocks clocks, Seat us, boolean partnerToMove, long overheadMillis, TimeShare share) {
    if (!clocks.knows(us)) {
      return UNKNOWN_CLOCK;
    }
    long clock = running(clocks, us);
    long usable = Math.max(1, clock - overheadMillis);
    long increment = clocks.increment(us.color());
    long moves = clocks.movesToGo() == 0 ? share.divisor() : clocks.movesToGo();
    double usual = (double) usable / Math.min(moves, share.divisor()) + 0.75 * increment;
    double factor = partnerToMove && clocks.knows(us.partner()) ? HURRY_BOTH_CLOCKS_RUN : 1.0;
    factor *= 1.0 + 0.5 * lead(clocks, us, us.diagonal());
    factor *= 1.0 + 0.25 * lead(clocks, us, us.opponent());
    double wanted =
        Math.min((double) share.capMillis(), usual * Math.clamp(factor, LEAST_FACTOR, MOST_FACTOR));
    long most = Math.clamp(usable / Math.min(moves, MOST_OF_CLOCK) + increment / 2, 1, usable);
    long soft = Math.clamp((long) wanted, 1, most);
    long hard = Math.clamp(soft * HARD_TO_SOFT, soft, most);
    return new TimeBudget(soft, hard);
  }

  /**
   * Returns how far our clock is ahead of another: -1 (theirs only) to 1 (ours only), 0 unknown.
   */
  private static double lead(Clocks clocks, Seat us, Seat other) {
    if (!clocks.knows(other)) {
      return 0;
    }
    double ours = running(clocks, us);
    double theirs = running(clocks, other);
    return (ours - theirs) / Math.max(ours, theirs);
  }

  /** Returns a named clock; one that has run out counts as about to. */
  private static long running(Clocks clocks, Seat seat) {
    return Math.max(1, clocks.millis(seat));
  }
}
