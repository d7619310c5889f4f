package org.tandemchess.protocol.uci;

import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.OptionSpec;
import org.tandemchess.protocol.query.QueryOptions;
import org.tandemchess.protocol.text.CommonLines;
import org.tandemchess.protocol.text.HostSession;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.protocol.text.SessionLog;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.search.api.Searcher;

/**
 * Speaks UCI until {@code quit} or the end of the input.
 *
 * <p>The thread that calls {@link #run} reads; searches and output have their own, so that {@code
 * isready} and {@code stop} are answered at once. The engine behind is made by the first command
 * that needs it, or in the background once {@code uciok} is out. Unknown commands are passed over
 * in silence.
 */
public final class UciSession extends HostSession {
  static final OptionSpec.Check SEARCH_JSON = new OptionSpec.Check("SearchJson", false);

  private final Supplier<? extends Searcher> searchers;
  private final Object makingOperator = new Object();
  private @Nullable UciOperator operator;
  private boolean warm;

  /**
   * Makes a session that has read nothing yet.
   *
   * @param reader where the host's lines come from
   * @param out written line by line; not closed
   * @param searchers makes the search
   * @param log told every line, or null
   */
  public UciSession(
      LineReader reader,
      OutputStream out,
      Supplier<? extends Searcher> searchers,
      @Nullable SessionLog log) {
    super(reader, out, log);
    this.searchers = searchers;
  }

  @Override
  protected boolean handle(String line, long receivedNanos) {
    // The one word that the speed of the start depends on comes first.
    if (line.equals("uci")) {
      greet();
      return true;
    }
    Tokens words = new Tokens(line);
    switch (words.getOrEmpty(0).toLowerCase(Locale.ROOT)) {
      case "uci" -> greet();
      case "isready" -> writer().require("readyok");
      case "quit" -> {
        return false;
      }
      case "ucinewgame" -> operator().newGame();
      case "setoption" -> operator().setOption(words);
      case "position" -> operator().setPosition(words);
      case "go" -> operator().go(words, receivedNanos);
      case "stop" -> operator().stop();
      case "ponderhit" -> operator().ponderHit();
      case "", "debug", "register" -> {
        // Nothing to change and nothing to say.
      }
      default -> operator().query(words);
    }
    return true;
  }

  private void greet() {
    writer().require("id name Tandem 0.1.0");
    writer().require("id author the Tandem authors");
    declare(EngineOptions.SINGLE_SPECS);
    declare(QueryOptions.SPECS);
    writer().require(CommonLines.option(SEARCH_JSON));
    writer().require("uciok");
    if (!warm) {
      warm = true;
      Thread thread = new Thread(new WarmUp(), "tandem-warm-up");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void declare(List<OptionSpec> specs) {
    for (int i = 0; i < specs.size(); i++) {
      writer().require(CommonLines.option(specs.get(i)));
    }
  }

  private UciOperator operator() {
    synchronized (makingOperator) {
      if (operator == null) {
        operator = new UciOperator(searchers, writer());
      }
      return operator;
    }
  }

  @Override
  protected void end(boolean quit) throws InterruptedException {
    @Nullable UciOperator made;
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
