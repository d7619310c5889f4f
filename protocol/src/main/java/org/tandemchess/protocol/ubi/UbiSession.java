package org.tandemchess.protocol.ubi;

import java.io.OutputStream;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.OptionSpec;
import org.tandemchess.protocol.text.CommonLines;
import org.tandemchess.protocol.text.HostSession;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.protocol.text.SessionLog;
import org.tandemchess.search.api.Searcher;

/**
 * Speaks UBI until {@code quit} or the end of the input.
 *
 * <p>The thread that calls {@link #run} reads; searches and output have their own, so that {@code
 * isready} and {@code stop} are answered at once. The engine behind is made by the first command
 * that needs it, or in the background once {@code ubiok} is out.
 */
public final class UbiSession extends HostSession {
  private final Supplier<? extends Searcher> searchers;
  private final Object makingOperator = new Object();
  private @Nullable UbiOperator operator;
  private boolean warm;

  /**
   * Makes a session that has read nothing yet.
   *
   * @param reader where the host's lines come from
   * @param out written line by line; not closed
   * @param searchers makes the search of each board
   * @param log told every line, or null
   */
  public UbiSession(
      LineReader reader,
      OutputStream out,
      Supplier<? extends Searcher> searchers,
      @Nullable SessionLog log) {
    super(reader, out, log);
    this.searchers = searchers;
  }

  @Override
  protected boolean handle(String line, long receivedNanos) {
    UbiCommand command = UbiParser.parse(line);
    if (command == UbiCommand.Word.UBI) {
      greet();
    } else if (command == UbiCommand.Word.IS_READY) {
      writer().require("readyok");
    } else if (command == UbiCommand.Word.QUIT) {
      return false;
    } else if (command != UbiCommand.Word.NOTHING) {
      operator().execute(command, receivedNanos);
    }
    return true;
  }

  private void greet() {
    writer().require("id name Tandem 0.1.0");
    writer().require("id author the Tandem authors");
    List<OptionSpec> specs = EngineOptions.SPECS;
    for (int i = 0; i < specs.size(); i++) {
      writer().require(CommonLines.option(specs.get(i)));
    }
    writer().require("ubiok");
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
        operator = new UbiOperator(searchers, writer(), log());
      }
      return operator;
    }
  }

  @Override
  protected void end(boolean quit) throws InterruptedException {
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
  }

  /** Makes the engine and lets it think a little, so that the first request finds it ready. */
  private final class WarmUp implements Runnable {
    @Override
    public void run() {
      operator().engine().warmUp();
    }
  }
}
