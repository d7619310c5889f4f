package org.tandemchess.engine.team;

/**
 * How our team stands on time while we are to move. After the description of bughouse-engine, by
 * Viren Sawant.
 */
public enum TimeState {
  /** Our partner is to move as well: only our clocks run. */
  DISADVANTAGE("disadvantage"),
  /** The enemy's clock that runs has much less time than ours: we could sit longer. */
  POTENTIAL_ADVANTAGE("potential advantage"),
  /** Neither side is much ahead, or the other is. */
  NO_ADVANTAGE("mild disadvantage"),
  /** Our opponent has much less time than we have, though that clock stands. */
  LOCAL_ADVANTAGE("local advantage");

  /** A lead of this part of our clock is much, however short the clock. */
  private static final double LARGE_PART = 0.3;

  private final String words;

  TimeState(String words) {
    this.words = words;
  }

  /**
   * Returns how a seat that is to move stands.
   *
   * @param muchMillis a lead that is much on any clock
   */
  public static TimeState of(TeamClocks clocks, long muchMillis) {
    if (clocks.partnerToMove()) {
      return DISADVANTAGE;
    }
    double much = Math.min((double) muchMillis, LARGE_PART * clocks.ours());
    if (clocks.isKnown() && clocks.diagonalLead() >= much && clocks.diagonalLead() > 0) {
      return POTENTIAL_ADVANTAGE;
    }
    boolean ahead = clocks.isKnown() && clocks.opponentLead() >= much && clocks.opponentLead() > 0;
    return ahead && clocks.diagonalLead() >= 0 ? LOCAL_ADVANTAGE : NO_ADVANTAGE;
  }

  /** Returns the state in words, for logs. */
  public String words() {
    return words;
  }
}
