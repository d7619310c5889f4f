package org.tandemchess.search.api;

import java.util.List;
import java.util.Optional;
import org.tandemchess.rules.position.Move;

/**
 * How a search ended.
 *
 * @param best a legal move; empty if the searcher scored none before it was stopped, or if none
 *     exists
 * @param reply the expected answer, legal after {@code best}
 */
public record SearchResult(Optional<Move> best, Optional<Move> reply) {

  /** No move was found. */
  public static final SearchResult NONE = new SearchResult(Optional.empty(), Optional.empty());

  /** Returns the result of playing a move. */
  public static SearchResult of(Move best) {
    return new SearchResult(Optional.of(best), Optional.empty());
  }

  /** Returns the first two moves of a line; no move if it is empty. */
  public static SearchResult of(List<Move> line) {
    return new SearchResult(
        line.isEmpty() ? Optional.empty() : Optional.of(line.getFirst()),
        line.size() < 2 ? Optional.empty() : Optional.of(line.get(1)));
  }
}
