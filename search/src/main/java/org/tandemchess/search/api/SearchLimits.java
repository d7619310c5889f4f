package org.tandemchess.search.api;

import java.util.List;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.time.TimeBudget;

/**
 * When a search ends: at the first of these limits that is reached, or when it is stopped.
 *
 * @param startNanos {@link System#nanoTime} when the order to search was read; all times count from
 *     here, so that the start of a thread or a wait for the last search is paid for
 * @param time budget from the clocks or a fixed time
 * @param depth plies of the last iteration, 1 to {@link #MAX_DEPTH}
 * @param nodes positions to look at, at least 1; the first iteration is finished all the same
 * @param mate ends once a mate in this many moves is found; 0 asks for none
 * @param release until when the result is held back, even if it is known
 * @param searchMoves the only root moves to look at; empty means all
 */
public record SearchLimits(
    long startNanos,
    TimeBudget time,
    int depth,
    long nodes,
    int mate,
    Release release,
    List<Move> searchMoves) {

  /** The deepest iteration in plies. */
  public static final int MAX_DEPTH = 120;

  /** Clamps depth, nodes and mate to what they mean; copies the list. */
  public SearchLimits {
    depth = Math.clamp(depth, 1, MAX_DEPTH);
    nodes = Math.max(1, nodes);
    mate = Math.max(0, mate);
    searchMoves = List.copyOf(searchMoves);
  }

  /** Returns limits that only a stop ends before {@link #MAX_DEPTH}, starting now. */
  public static SearchLimits none() {
    return new SearchLimits(
        System.nanoTime(),
        TimeBudget.UNLIMITED,
        MAX_DEPTH,
        Long.MAX_VALUE,
        0,
        Release.AT_LIMIT,
        List.of());
  }

  /** Returns these limits counted from another reading of {@link System#nanoTime}. */
  public SearchLimits startedAt(long nanos) {
    return new SearchLimits(nanos, time, depth, nodes, mate, release, searchMoves);
  }

  /** Returns these limits with another budget of time. */
  public SearchLimits withTime(TimeBudget budget) {
    return new SearchLimits(startNanos, budget, depth, nodes, mate, release, searchMoves);
  }

  /** Returns these limits with another depth in plies. */
  public SearchLimits withDepth(int plies) {
    return new SearchLimits(startNanos, time, plies, nodes, mate, release, searchMoves);
  }

  /** Returns these limits with another number of nodes. */
  public SearchLimits withNodes(long count) {
    return new SearchLimits(startNanos, time, depth, count, mate, release, searchMoves);
  }

  /** Returns these limits with a mate to look for, in moves. */
  public SearchLimits withMate(int moves) {
    return new SearchLimits(startNanos, time, depth, nodes, moves, release, searchMoves);
  }

  /** Returns these limits with other root moves; empty means all. */
  public SearchLimits withSearchMoves(List<Move> moves) {
    return new SearchLimits(startNanos, time, depth, nodes, mate, release, moves);
  }

  /** Returns these limits with the result held back. */
  public SearchLimits withRelease(Release until) {
    return new SearchLimits(startNanos, time, depth, nodes, mate, until, searchMoves);
  }

  /** Returns these limits with the result held back until a stop. */
  public SearchLimits untilStopped() {
    return withRelease(Release.ON_STOP);
  }

  /**
   * Returns these limits for thinking on the time of others: the time is dropped, depth, nodes and
   * mate are kept. What is held back until a stop stays so.
   */
  public SearchLimits pondering() {
    Release until = release == Release.ON_STOP ? release : Release.ON_HIT;
    return withTime(TimeBudget.UNLIMITED).withRelease(until);
  }

  /** Returns whether the search ends without being stopped, as far as its limits are concerned. */
  public boolean isBounded() {
    return release == Release.AT_LIMIT;
  }
}
