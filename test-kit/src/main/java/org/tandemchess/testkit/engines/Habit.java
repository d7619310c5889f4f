package org.tandemchess.testkit.engines;

import java.util.Locale;

/** How a {@link FakeEngine} behaves. */
public enum Habit {
  /** As it should. */
  GOOD,
  /** Reads everything and never prints a line. */
  SILENT,
  /** Greets and gets ready, then thinks for an hour about each move; obeys stop. */
  SLOW,
  /** Complains on its standard error and dies when it is to make the seventh ply of its board. */
  CRASH,
  /** Plays an illegal move from the seventh ply of its board on. */
  ILLEGAL,
  /** Prints nonsense of all kinds round each line, a line of megabytes among it. */
  GARBAGE,
  /** Prints 100,000 lines of information a second while it thinks. */
  FLOOD,
  /** Closes its output when it is to make the seventh ply of its board, and lives on. */
  CLOSE,
  /** Thinks for a second, whatever it is told meanwhile. */
  IGNORE_STOP,
  /**
   * Answers for the board that was not asked; for engines with one board, with a move of nobody.
   */
  WRONG_BOARD,
  /** Prints each move twice. */
  TWICE,
  /** Can begin from the start position only; for XBoard. */
  NO_SETUP,
  /** Dies of a line that it does not understand; the others complain and go on. */
  FRAGILE,
  /** Greets and then reads no more. */
  DEAF,
  /** Has a child process that would live on, and does not listen to quit. */
  CLINGING;

  /** Returns the argument that stands for it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
