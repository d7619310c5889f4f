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

  /** Returns the word of the protocols. */
  public String word() {
    return word;
  }
}
