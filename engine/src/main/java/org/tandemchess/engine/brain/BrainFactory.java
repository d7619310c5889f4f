package org.tandemchess.engine.brain;

import java.util.List;
import org.tandemchess.engine.option.OptionSpec;

/** Makes brains of one kind. Safe for use by any thread. */
public interface BrainFactory {

  /** Returns the word by which it is known, such as {@code price}. */
  String word();

  /** Returns the declarations of its own options, in the order to show them. */
  List<OptionSpec<?>> options();

  /**
   * Makes a brain that has seen nothing yet.
   *
   * @param monitor the lock under which it is called and under which it tells
   */
  Brain make(Monitor monitor);
}
