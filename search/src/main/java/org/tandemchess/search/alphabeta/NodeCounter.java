package org.tandemchess.search.alphabeta;

/** Counts the nodes of one thread and ends its search when they, or the time, are spent. */
final class NodeCounter {
  private static final int POLL_NODES = 256;

  private final SharedStop stop;
  private long nodes;
  private long limit = Long.MAX_VALUE;
  private long nextPoll;
  private boolean stopped;
  private int selectiveDepth;

  NodeCounter(SharedStop stop) {
    this.stop = stop;
  }

  /**
   * Counts a node, which has no line yet.
   *
   * @return whether it is searched; else the search has to end and its scores mean nothing
   */
  boolean enter(Ply ply) {
    nodes++;
    ply.length = 0;
    if (nodes >= nextPoll) {
      stopped |= nodes >= limit || stop.mustEnd();
      nextPoll = Math.min(nodes + POLL_NODES, limit);
    }
    if (stopped) {
      return false;
    }
    selectiveDepth = Math.max(selectiveDepth, ply.number);
    return true;
  }

  /** Returns the positions looked at so far, the root's children and quiescence included. */
  long nodes() {
    return nodes;
  }

  /** Counts nodes that were spent on this search elsewhere. */
  void spend(long more) {
    nodes += more;
  }

  /** Sets the nodes after which the search breaks off. */
  void limit(long most) {
    limit = most;
    nextPoll = Math.min(nodes + POLL_NODES, most);
  }

  /** Returns whether as many nodes were looked at as may be. */
  boolean isSpent() {
    return nodes >= limit;
  }

  boolean isStopped() {
    return stopped;
  }

  /** Returns the plies of the longest line looked at since {@link #beginDepth}. */
  int selectiveDepth() {
    return selectiveDepth;
  }

  void beginDepth() {
    selectiveDepth = 0;
  }
}
