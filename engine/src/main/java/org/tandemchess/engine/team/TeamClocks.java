package org.tandemchess.engine.team;

import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.time.ClockReading;

/**
 * The four clocks as a seat that is to move sees them, in milliseconds, {@link
 * ClockReading#UNKNOWN} where nobody named one. Immutable.
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
  public static TeamClocks of(ClockReading reading, Position position, Seat us) {
    return new TeamClocks(
        reading.millis(us),
        reading.millis(us.opponent()),
        reading.millis(us.partner()),
        reading.millis(us.diagonal()),
        position.seatToMove(us.board().other()) == us.partner());
  }

  /** Returns whether our clock is known. */
  public boolean isKnown() {
    return ours != ClockReading.UNKNOWN;
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
    return isKnown() && other != ClockReading.UNKNOWN ? ours - other : 0;
  }
}
