package org.tandemchess.match.stats;

/** How a game ended for the team that is looked at. */
public enum GameResult {
  LOSS,
  DRAW,
  WIN;

  /** Returns 0, 1 or 2. */
  public int halfPoints() {
    return ordinal();
  }

  /** Returns the result for the other team. */
  public GameResult reversed() {
    return switch (this) {
      case LOSS -> WIN;
      case DRAW -> DRAW;
      case WIN -> LOSS;
    };
  }
}
