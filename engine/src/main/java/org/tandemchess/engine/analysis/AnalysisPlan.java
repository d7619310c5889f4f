package org.tandemchess.engine.analysis;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tandemchess.rules.core.BoardId;

/**
 * What to find out about a position.
 *
 * @param boards to search
 * @param moveMillis time for all of it, if there is a limit
 * @param depth plies of the last iteration, if there is a limit
 * @param lines best lines to tell for each board
 * @param acquisition whether to tell what can be won on each board
 */
public record AnalysisPlan(
    List<BoardId> boards,
    OptionalLong moveMillis,
    OptionalInt depth,
    int lines,
    boolean acquisition) {

  /** Percent of the time that the search for moves gets where something else is to be told. */
  private static final int SEARCH_PERCENT = 85;

  /** Returns the milliseconds that the search for moves may take, if there is a limit. */
  OptionalLong searchMillis() {
    return acquisition && moveMillis.isPresent()
        ? OptionalLong.of(Math.max(1, moveMillis.getAsLong() * SEARCH_PERCENT / 100))
        : moveMillis;
  }
}
