package org.tandemchess.protocol.text;

import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the lines of a host until {@code quit} or the end of the input.
 *
 * <p>The thread that calls {@link #run} reads; output has a thread of its own. Threads that are
 * left over at the end are daemons.
 */
public abstract class HostSession {
  /**
   * How long the last lines may take to be read by a peer that said quit and by one that did not.
   */
  private static final long QUIT_PATIENCE_MILLIS = 25;

  private static final long END_PATIENCE_MILLIS = 10_000;

  private final LineReader reader;
  private final LineWriter writer;
  private final @Nullable SessionLog log;

  /**
   * Makes a session that has read nothing yet.
   *
   * @param reader where the host's lines come from
   * @param out written line by line; not closed
   * @param log told every line, or null
   */
  protected HostSession(LineReader reader, OutputStream out, @Nullable SessionLog log) {
    this.reader = reader;
    this.writer = new LineWriter(out, log);
    this.log = log;
  }

  /** Returns the only way out. */
  protected final LineWriter writer() {
    return writer;
  }

  /** Returns the log, or null if none is kept. */
  protected final @Nullable SessionLog log() {
    return log;
  }

  /**
   * Speaks until the end.
   *
   * @throws InterruptedException if the thread is interrupted while it waits for last answers
   */
  public final void run() throws InterruptedException {
    boolean quit = false;
    LineReader.Event event = reader.read();
    while (!quit && event != LineReader.Event.END) {
      long receivedNanos = System.nanoTime();
      quit = event == LineReader.Event.LINE ? !take(reader.line(), receivedNanos) : tooLong();
      if (!quit) {
        event = reader.read();
      }
    }
    end(quit);
    writer.drain(quit ? QUIT_PATIENCE_MILLIS : END_PATIENCE_MILLIS);
    writer.close();
    if (log != null) {
      log.close();
    }
  }

  /** Handles a line; returns false after {@code quit}. */
  private boolean take(String line, long receivedNanos) {
    if (log != null) {
      log.received(line);
    }
    try {
      return handle(line, receivedNanos);
    } catch (RuntimeException | Error fault) {
      // The one place where a fault of ours meets the peer: it hears of it, and the session lives.
      writer.offer(CommonLines.remark("internal error: " + fault));
      fault.printStackTrace();
      return true;
    }
  }

  private boolean tooLong() {
    writer.offer(CommonLines.remark("line above " + LineReader.LONGEST + " bytes ignored"));
    return false;
  }

  /**
   * Handles a line.
   *
   * @param receivedNanos {@link System#nanoTime} when it was read
   * @return false after {@code quit}
   */
  protected abstract boolean handle(String line, long receivedNanos);

  /**
   * Ends whatever runs; what it still has to say is written before the session returns.
   *
   * @param quit whether the host said so; else its input has just ended
   * @throws InterruptedException if the thread is interrupted while it waits for last answers
   */
  protected abstract void end(boolean quit) throws InterruptedException;
}
