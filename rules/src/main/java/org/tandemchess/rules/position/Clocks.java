package org.tandemchess.rules.position;

import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;

/**
 * What the four clocks show, as far as somebody has told it. Immutable.
 *
 * @param aWhite milliseconds left to White on board A, {@link #UNKNOWN} if nobody named them, below
 *     zero until somebody calls the flag; so the other clocks
 * @param whiteIncrement milliseconds White gains with each move, at least 0
 * @param blackIncrement milliseconds Black gains with each move, at least 0
 * @param movesToGo moves that a clock must last for before it is filled again; 0 if nobody said
 */
public record Clocks(
    long aWhite,
    long aBlack,
    long bWhite,
    long bBlack,
    long whiteIncrement,
    long blackIncrement,
    int movesToGo) {

  /** Stands for a clock that nobody named; a clock that is named and negative is not unknown. */
  public static final long UNKNOWN = Long.MIN_VALUE;

  /** No clock is known. */
  public static final Clocks NONE = of(UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN);

  /** The longest clock that counts, about 34 years: sums of a few such never overflow. */
  private static final long LONGEST = 1L << 40;

  /** Keeps all numbers within bounds that sums cannot overflow; increments and moves from 0. */
  public Clocks {
    aWhite = sane(aWhite);
    aBlack = sane(aBlack);
    bWhite = sane(bWhite);
    bBlack = sane(bBlack);
    whiteIncrement = Math.clamp(whiteIncrement, 0, LONGEST);
    blackIncrement = Math.clamp(blackIncrement, 0, LONGEST);
    movesToGo = Math.max(0, movesToGo);
  }

  /** Returns four named clocks in milliseconds, without increments. */
  public static Clocks of(long aWhite, long aBlack, long bWhite, long bBlack) {
    return new Clocks(aWhite, aBlack, bWhite, bBlack, 0, 0, 0);
  }

  /** Returns four equal clocks without increments. */
  public static Clocks all(long millis) {
    return of(millis, millis, millis, millis);
  }

  /** Returns the milliseconds left to a seat, or {@link #UNKNOWN}. */
  public long millis(Seat seat) {
    return switch (seat) {
      case A_WHITE -> aWhite;
      case A_BLACK -> aBlack;
      case B_WHITE -> bWhite;
      case B_BLACK -> bBlack;
    };
  }

  /** Returns whether somebody named the clock of a seat. */
  public boolean knows(Seat seat) {
    return millis(seat) != UNKNOWN;
  }

  /** Returns whether somebody named any clock. */
  public boolean knowsAny() {
    return aWhite != UNKNOWN || aBlack != UNKNOWN || bWhite != UNKNOWN || bBlack != UNKNOWN;
  }

  /** Returns the milliseconds that a color gains with each move. */
  public long increment(Color color) {
    return color == Color.WHITE ? whiteIncrement : blackIncrement;
  }

  /** Returns these clocks with another reading for one seat. */
  public Clocks with(Seat seat, long millis) {
    return new Clocks(
        seat == Seat.A_WHITE ? millis : aWhite,
        seat == Seat.A_BLACK ? millis : aBlack,
        seat == Seat.B_WHITE ? millis : bWhite,
        seat == Seat.B_BLACK ? millis : bBlack,
        whiteIncrement,
        blackIncrement,
        movesToGo);
  }

  /** Returns these clocks with other increments. */
  public Clocks withIncrements(long white, long black) {
    return new Clocks(aWhite, aBlack, bWhite, bBlack, white, black, movesToGo);
  }

  /** Returns these clocks with another number of moves to the next time control; 0 for none. */
  public Clocks withMovesToGo(int moves) {
    return new Clocks(aWhite, aBlack, bWhite, bBlack, whiteIncrement, blackIncrement, moves);
  }

  /** Returns these clocks after the named ones of some seats have run for a time. */
  public Clocks after(long millis, Seat... running) {
    Clocks now = this;
    for (Seat seat : running) {
      if (knows(seat)) {
        now = now.with(seat, millis(seat) - millis);
      }
    }
    return now;
  }

  private static long sane(long millis) {
    return millis == UNKNOWN ? UNKNOWN : Math.clamp(millis, -LONGEST, LONGEST);
  }
}
