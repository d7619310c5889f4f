package org.tandemchess.search.book;

/**
 * Thrown when a book cannot be read; the message names the line, its text and what was expected.
 */
public final class BookException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String withoutText;

  /** Makes one about a whole file; the message quotes nothing of it. */
  BookException(String message) {
    super(message);
    withoutText = message;
  }

  /** Makes one about a line, counted from 1. */
  BookException(int line, String fault) {
    super("line " + line + ": " + fault);
    withoutText = "line " + line + ": expected a line of a book";
  }

  /**
   * Returns the message without a word of the file. Whoever names a file to somebody else's process
   * is told no more: that process may read what the other may not.
   */
  public String withoutText() {
    return withoutText;
  }
}
