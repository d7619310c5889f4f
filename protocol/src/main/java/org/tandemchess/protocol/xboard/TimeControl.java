package org.tandemchess.protocol.xboard;

import java.math.BigDecimal;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.search.api.Release;

/**
 * How long the engine may think: {@code level}, {@code st}, {@code sd}, and the two clocks as last
 * told. {@code level} and {@code st} replace each other, {@code sd} goes with either. Used under
 * the lock of its owner.
 */
final class TimeControl {
  private static final Pattern BASE = Pattern.compile("(\\d{1,9})(?::(\\d{1,9}))?");
  private static final Pattern SECONDS =
      Pattern.compile("-?\\d{1,12}(?:\\.\\d{1,12})?|-?\\.\\d{1,12}");
  private static final int UNKNOWN_MOVES = 0;

  private int movesPerControl = UNKNOWN_MOVES;
  private long incrementMillis;
  private OptionalLong own = OptionalLong.empty();
  private OptionalLong theirs = OptionalLong.empty();
  private OptionalLong moveMillis = OptionalLong.empty();
  private OptionalInt depth = OptionalInt.empty();

  /** Forgets the depth, as a new game does. */
  void newGame() {
    depth = OptionalInt.empty();
  }

  /** Takes {@code level MOVES BASE INCREMENT}; returns whether it could be read. */
  boolean level(Tokens words) {
    Long moves = Tokens.number(words.getOrEmpty(1));
    Matcher base = BASE.matcher(words.getOrEmpty(2));
    String increment = words.getOrEmpty(3);
    if (moves == null || !base.matches() || !SECONDS.matcher(increment).matches()) {
      return false;
    }
    long seconds = base.group(2) == null ? 0 : Long.parseLong(base.group(2));
    long millis = 1000 * (60 * Long.parseLong(base.group(1)) + seconds);
    movesPerControl = Math.clamp(moves, UNKNOWN_MOVES, 10_000);
    incrementMillis = millis(increment);
    own = OptionalLong.of(millis);
    theirs = OptionalLong.of(millis);
    moveMillis = OptionalLong.empty();
    return true;
  }

  /** Takes {@code st SECONDS}; returns whether it could be read. */
  boolean moveTime(String seconds) {
    if (!SECONDS.matcher(seconds).matches()) {
      return false;
    }
    moveMillis = OptionalLong.of(millis(seconds));
    return true;
  }

  /** Takes {@code sd PLIES}; returns whether it could be read. */
  boolean depth(String plies) {
    Long number = Tokens.number(plies);
    if (number == null) {
      return false;
    }
    depth = OptionalInt.of(Math.clamp(number, 1, Integer.MAX_VALUE));
    return true;
  }

  /** Takes our clock in centiseconds; returns whether it could be read. */
  boolean own(String centiseconds) {
    Long number = Tokens.number(centiseconds);
    own = number == null ? own : OptionalLong.of(clock(number));
    return number != null;
  }

  /** Takes the opponent's clock in centiseconds; returns whether it could be read. */
  boolean theirs(String centiseconds) {
    Long number = Tokens.number(centiseconds);
    theirs = number == null ? theirs : OptionalLong.of(clock(number));
    return number != null;
  }

  /** Our clock has run: not every host tells clocks. */
  void passed(long nanos) {
    if (own.isPresent()) {
      own = OptionalLong.of(Math.max(1, own.getAsLong() - TimeUnit.NANOSECONDS.toMillis(nanos)));
    }
  }

  /** We have moved, which adds the increment. */
  void moved() {
    if (own.isPresent()) {
      own = OptionalLong.of(own.getAsLong() + incrementMillis);
    }
  }

  /** Returns our clock in milliseconds if it decides how long we think. */
  OptionalLong ownMillis() {
    return moveMillis.isPresent() ? OptionalLong.empty() : own;
  }

  /** Returns how long to think about a move that was asked for at a moment. */
  Limits limits(long receivedNanos, long overheadMillis) {
    OptionalLong millis = moveMillis;
    if (millis.isPresent()) {
      // The host's clock decides, not ours.
      long whole = millis.getAsLong();
      millis = OptionalLong.of(Math.max(whole / 2, whole - overheadMillis));
    }
    return Limits.received(receivedNanos)
        .withMoveMillis(millis)
        .withDepth(depth)
        .withClock(ownMillis().isPresent());
  }

  /** Returns the limits of thinking until stopped, asked for at a moment. */
  static Limits endless(long receivedNanos) {
    return Limits.received(receivedNanos).withRelease(Release.ON_STOP);
  }

  /**
   * Returns the clocks.
   *
   * @param us whose clock ours is
   * @param moves moves that we have made in this game
   * @param haste what our clock is divided by, at least 1
   */
  Clocks clocks(Color us, int moves, int haste) {
    if (ownMillis().isEmpty()) {
      return Clocks.NONE;
    }
    Clocks clocks =
        Clocks.NONE
            .with(Seat.of(BoardId.A, us), Math.max(1, own.getAsLong() / haste))
            .withIncrements(incrementMillis, incrementMillis);
    if (theirs.isPresent()) {
      clocks = clocks.with(Seat.of(BoardId.A, us.opposite()), Math.max(1, theirs.getAsLong()));
    }
    return movesPerControl == UNKNOWN_MOVES
        ? clocks
        : clocks.withMovesToGo(movesPerControl - moves % movesPerControl);
  }

  private static long clock(long centiseconds) {
    return Math.clamp(centiseconds, 0, Long.MAX_VALUE / 1000) * 10;
  }

  private static long millis(String seconds) {
    return Math.max(0, new BigDecimal(seconds).movePointRight(3).longValue());
  }
}
