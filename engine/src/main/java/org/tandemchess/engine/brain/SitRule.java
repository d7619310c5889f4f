package org.tandemchess.engine.brain;

/** Whether a seat that could move may wait, as whoever runs the game sees it. */
public sealed interface SitRule {

  /** The rules that need no more said. */
  enum Plain implements SitRule {
    /** An answer is a move, always. */
    NEVER,
    /** The partner has said to wait, and every move is held back until that is taken back. */
    TOLD,
    /** A move is held back as long as the clocks make that wise. */
    BY_CLOCK
  }

  /**
   * Both boards answer at once, each with a move or a pass: teams act in turns, and nobody names
   * clocks.
   *
   * @param ahead whether our team has more time than the enemy
   */
  record InTurns(boolean ahead) implements SitRule {}
}
