package org.tandemchess.app.output;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Tells on standard error how far a long command has come: on a terminal a line that is written
 * over and never wider than the screen, elsewhere a line now and then.
 */
public final class Progress {
  private static final long FIRST_MILLIS = 1_000;
  private static final long TERMINAL_MILLIS = 250;
  private static final long LOG_MILLIS = 10_000;

  private final Terminal terminal;
  private final LongSupplier nanos;
  private final boolean watched;
  private long nextMillis;
  private int shown;

  /** Begins. */
  public Progress(Terminal terminal) {
    this(terminal, System::nanoTime);
  }

  /**
   * Begins by another clock, for tests.
   *
   * @param nanos reads a clock in nanoseconds
   */
  Progress(Terminal terminal, LongSupplier nanos) {
    this.terminal = terminal;
    this.nanos = nanos;
    watched = terminal.screen().notes();
    nextMillis = millis() + (watched ? FIRST_MILLIS : LOG_MILLIS);
  }

  /** Shows how far it is, unless that was shown just now. */
  public void show(String text) {
    show(() -> text);
  }

  /** Shows how far it is, unless that was shown just now; then the text is not made. */
  public void show(Supplier<String> words) {
    if (millis() < nextMillis) {
      return;
    }
    if (watched) {
      // In the last column some terminals go on to the next line.
      String text = Wrapping.cut(words.get(), terminal.screen().columns() - 1);
      terminal.err().print('\r' + text + " ".repeat(Math.max(0, shown - text.length())));
      terminal.err().flush();
      shown = text.length();
    } else {
      terminal.err().println(words.get());
    }
    nextMillis = millis() + (watched ? TERMINAL_MILLIS : LOG_MILLIS);
  }

  /** Takes the line away, before something else is printed. */
  public void clear() {
    if (shown > 0) {
      terminal.err().print('\r' + " ".repeat(shown) + '\r');
      terminal.err().flush();
      shown = 0;
    }
  }

  private long millis() {
    return nanos.getAsLong() / 1_000_000;
  }
}
