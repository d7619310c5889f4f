package org.tandemchess.match.play;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.play.player.Pace;

/** Paces as people write them. Stateless. */
public final class PaceText {
  /** What {@link #parseClock} takes, for messages. */
  public static final String EXPECTED = "seconds such as 5+0.05 or 60, or 40/60+0.5, above 0";

  private static final Pattern CLOCK =
      Pattern.compile("(?:(\\d{1,6})/)?(\\d+(?:\\.\\d+)?)(?:\\+(\\d+(?:\\.\\d+)?))?");
  private static final long LONGEST_MILLIS = 1L << 40;

  private PaceText() {}

  /**
   * Returns the clock of a text: {@code 60}, {@code 5+0.05}, or {@code 40/60+0.5}, 60 seconds more
   * after each 40 moves; nothing if it is none.
   */
  public static Optional<Pace> parseClock(String text) {
    Matcher matcher = CLOCK.matcher(text.strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int moves = matcher.group(1) == null ? 0 : Integer.parseInt(matcher.group(1));
    long base = millis(matcher.group(2));
    long increment = matcher.group(3) == null ? 0 : millis(matcher.group(3));
    boolean noMoves = matcher.group(1) != null && moves == 0;
    return base == 0 || noMoves
        ? Optional.empty()
        : Optional.of(new Pace.Clock(base, increment, moves));
  }

  private static long millis(String seconds) {
    return new BigDecimal(seconds)
        .movePointRight(3)
        .min(BigDecimal.valueOf(LONGEST_MILLIS))
        .longValue();
  }

  /** Returns a pace as a tag of a game or a plan writes it. */
  public static String format(Pace pace) {
    return switch (pace) {
      case Pace.Clock(long base, long increment, int moves) ->
          (moves > 0 ? moves + "/" : "") + seconds(base) + "+" + seconds(increment);
      case Pace.MoveTime(long millis) -> seconds(millis) + " a move";
      case Pace.Depth(int plies) -> "depth " + plies;
      case Pace.Nodes(long count) -> "nodes " + count;
    };
  }

  private static String seconds(long millis) {
    return millis % 1000 == 0
        ? Long.toString(millis / 1000)
        : String.format(Locale.ROOT, "%.3f", millis / 1000.0);
  }
}
