package org.tandemchess.search.api;

/**
 * Why a search ended. Whoever ends it says so; nobody guesses from its result.
 *
 * <p>It is why the thinking ended, not why the result was told: the result of a search that is held
 * back until a stop or a hit keeps the reason for which the search had nothing left to do.
 */
public enum StopReason {
  /** The last iteration that the limits allow, or that there is, was finished. */
  DEPTH,
  /** As many positions as the limits allow were looked at. */
  NODES,
  /** The time was used up, or too little was left for another iteration. */
  TIME,
  /** A mate is proved: the one asked for, or one that no deeper search would change. */
  MATE,
  /** One move is legal, or allowed, and time is short: there is nothing to choose. */
  ONLY_MOVE,
  /** The move is one of the opening book. No searcher says so: whoever asks the book does. */
  BOOK,
  /** A limited strength sees no further. No searcher says so: whoever limits the strength does. */
  HORIZON,
  /** The side to move has no move, or the game is over. */
  NO_MOVE,
  /** Somebody stopped the search. */
  STOPPED,
  /** The other board changed, so that the search was broken off and did not begin again. */
  CHANGED,
  /** The search was stopped before it began and another one waited: nothing was searched. */
  SUPERSEDED,
  /** The search broke on a fault of ours. */
  FAILED
}
