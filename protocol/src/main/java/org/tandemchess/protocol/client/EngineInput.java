package org.tandemchess.protocol.client;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * What an engine reads: lines from any thread, written in their order by a thread of its own, so
 * that an engine that does not read holds up nobody. Safe for use by any thread.
 */
final class EngineInput {
  /** So many lines wait only for an engine that has stopped reading. */
  static final int WAITING_LINES = 10_000;

  private final OutputStream out;
  private final Thread thread;
  // Guarded by the lock of this object.
  private final ArrayDeque<String> lines = new ArrayDeque<>();
  private boolean closed;

  /**
   * Starts to write.
   *
   * @param out closed once all lines are written
   */
  EngineInput(OutputStream out, String threadName) {
    this.out = out;
    thread = new Thread(this::write, threadName);
    thread.setDaemon(true);
    thread.start();
  }

  Thread thread() {
    return thread;
  }

  /** Takes a line; returns false if it is lost because too many wait already. Does not block. */
  synchronized boolean send(String line) {
    if (lines.size() >= WAITING_LINES) {
      return false;
    }
    lines.add(line);
    notifyAll();
    return true;
  }

  /** Takes no more lines; the stream is closed once those that wait are written. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }

  private void write() {
    try (out) {
      for (String text = take(); text != null; text = take()) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException e) {
      // Nobody reads any more. That the engine is gone is told by the end of its output.
      close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns all lines that wait, or null at the end. */
  private synchronized @Nullable String take() throws InterruptedException {
    while (lines.isEmpty()) {
      if (closed) {
        return null;
      }
      wait();
    }
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(line.replace('\n', ' ')).append('\n');
    }
    lines.clear();
    return text.toString();
  }
}
