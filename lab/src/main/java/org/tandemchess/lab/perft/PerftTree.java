package org.tandemchess.lab.perft;

/**
 * A tree of moves, cut into branches that can be counted apart. Immutable and safe for use by any
 * thread.
 */
public interface PerftTree {

  /** Counts branches for one thread. */
  interface Counter {
    /** Returns the leaves of a branch. */
    long count(int branch);
  }

  /** Returns the plies from the root to the leaves; at 0 the root is the only leaf. */
  int depth();

  /** Returns the number of branches; they are numbered from 0. */
  int branches();

  /** Returns the text of the root move that a branch belongs to; several may belong to one. */
  String rootMove(int branch);

  /** Returns a new counter. */
  Counter counter();
}
