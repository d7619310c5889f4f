package org.tandemchess.search.api;

import org.tandemchess.rules.board.Board;

/** Judges a position without searching. Used by one thread; called once per leaf. */
public interface Evaluator {

  /** Returns hundredths of a pawn for the side to move, within ±20,000. The board is unchanged. */
  int evaluate(Board board);
}
