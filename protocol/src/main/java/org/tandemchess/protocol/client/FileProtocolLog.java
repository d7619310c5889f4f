package org.tandemchess.protocol.client;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A file of all lines that went to engines or came from them.
 *
 * <p>{@code 12345 label >> line}: milliseconds since the log was opened, by a clock that never goes
 * back; the engine; the {@linkplain ProtocolLog.Kind#mark mark}; the line, cut if it is long. A
 * thread of its own writes. When it cannot keep up, lines are left out and their number is noted,
 * so that an engine that floods costs neither memory nor time. Safe for use by any thread.
 */
public final class FileProtocolLog implements ProtocolLog, AutoCloseable {
  private static final int WAITING_LINES = 20_000;
  private static final int LONGEST = 4096;
  private static final long CLOSE_MILLIS = 10_000;

  private final BufferedWriter out;
  private final long openedNanos = System.nanoTime();
  private final Thread thread;
  // Guarded by the lock of this object.
  private final ArrayDeque<String> waiting = new ArrayDeque<>();
  private long leftOut;
  private boolean closed;
  private @Nullable IOException broken;

  /**
   * Opens a log and starts its thread.
   *
   * @param file appended to
   * @throws IOException if it cannot be opened
   */
  public FileProtocolLog(Path file) throws IOException {
    out =
        Files.newBufferedWriter(
            file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    thread = new Thread(this::write, "protocol log");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void line(String label, Kind kind, String text) {
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - openedNanos);
    String shown = text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
    synchronized (this) {
      if (closed || broken != null) {
        return;
      }
      if (waiting.size() >= WAITING_LINES) {
        leftOut++;
        return;
      }
      if (leftOut > 0) {
        waiting.add(millis + " log -- " + leftOut + " lines left out");
        leftOut = 0;
      }
      waiting.add(millis + " " + label + " " + kind.mark() + " " + shown);
      notifyAll();
    }
  }

  /**
   * Writes what is left and closes the file.
   *
   * @throws IOException if lines are lost because the file could not be written
   */
  @Override
  public void close() throws IOException {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    synchronized (this) {
      if (broken != null) {
        throw new IOException("protocol log: " + broken.getMessage(), broken);
      }
    }
  }

  private void write() {
    ArrayDeque<String> taken = new ArrayDeque<>();
    try (out) {
      while (take(taken)) {
        for (String line : taken) {
          out.write(line);
          out.write('\n');
        }
        taken.clear();
        out.flush();
      }
    } catch (IOException e) {
      giveUp(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized boolean take(ArrayDeque<String> taken) throws InterruptedException {
    while (waiting.isEmpty()) {
      if (closed) {
        return false;
      }
      wait();
    }
    taken.addAll(waiting);
    waiting.clear();
    return true;
  }

  /** {@link #close} tells; until then nothing more is kept. */
  private synchronized void giveUp(IOException why) {
    broken = why;
    waiting.clear();
  }
}
