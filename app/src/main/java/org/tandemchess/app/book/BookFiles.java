package org.tandemchess.app.book;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.book.BookException;
import org.tandemchess.search.book.OpeningBook;

/** Reads books that a command was given. */
final class BookFiles {
  private BookFiles() {}

  /**
   * Reads a file.
   *
   * @param argument the argument that names it
   * @throws InvalidInputException if it cannot be read or a line of it is no good
   */
  static OpeningBook read(String argument, String file, RuleSet rules) {
    Path path = InputFiles.path(argument, file);
    try {
      return OpeningBook.read(path, rules);
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault(argument, path, e)));
    } catch (BookException e) {
      throw new InvalidInputException(List.of(path + ": " + e.getMessage()));
    }
  }
}
