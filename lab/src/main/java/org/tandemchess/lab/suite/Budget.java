package org.tandemchess.lab.suite;

import org.tandemchess.play.player.Pace;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.time.TimeBudget;

/**
 * What a search of a position may spend: time or nodes.
 *
 * @param name for people
 * @param millis time, or 0 for any
 * @param nodes positions to look at, or 0 for any
 */
public record Budget(String name, long millis, long nodes) {

  /** Returns a budget of time, at least 1 ms. */
  public static Budget ofMillis(long millis) {
    String name = millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
    return new Budget(name, millis, 0);
  }

  /** Returns a budget of nodes, at least 1. */
  public static Budget ofNodes(long nodes) {
    return new Budget(nodes + " nodes", 0, nodes);
  }

  /** Returns limits whose time counts from now. */
  SearchLimits limits() {
    SearchLimits none = SearchLimits.none();
    return nodes > 0 ? none.withNodes(nodes) : none.withTime(TimeBudget.exactly(millis));
  }

  Pace pace() {
    return nodes > 0 ? new Pace.Nodes(nodes) : new Pace.MoveTime(millis);
  }
}
