package org.tandemchess.app.argument;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.function.Consumer;

/** Writes the file that a command was told to make. */
public final class OutputFile {
  private OutputFile() {}

  /**
   * Writes a file anew.
   *
   * @param argument the argument that names the file
   * @param content writes all of it
   * @throws InvalidInputException if the file cannot be written, or not to its end
   */
  public static void write(String argument, String name, Consumer<PrintWriter> content) {
    try (PrintWriter writer =
        new PrintWriter(Files.newBufferedWriter(InputFiles.path(argument, name)))) {
      content.accept(writer);
      // A print writer keeps its faults to itself.
      if (writer.checkError()) {
        throw InvalidInputException.of(argument, name, "a file with room for the data");
      }
    } catch (IOException e) {
      throw InvalidInputException.of(argument, name, "a file that can be written");
    }
  }
}
