package org.tandemchess.play.game;

import java.util.Locale;
import java.util.Optional;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.GameEnd;

/**
 * How a game ended.
 *
 * @param cause why
 * @param loser the seat that lost it for its team; empty in a draw
 * @param detail what a person wants to know besides, such as the illegal move; may be empty
 */
public record GameOutcome(Cause cause, Optional<Seat> loser, String detail) {

  /** Why a game ended. */
  public enum Cause {
    CHECKMATE,
    STALEMATE,
    REPETITION,
    FIFTY_MOVES,
    INSUFFICIENT_MATERIAL,
    KING_CAPTURE,
    AGREEMENT,
    RESIGNATION,
    FLAG,
    ILLEGAL_MOVE,
    CRASH,
    /** No answer for longer than a player may take where no clock runs. */
    HANG,
    PLY_LIMIT,
    /** Nobody moves: all seats that could move sit, and no clock decides. */
    DEADLOCK,
    /** Both teams agreed on the score for long enough. */
    ADJUDICATION;

    /** Returns the name for people, such as {@code illegal move}. */
    public String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns whether a player failed rather than lost. */
    public boolean isFault() {
      return this == ILLEGAL_MOVE || this == CRASH || this == HANG;
    }
  }

  /**
   * The detail of a flag that fell while no move was legal: a loss on the board, not by slowness.
   */
  static final String WAITING = "no move, waiting for a piece";

  /** Returns whether a flag fell although the seat could have moved. */
  public boolean isTimeLoss() {
    return cause == Cause.FLAG && !detail.equals(WAITING);
  }

  /** Returns an end that a seat has lost. */
  public static GameOutcome lostBy(Seat loser, Cause cause, String detail) {
    return new GameOutcome(cause, Optional.of(loser), detail);
  }

  /** Returns a draw. */
  public static GameOutcome draw(Cause cause) {
    return new GameOutcome(cause, Optional.empty(), "");
  }

  /** Returns the end that the rules have brought about. */
  public static GameOutcome of(GameEnd end) {
    return new GameOutcome(Cause.valueOf(end.reason().name()), end.loser(), "");
  }

  public Optional<Team> winner() {
    return loser.map(seat -> seat.team().opponent());
  }

  /**
   * Returns the result token of the team with White on A: {@code 1-0}, {@code 0-1}, {@code
   * 1/2-1/2}.
   */
  public String token() {
    return winner().map(team -> team == Team.WHITE_A ? "1-0" : "0-1").orElse("1/2-1/2");
  }
}
