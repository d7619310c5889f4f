package org.tandemchess.app.output;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Where a command writes.
 *
 * @param out results
 * @param err faults, notes and progress
 * @param interactive whether a person watches, so that a line may be written over
 */
public record Terminal(PrintWriter out, PrintWriter err, boolean interactive) {

  /** Returns the streams of this process, written in UTF-8 and flushed after each line. */
  public static Terminal standard() {
    @SuppressWarnings("SystemConsoleNull") // which it is where no terminal is, as its contract says
    @Nullable Console console = System.console();
    return new Terminal(
        writer(FileDescriptor.out),
        writer(FileDescriptor.err),
        console != null && console.isTerminal());
  }

  private static PrintWriter writer(FileDescriptor stream) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8), true);
  }
}
