package org.tandemchess.rules.notation;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a brace after a move says.
 *
 * @param clock time left, if it tells
 * @param elapsed time since the start, if it tells
 * @param comment the words that remain, if any
 */
record BpgnBraces(
    Optional<Duration> clock, Optional<Duration> elapsed, Optional<BpgnComment> comment) {
  private static final Pattern SECONDS = Pattern.compile("(-?\\d{1,9}(?:\\.\\d{1,9})?)");
  private static final Pattern PGN_CLOCK =
      Pattern.compile("\\[%clk (-?)(?:(\\d{1,4}):)?(\\d{1,4}):(\\d{1,4}(?:\\.\\d{1,9})?)]");
  private static final Pattern SINCE_START = Pattern.compile("\\[ts=(\\d{1,9}(?:\\.\\d{1,9})?)]");

  static BpgnBraces read(String text) {
    if (text.startsWith("C:")) {
      return said(BpgnComment.Kind.COMMENT, text.substring(2));
    }
    if (text.startsWith("R:")) {
      return said(BpgnComment.Kind.REQUEST, text.substring(2));
    }
    Matcher seconds = SECONDS.matcher(text);
    if (seconds.matches()) {
      return new BpgnBraces(
          Optional.of(duration(seconds.group(1))), Optional.empty(), Optional.empty());
    }
    Matcher pgn = PGN_CLOCK.matcher(text);
    Optional<Duration> clock = pgn.find() ? Optional.of(pgnClock(pgn)) : Optional.empty();
    String rest = pgn.replaceFirst("");
    Matcher since = SINCE_START.matcher(rest);
    Optional<Duration> elapsed =
        since.find() ? Optional.of(duration(since.group(1))) : Optional.empty();
    rest = since.replaceFirst("").strip();
    Optional<BpgnComment> comment =
        rest.isEmpty()
            ? Optional.empty()
            : Optional.of(new BpgnComment(BpgnComment.Kind.COMMENT, rest));
    return new BpgnBraces(clock, elapsed, comment);
  }

  /** Reads a brace that can only be words, as no move stands before it. */
  static BpgnBraces readWords(String text) {
    boolean marked = text.startsWith("C:") || text.startsWith("R:");
    return marked ? read(text) : said(BpgnComment.Kind.COMMENT, text);
  }

  private static BpgnBraces said(BpgnComment.Kind kind, String text) {
    return new BpgnBraces(
        Optional.empty(), Optional.empty(), Optional.of(new BpgnComment(kind, text)));
  }

  private static Duration pgnClock(Matcher clock) {
    long hours = clock.group(2) == null ? 0 : Long.parseLong(clock.group(2));
    Duration whole = Duration.ofHours(hours).plusMinutes(Long.parseLong(clock.group(3)));
    Duration all = whole.plus(duration(clock.group(4)));
    return clock.group(1).isEmpty() ? all : all.negated();
  }

  private static Duration duration(String seconds) {
    BigDecimal milliseconds = new BigDecimal(seconds).movePointRight(3);
    return Duration.ofMillis(milliseconds.setScale(0, RoundingMode.HALF_UP).longValueExact());
  }
}
