package org.tandemchess.rules.notation;

import java.util.Arrays;
import java.util.Optional;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.GameEnd;

/**
 * The result of a match as a team sees it: {@code 1-0} means that White on A and Black on B won.
 */
public enum BpgnResult {
  WHITE_A("1-0"),
  BLACK_A("0-1"),
  DRAW("1/2-1/2"),
  /** Not finished, or not known. */
  UNKNOWN("*");

  private final String token;

  BpgnResult(String token) {
    this.token = token;
  }

  /** Returns the text that files carry. */
  public String token() {
    return token;
  }

  /** Returns the result of a text that files carry, if it is one. */
  public static Optional<BpgnResult> fromToken(String token) {
    return Arrays.stream(values()).filter(result -> result.token.equals(token)).findFirst();
  }

  /** Returns the result of an end. */
  public static BpgnResult of(GameEnd end) {
    return end.winner().map(BpgnResult::wonBy).orElse(DRAW);
  }

  /** Returns the result of a match that a team has won. */
  public static BpgnResult wonBy(Team team) {
    return team == Team.WHITE_A ? WHITE_A : BLACK_A;
  }

  /**
   * Returns what a file writes that sees the result from the board that ended, given who lost
   * there.
   */
  static BpgnResult seenFromBoard(Color loser) {
    return loser == Color.BLACK ? WHITE_A : BLACK_A;
  }
}
