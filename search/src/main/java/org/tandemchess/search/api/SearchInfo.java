package org.tandemchess.search.api;

import java.util.List;
import org.tandemchess.rules.position.Move;

/**
 * What a search knows after an iteration.
 *
 * @param depth plies of the finished iteration; 0 for what is told without a search
 * @param selectiveDepth plies of the longest line looked at
 * @param nodes positions looked at since the search began
 * @param millis time since the order to search was read
 * @param permilleHash thousandths of the transposition table in use
 * @param score exact score of {@code variation}
 * @param variation best line from the root, legal; empty only if there is no legal move
 * @param line rank of this line from 1; 1 is the best, above 1 only with several lines asked for
 */
public record SearchInfo(
    int depth,
    int selectiveDepth,
    long nodes,
    long millis,
    int permilleHash,
    Score score,
    List<Move> variation,
    int line) {

  /** Copies the line. */
  public SearchInfo {
    variation = List.copyOf(variation);
  }

  /** Returns this with another line. */
  public SearchInfo withVariation(List<Move> moves) {
    return new SearchInfo(depth, selectiveDepth, nodes, millis, permilleHash, score, moves, line);
  }

  /** Returns nodes per second; a time of 0 ms counts as 1 ms. */
  public long nodesPerSecond() {
    return nodes > Long.MAX_VALUE / 1000 ? Long.MAX_VALUE : nodes * 1000 / Math.max(1, millis);
  }
}
