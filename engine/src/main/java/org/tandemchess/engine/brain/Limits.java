package org.tandemchess.engine.brain;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.time.TimeBudget;

/**
 * How long to think about a board. Of the limits that are named the first one reached ends the
 * thinking; if none is, the clocks decide, and without known clocks a second is taken. Immutable.
 *
 * @param receivedNanos {@link System#nanoTime} when the request was read; times count from here
 * @param moveMillis time to think; below 1 counts as 1
 * @param depth plies; below 1 counts as 1
 * @param nodes positions to look at; below 1 counts as 1
 * @param mate mate to look for, in moves; below 1 there is none, so that this names no limit
 * @param byClock whether the clocks bound the thinking even though other limits are named
 * @param release when the answer may be told
 * @param searchMoves the only moves to consider; empty means all
 */
public record Limits(
    long receivedNanos,
    OptionalLong moveMillis,
    OptionalInt depth,
    OptionalLong nodes,
    OptionalInt mate,
    boolean byClock,
    Release release,
    List<Move> searchMoves) {

  /** What is taken where no limit is named and no clock is known. */
  private static final TimeBudget WITHOUT_CLOCK = TimeBudget.exactly(1000);

  /** Copies the list, and leaves out a mate that there is not. */
  public Limits {
    mate = mate.orElse(1) < 1 ? OptionalInt.empty() : mate;
    searchMoves = List.copyOf(searchMoves);
  }

  /** Returns limits that name nothing, received at a moment. */
  public static Limits received(long nanos) {
    return new Limits(
        nanos,
        OptionalLong.empty(),
        OptionalInt.empty(),
        OptionalLong.empty(),
        OptionalInt.empty(),
        false,
        Release.AT_LIMIT,
        List.of());
  }

  /** Returns limits that leave the time to the clocks, received now. */
  public static Limits byTheClock() {
    return received(System.nanoTime()).withClock(true);
  }

  /** Returns these limits counted from another reading of {@link System#nanoTime}. */
  public Limits receivedAt(long nanos) {
    return new Limits(nanos, moveMillis, depth, nodes, mate, byClock, release, searchMoves);
  }

  /** Returns these limits with another time to think. */
  public Limits withMoveMillis(OptionalLong millis) {
    return new Limits(receivedNanos, millis, depth, nodes, mate, byClock, release, searchMoves);
  }

  /** Returns these limits with another depth in plies. */
  public Limits withDepth(OptionalInt plies) {
    return new Limits(receivedNanos, moveMillis, plies, nodes, mate, byClock, release, searchMoves);
  }

  /** Returns these limits with another number of nodes. */
  public Limits withNodes(OptionalLong count) {
    return new Limits(receivedNanos, moveMillis, depth, count, mate, byClock, release, searchMoves);
  }

  /** Returns these limits with another mate to look for, in moves. */
  public Limits withMate(OptionalInt moves) {
    return new Limits(
        receivedNanos, moveMillis, depth, nodes, moves, byClock, release, searchMoves);
  }

  /** Returns these limits with the clocks counting beside what is named, or not. */
  public Limits withClock(boolean counts) {
    return new Limits(receivedNanos, moveMillis, depth, nodes, mate, counts, release, searchMoves);
  }

  /** Returns these limits with another moment at which the answer may be told. */
  public Limits withRelease(Release when) {
    return new Limits(receivedNanos, moveMillis, depth, nodes, mate, byClock, when, searchMoves);
  }

  /** Returns these limits with other moves to consider; empty means all. */
  public Limits withSearchMoves(List<Move> moves) {
    return new Limits(receivedNanos, moveMillis, depth, nodes, mate, byClock, release, moves);
  }

  /** Returns these limits with this depth in plies at most; the time is what it was. */
  public Limits withinDepth(int plies) {
    return withDepth(OptionalInt.of(Math.min(plies, depth.orElse(plies)))).withClock(isByClock());
  }

  /** Returns these limits with this number of nodes at most; the time is what it was. */
  public Limits withinNodes(long count) {
    return withNodes(OptionalLong.of(Math.min(count, nodes.orElse(count)))).withClock(isByClock());
  }

  /** Returns whether nothing but time bounds the thinking. */
  public boolean isTimed() {
    return !isEndless() && depth.isEmpty() && nodes.isEmpty() && mate.isEmpty();
  }

  /** Returns whether only a stop ends the thinking. */
  public boolean isEndless() {
    return release == Release.ON_STOP;
  }

  /**
   * Returns whether the answer may come from a book: a move is to be played, by time or by nodes.
   * Whoever asks for a depth, a mate or an analysis wants a search.
   */
  public boolean takesBook() {
    return !isEndless() && depth.isEmpty() && mate.isEmpty();
  }

  /** Returns whether the clocks decide, alone or with others. */
  public boolean isByClock() {
    boolean named =
        moveMillis.isPresent() || depth.isPresent() || nodes.isPresent() || mate.isPresent();
    return !isEndless() && (byClock || !named);
  }

  /**
   * Returns the time to think.
   *
   * @param clocks what the clocks allow; {@link TimeBudget#UNLIMITED} if none is known
   */
  public TimeBudget budget(TimeBudget clocks) {
    TimeBudget allowed = clocks.isLimited() ? clocks : WITHOUT_CLOCK;
    TimeBudget budget = isByClock() ? allowed : TimeBudget.UNLIMITED;
    return moveMillis.isPresent() && !isEndless()
        ? budget.and(TimeBudget.exactly(moveMillis.getAsLong()))
        : budget;
  }

  /**
   * Returns the limits of a search within these.
   *
   * @param time what the clocks and the named time allow
   */
  public SearchLimits of(TimeBudget time) {
    SearchLimits limits = SearchLimits.none().startedAt(receivedNanos).withTime(time);
    if (depth.isPresent()) {
      limits = limits.withDepth(depth.getAsInt());
    }
    if (nodes.isPresent()) {
      limits = limits.withNodes(nodes.getAsLong());
    }
    if (mate.isPresent()) {
      limits = limits.withMate(mate.getAsInt());
    }
    limits = limits.withRelease(release).withSearchMoves(searchMoves);
    return release == Release.ON_HIT ? limits.pondering() : limits;
  }
}
