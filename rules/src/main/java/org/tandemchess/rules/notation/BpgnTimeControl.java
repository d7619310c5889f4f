package org.tandemchess.rules.notation;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the tag {@code TimeControl} gives each player: {@code 180+2}, or {@code 180} without an
 * increment.
 *
 * @param base milliseconds at the start
 * @param increment milliseconds added with each move
 */
record BpgnTimeControl(long base, long increment) {
  private static final Pattern TEXT =
      Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)(?:\\+(\\d{1,4}(?:\\.\\d{1,3})?))?");

  /** No one plays for less seconds: such a base is one in minutes where clocks show more. */
  private static final long MOST_MINUTES = 60_000;

  private static final int CLEARLY_MORE = 10;
  private static final int SECONDS_A_MINUTE = 60;

  /** Reads a tag; none if it means something else, such as a time for each move. */
  static Optional<BpgnTimeControl> read(String text) {
    Matcher control = TEXT.matcher(text.strip());
    return control.matches()
        ? Optional.of(
            new BpgnTimeControl(
                millis(control.group(1)), control.group(2) == null ? 0 : millis(control.group(2))))
        : Optional.empty();
  }

  /** Returns the most that a clock may show after some moves of its player. */
  long most(int moves) {
    return base + moves * increment;
  }

  /**
   * Returns this control, or that in minutes that somebody has written by hand: {@code 2+0}.
   *
   * @param shown what a clock shows after the first move of its player
   */
  BpgnTimeControl fitting(long shown) {
    boolean inMinutes = base <= MOST_MINUTES && shown > CLEARLY_MORE * most(1);
    return inMinutes ? new BpgnTimeControl(base * SECONDS_A_MINUTE, increment) : this;
  }

  private static long millis(String seconds) {
    BigDecimal millis = new BigDecimal(seconds).movePointRight(3);
    return millis.setScale(0, RoundingMode.HALF_UP).longValueExact();
  }
}
