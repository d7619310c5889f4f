package org.tandemchess.rules.position;

import org.tandemchess.rules.core.Seat;

/**
 * The time left on the four clocks in milliseconds; a clock may be below zero until somebody calls
 * the flag.
 *
 * @param aWhite White on board A
 * @param aBlack Black on board A
 * @param bWhite White on board B
 * @param bBlack Black on board B
 */
public record Clocks(long aWhite, long aBlack, long bWhite, long bBlack) {

  /** Returns four equal clocks. */
  public static Clocks all(long milliseconds) {
    return new Clocks(milliseconds, milliseconds, milliseconds, milliseconds);
  }

  /** Returns the milliseconds left to a seat. */
  public long of(Seat seat) {
    return switch (seat) {
      case A_WHITE -> aWhite;
      case A_BLACK -> aBlack;
      case B_WHITE -> bWhite;
      case B_BLACK -> bBlack;
    };
  }

  /** Returns these clocks with another reading for one seat. */
  public Clocks with(Seat seat, long milliseconds) {
    return new Clocks(
        seat == Seat.A_WHITE ? milliseconds : aWhite,
        seat == Seat.A_BLACK ? milliseconds : aBlack,
        seat == Seat.B_WHITE ? milliseconds : bWhite,
        seat == Seat.B_BLACK ? milliseconds : bBlack);
  }
}
