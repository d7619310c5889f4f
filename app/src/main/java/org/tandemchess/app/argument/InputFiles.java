package org.tandemchess.app.argument;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says why a file that a command was given cannot be used. */
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
    String reason = Files.isDirectory(file) ? "a folder" : reason(why);
    return argument + " '" + file + "': expected a readable file (" + reason + ")";
  }

  /** Returns in a few words why a file cannot be used; its name is not among them. */
  static String reason(IOException why) {
    return switch (why) {
      case NoSuchFileException _ -> "no such file";
      case AccessDeniedException _ -> "permission denied";
      case CharacterCodingException _ -> "not a text in UTF-8";
      case FileSystemException fault when fault.getReason() != null -> fault.getReason();
      default -> String.valueOf(why.getMessage());
    };
  }
}
