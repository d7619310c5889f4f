package org.tandemchess.app.argument;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says why a file that a command was given cannot be read. */
public final class InputFiles {
  private InputFiles() {}

  /**
   * Returns the path of a file.
   *
   * @throws InvalidInputException if no file can have this name
   */
  public static Path path(String argument, String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw InvalidInputException.of(argument, name, "the name of a file");
    }
  }

  /** Returns one line for people. */
  public static String fault(String argument, Path file, IOException why) {
    String reason =
        switch (why) {
          case NoSuchFileException _ -> "no such file";
          case AccessDeniedException _ -> "permission denied";
          case CharacterCodingException _ -> "not a text in UTF-8";
          default -> Files.isDirectory(file) ? "a folder" : String.valueOf(why.getMessage());
        };
    return argument + " '" + file + "': expected a readable file (" + reason + ")";
  }
}
