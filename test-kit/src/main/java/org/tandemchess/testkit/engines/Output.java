package org.tandemchess.testkit.engines;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The standard output of a {@link FakeEngine}, a line at a time, flushed. Safe for any thread. */
final class Output {
  private static final int HUGE = 3 << 20;

  private final OutputStream out = new FileOutputStream(FileDescriptor.out);
  private final Habit habit;
  private int printed;
  private boolean closed;

  Output(Habit habit) {
    this.habit = habit;
  }

  synchronized void print(String line) {
    if (closed || habit == Habit.SILENT) {
      return;
    }
    if (habit == Habit.GARBAGE) {
      write("\u0000\u0007 bestmove\nmove\ninfo depth x score y\n%s%n{\u00e9 [board \n\r\n");
      write("feature =\"\noption name\nreadyok?\npong\n12 34\n");
      if (printed++ == 0) {
        write("x".repeat(HUGE) + "\n");
      }
    }
    write(line + "\n");
  }

  synchronized void close() {
    closed = true;
    try {
      out.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private void write(String text) {
    try {
      out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      // Whoever listened is gone, and so is the reason to live.
      Runtime.getRuntime().halt(0);
    }
  }
}
