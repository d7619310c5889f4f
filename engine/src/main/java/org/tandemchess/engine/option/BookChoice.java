package org.tandemchess.engine.option;

import java.util.Optional;
import org.tandemchess.search.book.OpeningBook;

/**
 * Which book opening moves come from.
 *
 * @param file the name of the file, or an empty text
 * @param book what stood in the file when it was chosen; empty for the book that comes with the
 *     program, which depends on the game
 */
public record BookChoice(String file, Optional<OpeningBook> book) {
  /** The book that comes with the program. */
  public static final BookChoice BUILT_IN = new BookChoice("", Optional.empty());

  /** Returns the name of the file. */
  @Override
  public String toString() {
    return file;
  }
}
