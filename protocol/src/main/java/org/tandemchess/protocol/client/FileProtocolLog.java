package org.tandemchess.protocol.client;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.text.LineLog;

/**
 * A file of all lines that went to engines or came from them.
 *
 * <p>{@code 12345 label >> line}: milliseconds since the log was opened, by a clock that never goes
 * back; the engine; the {@linkplain ProtocolLog.Kind#mark mark}; the line, cut if it is long. What
 * a slow disk cannot take is left out and counted, so that an engine that floods costs neither
 * memory nor time. Safe for use by any thread.
 */
public final class FileProtocolLog implements ProtocolLog, AutoCloseable {
  private static final int LONGEST = 4096;
  private static final long CLOSE_MILLIS = 10_000;

  private final long openedNanos = System.nanoTime();
  private final AtomicReference<@Nullable IOException> broken = new AtomicReference<>();
  private final LineLog log;

  /**
   * Opens a log and starts its thread.
   *
   * @param file appended to
   * @throws IOException if it cannot be opened
   */
  public FileProtocolLog(Path file) throws IOException {
    OutputStream out =
        Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    log = new LineLog(() -> out, this::leftOut, "protocol log");
    log.whenBroken(broken::set);
  }

  private LineLog.Line leftOut(long lost) {
    long millis = millis();
    return () -> millis + " log -- " + lost + " lines left out";
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - openedNanos);
  }

  @Override
  public void line(String label, Kind kind, String text) {
    long millis = millis();
    String shown = text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
    log.add(() -> millis + " " + label + " " + kind.mark() + " " + shown);
  }

  /**
   * Writes what is left and closes the file.
   *
   * @throws IOException if lines are lost because the file could not be written
   */
  @Override
  public void close() throws IOException {
    try {
      log.close(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    IOException why = broken.get();
    if (why != null) {
      throw new IOException("protocol log: " + why.getMessage(), why);
    }
  }
}
