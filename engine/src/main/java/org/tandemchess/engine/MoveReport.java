package org.tandemchess.engine;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.engine.brain.Aspect;
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
}
