package org.tandemchess.app.argument;

import java.io.BufferedWriter;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.Objects;
import java.util.function.Consumer;
import org.tandemchess.rules.file.ReplacedFile;

/** Writes the file that a command was told to make. */
public final class OutputFile {
  private OutputFile() {}

  /**
   * Writes a file anew, as {@link ReplacedFile} does: nothing is lost of an old one before the new
   * one is whole.
   *
   * @param argument the argument that names the file
   * @param content writes all of it
   * @throws InvalidInputException if the file cannot be written; as soon as that is known
   */
  public static void write(String argument, String name, Consumer<PrintWriter> content) {
    try (ReplacedFile file = ReplacedFile.begin(InputFiles.path(argument, name))) {
      PrintWriter writer =
          new PrintWriter(
              new BufferedWriter(
                  new OutputStreamWriter(new Strict(file.out()), StandardCharsets.UTF_8)));
      content.accept(writer);
      writer.flush();
      file.keep();
    } catch (IOException e) {
      throw fault(argument, name, e);
    } catch (UncheckedIOException e) {
      throw fault(argument, name, Objects.requireNonNull(e.getCause()));
    }
  }

  private static InvalidInputException fault(String argument, String name, IOException why) {
    String reason = why instanceof NoSuchFileException ? "no such folder" : InputFiles.reason(why);
    return InvalidInputException.of(argument, name, "a file that can be written (" + reason + ")");
  }

  /** Passes faults by a print writer, which keeps them to itself. */
  private static final class Strict extends FilterOutputStream {
    Strict(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
      try {
        out.write(bytes, from, count);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void write(int letter) {
      write(new byte[] {(byte) letter}, 0, 1);
    }
  }
}
