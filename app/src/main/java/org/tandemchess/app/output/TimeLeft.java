package org.tandemchess.app.output;

import java.time.Duration;
import java.util.Locale;

/** How long the rest of long work will take, if it goes on as it went so far. */
public final class TimeLeft {
  private final long began = System.nanoTime();

  /**
   * Returns the time in words, such as {@code 0:12:30 left}.
   *
   * @param done parts that were done since this was made
   * @param rest parts that are still to do
   */
  public String words(int done, int rest) {
    Duration left = Duration.ofNanos((System.nanoTime() - began) / Math.max(1, done) * rest);
    return String.format(
        Locale.ROOT,
        "%d:%02d:%02d left",
        left.toHours(),
        left.toMinutesPart(),
        left.toSecondsPart());
  }
}
