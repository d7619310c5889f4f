package org.tandemchess.engine.brain;

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
