package org.tandemchess.protocol.text;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Writes lines to a file by a daemon thread, so that a slow disk never delays whoever has something
 * to log. The file is flushed whenever nothing more waits to be written.
 *
 * <p>When the thread cannot keep up, lines are left out and their number is noted. When the file
 * cannot be opened or written, that is told once and nothing more is kept. Safe for use by any
 * thread.
 */
public final class LineLog {
  private static final int WAITING_LINES = 20_000;

  /** Makes the text of a line, without its end. Called by the thread of the log. */
  @FunctionalInterface
  public interface Line {
    String text() throws IOException;
  }

  /** Opens what is written to. Called by the thread of the log. */
  @FunctionalInterface
  public interface Target {
    OutputStream open() throws IOException;
  }

  // Guarded by the lock of this object.
  private final ArrayDeque<Line> lines = new ArrayDeque<>();
  private long leftOut;
  private boolean closed;
  private @Nullable IOException fault;
  private @Nullable Consumer<IOException> teller;

  private final Target target;
  private final LongFunction<Line> note;
  private final Thread thread;

  /**
   * Makes a log and starts its thread.
   *
   * @param target opened at once and closed in the end
   * @param note makes the line that says how many were left out
   * @param name of the thread
   */
  public LineLog(Target target, LongFunction<Line> note, String name) {
    this.target = target;
    this.note = note;
    thread = new Thread(this::write, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** Says whom to tell why nothing more is written; called once at most. */
  public void whenBroken(Consumer<IOException> told) {
    IOException reason;
    synchronized (this) {
      teller = told;
      reason = fault;
    }
    if (reason != null) {
      told.accept(reason);
    }
  }

  /** Writes a line in a while. Does not block. */
  public synchronized void add(Line line) {
    if (fault != null || closed) {
      return;
    }
    if (lines.size() >= WAITING_LINES) {
      leftOut++;
      return;
    }
    if (leftOut > 0) {
      lines.add(note.apply(leftOut));
      leftOut = 0;
    }
    lines.add(line);
    notifyAll();
  }

  /**
   * Waits until all is written and the file is closed, but no longer than some milliseconds.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public void close(long millis) throws InterruptedException {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    thread.join(millis);
  }

  private void write() {
    ArrayDeque<Line> taken = new ArrayDeque<>();
    try (OutputStream out = new BufferedOutputStream(target.open())) {
      while (take(taken)) {
        for (Line line : taken) {
          out.write(line.text().getBytes(StandardCharsets.UTF_8));
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

  private synchronized boolean take(ArrayDeque<Line> taken) throws InterruptedException {
    while (lines.isEmpty()) {
      if (closed) {
        return false;
      }
      wait();
    }
    taken.addAll(lines);
    lines.clear();
    return true;
  }

  private void giveUp(IOException why) {
    Consumer<IOException> told;
    synchronized (this) {
      fault = why;
      lines.clear();
      told = teller;
    }
    if (told != null) {
      told.accept(why);
    }
  }
}
