package org.tandemchess.engine.option;

import java.util.Locale;

/** What enums are that options name by words. */
public interface Worded {

  /** Returns the name of the constant. */
  String name();

  /** Returns the word of the options. */
  default String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether a user means this by a word, in any case. */
  default boolean isMeantBy(String text) {
    return word().equalsIgnoreCase(text);
  }
}
