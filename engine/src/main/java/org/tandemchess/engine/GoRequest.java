package org.tandemchess.engine;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.time.TimeBudget;

/**
 * Asks for a move on a board. Of the limits that are named the first one reached ends the search;
 * if none is, the clocks decide, and without known clocks a second is taken.
 *
 * @param receivedNanos {@link System#nanoTime} when the request was read
 * @param moveMillis time to think; below 1 counts as 1
 * @param depth plies; below 1 counts as 1
 * @param nodes positions to look at
 * @param mate mate to look for, in moves
 * @param byClock whether the clocks bound the search even though other limits are named
 * @param infinite whether to think until stopped, whatever else is named
 * @param searchMoves the only moves to consider; empty means all
 */
public record GoRequest(
    BoardId board,
    long receivedNanos,
    OptionalLong moveMillis,
    OptionalInt depth,
    OptionalLong nodes,
    OptionalInt mate,
    boolean byClock,
    boolean infinite,
    List<Move> searchMoves) {

  /** Copies the list. */
  public GoRequest {
    searchMoves = List.copyOf(searchMoves);
  }

  /** Returns a request that leaves the time to the clocks, received now. */
  public static GoRequest byClock(BoardId board) {
    return new GoRequest(
        board,
        System.nanoTime(),
        OptionalLong.empty(),
        OptionalInt.empty(),
        OptionalLong.empty(),
        OptionalInt.empty(),
        true,
        false,
        List.of());
  }

  /** Returns whether nothing but time bounds the search. */
  boolean isTimed() {
    return !infinite && depth.isEmpty() && nodes.isEmpty() && mate.isEmpty();
  }

  /**
   * Returns whether the answer may come from a book: a move is to be played, by time or by nodes.
   * Whoever asks for a depth, a mate or an analysis wants a search.
   */
  public boolean takesBook() {
    return !infinite && depth.isEmpty() && mate.isEmpty();
  }

  /** Returns whether the clocks decide, alone or with others. */
  boolean isByClock() {
    boolean named =
        moveMillis.isPresent() || depth.isPresent() || nodes.isPresent() || mate.isPresent();
    return !infinite && (byClock || !named);
  }

  /** Returns the time for this request, where the clocks allow so much. */
  TimeBudget budget(TimeBudget clocks) {
    TimeBudget budget = isByClock() ? clocks : TimeBudget.UNLIMITED;
    return moveMillis.isPresent() && !infinite
        ? budget.and(TimeBudget.exactly(moveMillis.getAsLong()))
        : budget;
  }

  /**
   * Returns the limits of the search for this request.
   *
   * @param time what the clocks and the named time allow
   * @param moves the legal ones among the wished moves
   */
  SearchLimits limits(TimeBudget time, List<Move> moves) {
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
    if (infinite) {
      limits = limits.untilStopped();
    }
    return limits.withSearchMoves(moves);
  }
}
