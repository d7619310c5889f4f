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
 * @param infinite whether the result is held back until the search is stopped, even if it is known
 * @param ponder whether this is thought on the time of others: the result is held back as well,
 *     until a stop or a hit, but depth, nodes and mate hold
 * @param searchMoves the only root moves to look at; empty means all
 */
public record SearchLimits(
    long startNanos,
    TimeBudget time,
    int depth,
    long nodes,
    int mate,
    boolean infinite,
    boolean ponder,
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
        false,
        false,
        List.of());
  }

  /** Returns these limits counted from another reading of {@link System#nanoTime}. */
  public SearchLimits startedAt(long nanos) {
    return new SearchLimits(nanos, time, depth, nodes, mate, infinite, ponder, searchMoves);
  }

  /** Returns these limits with another budget of time. */
  public SearchLimits withTime(TimeBudget budget) {
    return new SearchLimits(startNanos, budget, depth, nodes, mate, infinite, ponder, searchMoves);
  }

  /** Returns these limits with another depth in plies. */
  public SearchLimits withDepth(int plies) {
    return new SearchLimits(startNanos, time, plies, nodes, mate, infinite, ponder, searchMoves);
  }

  /** Returns these limits with another number of nodes. */
  public SearchLimits withNodes(long count) {
    return new SearchLimits(startNanos, time, depth, count, mate, infinite, ponder, searchMoves);
  }

  /** Returns these limits with a mate to look for, in moves. */
  public SearchLimits withMate(int moves) {
    return new SearchLimits(startNanos, time, depth, nodes, moves, infinite, ponder, searchMoves);
  }

  /** Returns these limits with other root moves; empty means all. */
  public SearchLimits withSearchMoves(List<Move> moves) {
    return new SearchLimits(startNanos, time, depth, nodes, mate, infinite, ponder, moves);
  }

  /** Returns these limits with the result held back until a stop. */
  public SearchLimits untilStopped() {
    return new SearchLimits(startNanos, time, depth, nodes, mate, true, ponder, searchMoves);
  }

  /**
   * Returns these limits for thinking on the time of others: the time is dropped, depth, nodes and
   * mate are kept. A ponder search is not an infinite one.
   */
  public SearchLimits pondering() {
    return new SearchLimits(
        startNanos, TimeBudget.UNLIMITED, depth, nodes, mate, infinite, true, searchMoves);
  }

  /** Returns whether the search ends without being stopped, as far as its limits are concerned. */
  public boolean isBounded() {
    return !infinite && !ponder;
  }
}
