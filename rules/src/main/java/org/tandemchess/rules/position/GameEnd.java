package org.tandemchess.rules.position;

import java.util.Optional;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;

/**
 * How a match ended, for both boards at once.
 *
 * @param reason why
 * @param loser the seat that was mated, flagged or gave up; empty in a draw
 * @param winner the team that won; empty in a draw
 */
public record GameEnd(Reason reason, Optional<Seat> loser, Optional<Team> winner) {

  /** Why a match ended. */
  public enum Reason {
    CHECKMATE,
    /** No legal move out of check, where the rule sheet makes that an end. */
    STALEMATE,
    REPETITION,
    FIFTY_MOVES,
    INSUFFICIENT_MATERIAL,
    KING_CAPTURE,
    FLAG,
    RESIGNATION,
    AGREEMENT
  }

  /** Returns the end that a seat has lost for its team. */
  public static GameEnd lostBy(Seat loser, Reason reason) {
    return new GameEnd(reason, Optional.of(loser), Optional.of(loser.team().opponent()));
  }

  /** Returns a draw. */
  public static GameEnd draw(Reason reason) {
    return new GameEnd(reason, Optional.empty(), Optional.empty());
  }

  public boolean isDraw() {
    return winner.isEmpty();
  }
}
