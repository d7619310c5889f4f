package org.tandemchess.app.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Where a command writes.
 *
 * @param out results
 * @param err faults, notes and progress
 * @param screen what of both a person sees
 */
public record Terminal(PrintWriter out, PrintWriter err, Screen screen) {

  /** Returns the streams of this process, written in UTF-8 and flushed after each line. */
  public static Terminal standard() {
    return new Terminal(writer(FileDescriptor.out), writer(FileDescriptor.err), Screen.standard());
  }

  private static PrintWriter writer(FileDescriptor stream) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8), true);
  }
}
