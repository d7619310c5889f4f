package org.tandemchess.engine;

import java.util.Optional;
import org.tandemchess.search.book.OpeningBook;

/**
 * Which book opening moves come from.
 *
 * @param file the name of the file, or {@link #NO_FILE}
 * @param book what stood in the file when it was chosen; empty for the book that comes with the
 *     program, which depends on the game
 */
public record BookChoice(String file, Optional<OpeningBook> book) {
  /** What UCI writes for an empty text. */
  static final String NO_FILE = "<empty>";

  /** The book that comes with the program. */
  public static final BookChoice BUILT_IN = new BookChoice(NO_FILE, Optional.empty());

  /** Returns the name of the file, or {@link #NO_FILE}. */
  @Override
  public String toString() {
    return file;
  }
}
