package org.tandemchess.search.api;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tandemchess.rules.position.Move;

/**
 * How a search ended.
 *
 * @param best a legal move; empty if the searcher scored none before it was stopped, or if none
 *     exists
 * @param reply the expected answer, legal after {@code best}
 * @param reason why the search ended
 */
public record SearchResult(Optional<Move> best, Optional<Move> reply, StopReason reason) {

  /** Returns the result of a search that found no move. */
  public static SearchResult none(StopReason reason) {
    return new SearchResult(Optional.empty(), Optional.empty(), reason);
  }

  /** Returns the result of playing a move. */
  public static SearchResult of(Move best, StopReason reason) {
    return new SearchResult(Optional.of(best), Optional.empty(), reason);
  }

  /** Returns the first two moves of a line; no move if it is empty. */
  public static SearchResult of(List<Move> line, StopReason reason) {
    return new SearchResult(
        line.isEmpty() ? Optional.empty() : Optional.of(line.getFirst()),
        line.size() < 2 ? Optional.empty() : Optional.of(line.get(1)),
        reason);
  }

  /** Returns the best move and the expected answer, as far as they are known. */
  public List<Move> line() {
    return Stream.concat(best.stream(), reply.stream()).toList();
  }

  /** Returns this result with another reason. */
  public SearchResult withReason(StopReason other) {
    return new SearchResult(best, reply, other);
  }
}
