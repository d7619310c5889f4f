package org.tandemchess.protocol.ubi;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.OptionSpec;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.protocol.text.SessionLog;
import org.tandemchess.search.api.Searcher;

/**
 * Speaks UBI on two streams until {@code quit} or the end of the input.
 *
 * <p>The thread that calls {@link #run} reads; searches and output have their own, so that {@code
 * isready} and {@code stop} are answered at once. The engine behind is made by the first command
 * that needs it, or in the background once {@code ubiok} is out.
 */
public final class UbiSession {
  /**
   * How long the last lines may take to be read by a peer that said quit and by one that did not.
   */
  private static final long QUIT_PATIENCE_MILLIS = 25;

  private static final long END_PATIENCE_MILLIS = 10_000;

  private final LineReader reader;
  private final LineWriter writer;
  private final Supplier<? extends Searcher> searchers;
  private final @Nullable SessionLog log;
  private final Object makingOperator = new Object();
  private @Nullable UbiOperator operator;
  private boolean warm;

  /**
   * Makes a session that has read nothing yet.
   *
   * @param in read until it ends; not closed
   * @param out written line by line; not closed
   * @param searchers makes the search of each board
   * @param log told every line, or null
   */
  public UbiSession(
      InputStream in,
      OutputStream out,
      Supplier<? extends Searcher> searchers,
      @Nullable SessionLog log) {
    this.reader = new LineReader(in);
    this.writer = new LineWriter(out, log);
    this.searchers = searchers;
    this.log = log;
  }

  /**
   * Speaks until the end. Threads that are left over are daemons.
   *
   * @throws InterruptedException if the thread is interrupted while it waits for last answers
   */
  public void run() throws InterruptedException {
    boolean quit = false;
    LineReader.Event event = reader.read();
    while (!quit && event != LineReader.Event.END) {
      long receivedNanos = System.nanoTime();
      quit = event == LineReader.Event.LINE ? !handle(reader.line(), receivedNanos) : tooLong();
      if (!quit) {
        event = reader.read();
      }
    }
    end(quit);
  }

  /** Handles a line; returns false after {@code quit}. */
  private boolean handle(String line, long receivedNanos) {
    if (log != null) {
      log.received(line);
    }
    try {
      UbiCommand command = UbiParser.parse(line);
      if (command == UbiCommand.Word.UBI) {
        greet();
      } else if (command == UbiCommand.Word.IS_READY) {
        writer.require("readyok");
      } else if (command == UbiCommand.Word.QUIT) {
        return false;
      } else if (command != UbiCommand.Word.NOTHING) {
        operator().execute(command, receivedNanos);
      }
    } catch (RuntimeException | Error fault) {
      // The one place where a fault of ours meets the peer: it hears of it, and the session lives.
      writer.offer(UbiText.remark("internal error: " + fault));
      fault.printStackTrace();
    }
    return true;
  }

  private boolean tooLong() {
    writer.offer(UbiText.remark("line above " + LineReader.LONGEST + " bytes ignored"));
    return false;
  }

  private void greet() {
    writer.require("id name Tandem 0.1.0");
    writer.require("id author the Tandem authors");
    List<OptionSpec> specs = EngineOptions.SPECS;
    for (int i = 0; i < specs.size(); i++) {
      writer.require(UbiText.option(specs.get(i)));
    }
    writer.require("ubiok");
    if (!warm) {
      warm = true;
      Thread thread = new Thread(new WarmUp(), "tandem-warm-up");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private UbiOperator operator() {
    synchronized (makingOperator) {
      if (operator == null) {
        operator = new UbiOperator(searchers, writer, log);
      }
      return operator;
    }
  }

  private void end(boolean quit) throws InterruptedException {
    @Nullable UbiOperator made;
    synchronized (makingOperator) {
      made = operator;
    }
    if (made != null) {
      if (quit) {
        made.engine().quit();
      } else {
        made.engine().finish();
      }
      made.engine().close();
    }
    writer.drain(quit ? QUIT_PATIENCE_MILLIS : END_PATIENCE_MILLIS);
    writer.close();
    if (log != null) {
      log.close();
    }
  }

  /** Makes the engine and lets it think a little, so that the first request finds it ready. */
  private final class WarmUp implements Runnable {
    @Override
    public void run() {
      operator().engine().warmUp();
    }
  }
}
