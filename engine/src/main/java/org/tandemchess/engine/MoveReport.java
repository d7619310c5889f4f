package org.tandemchess.engine;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchInfo;

/**
 * How a request for a move was answered and what that rests on, for logs.
 *
 * @param position the one that was searched
 * @param best the move, or empty if there was none
 * @param info what the search knew in the end
 * @param millis time from the request to the answer
 * @param aspects what else decided, in the words of whoever decided it; absent what played no part
 */
public record MoveReport(
    BoardId board,
    Position position,
    Optional<Move> best,
    SearchInfo info,
    long millis,
    Map<Aspect, String> aspects) {

  /** Copies the aspects, which keep their order. */
  public MoveReport {
    Map<Aspect, String> copy = new EnumMap<>(Aspect.class);
    copy.putAll(aspects);
    aspects = Collections.unmodifiableMap(copy);
  }

  /** What decides about a move of a team beside the search of its board. */
  public enum Aspect {
    /** The style of play that the clocks called for. */
    STYLE,
    /** How the clocks of both boards stood to each other. */
    TIME_STATE,
    /** What captures were worth on the other board. */
    PRICES,
    /** Why the move is not the one that the search of its board thought best. */
    OVERRIDE,
    /** Milliseconds that the answer was held back. */
    SAT
  }
}
