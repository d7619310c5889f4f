package org.tandemchess.app.output;

/** The last line of commands that count. */
public final class Speed {
  private Speed() {}

  /**
   * Returns {@code <word> <count> time_ms <time> nps <rate>}, the rate from the milliseconds shown,
   * of which 0 counts as 1.
   */
  public static String line(String word, long count, long millis) {
    long rate = Math.round(count * 1000.0 / Math.max(1, millis));
    return word + " " + count + " time_ms " + millis + " nps " + rate;
  }
}
