package org.tandemchess.app.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/** A host that says anything in one protocol, and knows what it must hear. */
interface FuzzDialect {

  /** Returns the arguments of the program. */
  List<String> arguments();

  /** Returns what is said first. */
  List<String> greeting();

  /** Returns what is said next, one command or a few, good or bad. */
  List<String> next(SplittableRandom random);

  /** Returns a line that is answered as soon as all before it were read. */
  String sync();

  /** Returns what the answer to {@link #sync} begins with. */
  String synced();

  /**
   * Takes a line of the program.
   *
   * @throws AssertionError if the program must not say that
   */
  void hear(String line);

  /** Returns what ends everything that runs. */
  List<String> farewell();

  /** Returns whether nothing is owed any more. */
  boolean isSettled();

  /** Returns what makes the program end. */
  String quit();
}
