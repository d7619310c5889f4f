package org.tandemchess.lab.perft;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The leaves of a tree.
 *
 * @param nodes all leaves
 * @param byRootMove leaves below each root move, sorted by its text; empty at depth 0
 */
public record PerftCount(long nodes, SortedMap<String, Long> byRootMove) {

  /** Copies the map. */
  public PerftCount {
    byRootMove = Collections.unmodifiableSortedMap(new TreeMap<>(byRootMove));
  }
}
