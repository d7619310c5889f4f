package org.tandemchess.search.book;

/**
 * Thrown when a book cannot be read; the message names the line, its text and what was expected.
 */
public final class BookException extends Exception {
  private static final long serialVersionUID = 1L;

  BookException(String message) {
    super(message);
  }
}
