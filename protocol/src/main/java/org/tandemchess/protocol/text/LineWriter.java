package org.tandemchess.protocol.text;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Writes lines from any thread, each whole and at once, and never makes a caller wait for the pipe.
 *
 * <p>A thread of its own takes the lines in their order and hands each to the stream with its line
 * end in one write. When the peer does not read and {@link #WAITING_LINES} lines wait, optional
 * lines are dropped; required ones never are. Lines are ASCII: any other character becomes {@code
 * ?}, so that one line stays one line. Safe for use by any thread.
 */
public final class LineWriter {
  /** From this many waiting lines on, optional ones are dropped. */
  public static final int WAITING_LINES = 256;

  private final OutputStream out;
  private final @Nullable LineListener listener;
  // Guarded by the lock of this object.
  private final ArrayDeque<String> lines = new ArrayDeque<>();
  private boolean writing;
  private boolean closed;
  private boolean broken;
  private @Nullable Runnable teller;

  /**
   * Makes a writer and starts its thread.
   *
   * @param out flushed after each line and not closed
   * @param listener told each line that is written, by the thread of the writer; or null
   */
  public LineWriter(OutputStream out, @Nullable LineListener listener) {
    this.out = out;
    this.listener = listener;
    Thread thread = new Thread(new Pump(), "tandem-out");
    thread.setDaemon(true);
    thread.start();
  }

  /** Writes a line that the peer waits for; it is never dropped. Does not block. */
  public synchronized void require(String line) {
    lines.add(line);
    notifyAll();
  }

  /** Writes a line unless too many are waiting; returns whether it will be written. */
  public synchronized boolean offer(String line) {
    if (lines.size() >= WAITING_LINES) {
      return false;
    }
    lines.add(line);
    notifyAll();
    return true;
  }

  /**
   * Says what to do once a line could not be written, since nobody reads any more; called once at
   * most. It is done by the thread of the writer, or at once if the stream is broken already.
   */
  public void whenBroken(Runnable told) {
    synchronized (this) {
      if (!broken) {
        teller = told;
        return;
      }
    }
    told.run();
  }

  /** Returns whether a line could not be written. */
  public synchronized boolean isBroken() {
    return broken;
  }

  private void giveUp() {
    Runnable told;
    synchronized (this) {
      broken = true;
      told = teller;
    }
    if (told != null) {
      told.run();
    }
  }

  /** Tells the peer of a fault of ours in a line, and the error stream all about it. */
  public void report(String line, Throwable fault) {
    offer(line);
    Faults.report(fault);
  }

  /**
   * Blocks until all lines are written, the stream is broken or the time is over.
   *
   * @return whether nothing is left to write
   */
  public synchronized boolean drain(long millis) throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (!lines.isEmpty() || writing) {
      long left = deadline - System.nanoTime();
      if (left <= 0) {
        return false;
      }
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
    return true;
  }

  /** Ends the thread once all lines are written. */
  public synchronized void close() {
    closed = true;
    notifyAll();
  }

  private synchronized @Nullable String take() throws InterruptedException {
    writing = false;
    notifyAll();
    while (lines.isEmpty()) {
      if (closed) {
        return null;
      }
      wait();
    }
    writing = true;
    return lines.remove();
  }

  private static byte[] bytes(String line) {
    byte[] bytes = new byte[line.length() + 1];
    for (int i = 0; i < line.length(); i++) {
      char letter = line.charAt(i);
      bytes[i] = (byte) (letter >= ' ' && letter <= '~' ? letter : '?');
    }
    bytes[line.length()] = '\n';
    return bytes;
  }

  private final class Pump implements Runnable {
    @Override
    public void run() {
      try {
        for (String line = take(); line != null; line = take()) {
          write(line);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private void write(String line) {
      if (listener != null) {
        listener.sent(line);
      }
      if (isBroken()) {
        return;
      }
      try {
        out.write(bytes(line));
        out.flush();
      } catch (IOException e) {
        // Nobody listens any more: what is left to say has nowhere to go.
        giveUp();
      }
    }
  }
}
