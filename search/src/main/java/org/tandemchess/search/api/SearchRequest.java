package org.tandemchess.search.api;

import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;

/**
 * What to search: the side to move on one board wants a move.
 *
 * @param state both boards and how they came about
 * @param board the one to search
 * @param prices what captures on it are worth on the other one
 * @param limits when to end
 */
public record SearchRequest(GameState state, BoardId board, PriceList prices, SearchLimits limits) {

  /** Returns the request to search a board as if captures were worth nothing elsewhere. */
  public static SearchRequest of(GameState state, BoardId board, SearchLimits limits) {
    return new SearchRequest(state, board, PriceList.ZERO, limits);
  }

  /** Returns this request with other prices. */
  public SearchRequest withPrices(PriceList list) {
    return new SearchRequest(state, board, list, limits);
  }

  /** Returns this request with other limits. */
  public SearchRequest withLimits(SearchLimits other) {
    return new SearchRequest(state, board, prices, other);
  }
}
