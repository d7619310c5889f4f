package org.tandemchess.engine;

/** What becomes of messages between partners. */
public enum TeamMessageMode {
  /** Nothing is said and nothing is heard. */
  IGNORE("ignore"),
  /** The partner is heard. */
  CONSIDER("consider"),
  /** The partner is heard and told. */
  FULL("full");

  private final String word;

  TeamMessageMode(String word) {
    this.word = word;
  }

  /**
   * Returns the mode that a word of the protocols names.
   *
   * @throws IllegalArgumentException if it names none
   */
  static TeamMessageMode of(String word) {
    for (TeamMessageMode mode : values()) {
      if (mode.word.equals(word)) {
        return mode;
      }
    }
    throw new IllegalArgumentException(word);
  }

  /** Returns the word of the protocols. */
  public String word() {
    return word;
  }
}
