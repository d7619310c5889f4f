package org.tandemchess.protocol.text;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayDeque;

/**
 * A file of all lines that went in and out, each with its time in UTC.
 *
 * <p>{@code 2026-01-31T12:00:00.000Z [game] << line}: {@code <<} came in, {@code >>} went out,
 * {@code --} is a remark. A daemon thread writes, so that a slow disk never delays an answer. Safe
 * for use by any thread.
 */
public final class SessionLog {
  private final OutputStream out;
  private final String game;
  // Guarded by the lock of this object.
  private final ArrayDeque<Entry> entries = new ArrayDeque<>();
  private boolean closed;
  private boolean broken;
  private final Thread thread;

  /**
   * Opens a log and starts its thread.
   *
   * @param path a file, which is appended to
   * @param game name of the game, printed in each line
   * @throws IOException if the file cannot be opened for writing
   */
  public SessionLog(String path, String game) throws IOException {
    this(new FileOutputStream(path, true), game);
  }

  SessionLog(OutputStream out, String game) {
    this.out = out;
    this.game = game;
    thread = new Thread(new Pump(), "tandem-log");
    thread.setDaemon(true);
    thread.start();
  }

  /** Logs a line that came in. */
  public void received(String line) {
    add(" << ", line);
  }

  /** Logs a line that went out. */
  public void sent(String line) {
    add(" >> ", line);
  }

  /** Logs a remark. */
  public void remark(String text) {
    add(" -- ", text);
  }

  /** Waits a little until all is written and closes the file. */
  public void close() throws InterruptedException {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    thread.join(50);
  }

  private synchronized void add(String mark, String text) {
    if (broken) {
      return;
    }
    entries.add(new Entry(System.currentTimeMillis(), mark, text));
    notifyAll();
  }

  private synchronized boolean await(ArrayDeque<Entry> taken) throws InterruptedException {
    while (entries.isEmpty()) {
      if (closed) {
        return false;
      }
      wait();
    }
    taken.addAll(entries);
    entries.clear();
    return true;
  }

  private synchronized void giveUp() {
    broken = true;
    entries.clear();
  }

  private record Entry(long millis, String mark, String text) {}

  private final class Pump implements Runnable {
    @Override
    public void run() {
      ArrayDeque<Entry> taken = new ArrayDeque<>();
      try (out) {
        while (await(taken)) {
          StringBuilder text = new StringBuilder();
          for (Entry entry : taken) {
            text.append(Instant.ofEpochMilli(entry.millis()))
                .append(" [")
                .append(game)
                .append(']')
                .append(entry.mark())
                .append(entry.text())
                .append('\n');
          }
          taken.clear();
          out.write(text.toString().getBytes(StandardCharsets.UTF_8));
          out.flush();
        }
      } catch (IOException e) {
        giveUp();
        System.err.println("tandem: the log ends here: " + e.getMessage());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
