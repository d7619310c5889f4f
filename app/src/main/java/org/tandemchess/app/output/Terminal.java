package org.tandemchess.app.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Where a command writes.
 *
 * @param out results
 * @param err faults, notes and progress
 * @param screen what of both a person sees
 */
public record Terminal(PrintWriter out, PrintWriter err, Screen screen) {

  /**
   * Returns the streams of this process, written in UTF-8 and flushed after each line.
   *
   * @param lost told why results cannot be written, by whatever thread wrote them
   */
  public static Terminal standard(Consumer<IOException> lost) {
    return new Terminal(
        writer(new Results(new FileOutputStream(FileDescriptor.out), lost)),
        writer(new FileOutputStream(FileDescriptor.err)),
        Screen.standard());
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }

  /** Tells of faults, which a print writer keeps to itself. */
  private static final class Results extends FilterOutputStream {
    private final Consumer<IOException> lost;

    Results(OutputStream out, Consumer<IOException> lost) {
      super(out);
      this.lost = lost;
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
      try {
        out.write(bytes, from, count);
      } catch (IOException e) {
        lost.accept(e);
      }
    }

    @Override
    public void write(int letter) {
      write(new byte[] {(byte) letter}, 0, 1);
    }
  }
}
