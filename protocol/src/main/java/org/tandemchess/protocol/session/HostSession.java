package org.tandemchess.protocol.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.protocol.text.LineWriter;

/**
 * Reads the lines of a host until {@code quit}, the end of the input, or a line that belongs to
 * another protocol.
 *
 * <p>The thread that calls {@link #run} reads; output has a thread of its own. Threads that are
 * left over at the end are daemons.
 */
public abstract class HostSession {
  /**
   * How long the last lines may take to be read by a peer that said quit and by one that did not.
   * The first is what hosts grant that kill a program half a second after quit; it is spent only
   * where nobody reads or the machine has no time to write.
   */
  private static final long QUIT_PATIENCE_MILLIS = 400;

  private static final long END_PATIENCE_MILLIS = 10_000;

  private final Host host;
  private final LineReader reader;
  private final LineWriter writer;
  private final @Nullable SessionLog log;

  /** Makes a session that has read nothing yet. */
  protected HostSession(Host host) {
    this.host = host;
    this.reader = host.reader();
    this.log = host.log();
    this.writer = new LineWriter(host.out(), log);
  }

  /** Returns whether the host has sent more than the line that is handled. */
  final boolean hasInput() {
    return reader.hasInput();
  }

  /** Returns the options that hold until the host sets others. */
  protected final List<Setting<?>> presets() {
    return host.presets();
  }

  /** Returns the only way out. */
  protected final LineWriter writer() {
    return writer;
  }

  /** Returns the log, or null if none is kept. */
  final @Nullable SessionLog log() {
    return log;
  }

  /** Logs that the host begins a game. */
  protected final void logGameStart() {
    if (log != null) {
      log.gameStarted();
    }
  }

  /** Logs that the host ends a game. */
  protected final void logGameEnd(String result) {
    if (log != null) {
      log.gameEnded(result);
    }
  }

  /** Logs something that the host tells of the game. */
  protected final void logMetadata(String key, String value) {
    if (log != null) {
      log.noted(key, value);
    }
  }

  /**
   * Speaks until the end.
   *
   * @return whether the host goes on in another protocol, with a line that is yet to be read
   * @throws InterruptedException if the thread is interrupted while it waits for last answers
   */
  public final boolean run() throws InterruptedException {
    if (log != null) {
      log.whenBroken(reason -> remark("the log ends here: " + reason));
    }
    writer.whenBroken(new Unheard());
    boolean quit = false;
    boolean left = false;
    LineReader.Event event = reader.read();
    while (!quit && event != LineReader.Event.END) {
      long receivedNanos = System.nanoTime();
      left = event == LineReader.Event.LINE && isFarewell(reader.line());
      if (left) {
        reader.unread(reader.line());
        break;
      }
      quit = event == LineReader.Event.LINE ? !take(reader.line(), receivedNanos) : tooLong();
      if (!quit) {
        event = reader.read();
      }
    }
    end(quit || left);
    writer.drain(quit ? QUIT_PATIENCE_MILLIS : END_PATIENCE_MILLIS);
    writer.close();
    if (log != null) {
      log.close();
    }
    return left;
  }

  private boolean isFarewell(String line) {
    return host.farewells().contains(line) && isIdle();
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
      writer.report(faultLine(fault), fault);
      return true;
    }
  }

  private boolean tooLong() {
    writer.offer(oversizedLine());
    return false;
  }

  /** Tells people something if that can be done. */
  protected void remark(String text) {
    writer.offer(CommonLines.remark(text));
  }

  /** Returns what the host is told of a fault of ours. */
  protected String faultLine(Throwable fault) {
    return CommonLines.fault(fault);
  }

  /** Returns what the host is told of a line that was too long. */
  protected String oversizedLine() {
    return CommonLines.remark("line above " + LineReader.LONGEST + " bytes ignored");
  }

  /**
   * Handles a line.
   *
   * @param receivedNanos {@link System#nanoTime} when it was read
   * @return false after {@code quit}
   */
  protected abstract boolean handle(String line, long receivedNanos);

  /** Returns whether the session may end without leaving somebody unanswered. */
  abstract boolean isIdle();

  /**
   * Nobody reads what is said: ends whatever runs, so that nothing works for nobody. Lines of the
   * host are read on until they end, since it may have more to log. Called once at most, by any
   * thread.
   */
  protected abstract void unheard();

  /**
   * Ends whatever runs; what it still has to say is written before the session returns.
   *
   * @param quit whether the host said so or left for another protocol; else its input has ended
   * @throws InterruptedException if the thread is interrupted while it waits for last answers
   */
  protected abstract void end(boolean quit) throws InterruptedException;

  private final class Unheard implements Runnable {
    @Override
    public void run() {
      unheard();
    }
  }
}
