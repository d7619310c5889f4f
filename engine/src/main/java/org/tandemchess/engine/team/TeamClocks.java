package org.tandemchess.engine.team;

import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Position;

/**
 * The four clocks as a seat that is to move sees them, in milliseconds, {@link Clocks#UNKNOWN}
 * where nobody named one. Immutable.
 *
 * @param ours runs
 * @param opponent stands: that of the enemy on our board
 * @param partner runs if our partner is to move
 * @param diagonal runs if our partner is not to move: that of the enemy on the other board, who
 *     falls first or last if everybody sits
 * @param partnerToMove whether our partner is to move
 */
public record TeamClocks(
    long ours, long opponent, long partner, long diagonal, boolean partnerToMove) {

  /** Returns the clocks as a seat sees them. */
  public static TeamClocks of(Clocks reading, Position position, Seat us) {
    return new TeamClocks(
        atLeastOne(reading, us),
        atLeastOne(reading, us.opponent()),
        atLeastOne(reading, us.partner()),
        atLeastOne(reading, us.diagonal()),
        position.seatToMove(us.board().other()) == us.partner());
  }

  /** Returns a clock; one that has run out counts as about to. */
  private static long atLeastOne(Clocks reading, Seat seat) {
    return reading.knows(seat) ? Math.max(1, reading.millis(seat)) : Clocks.UNKNOWN;
  }

  /** Returns whether our clock is known. */
  public boolean isKnown() {
    return ours != Clocks.UNKNOWN;
  }

  /** Returns the milliseconds that we have more than the diagonal clock; 0 if one is unknown. */
  public long diagonalLead() {
    return lead(diagonal);
  }

  /** Returns the milliseconds that we have more than our opponent; 0 if one is unknown. */
  public long opponentLead() {
    return lead(opponent);
  }

  private long lead(long other) {
    return isKnown() && other != Clocks.UNKNOWN ? ours - other : 0;
  }
}
