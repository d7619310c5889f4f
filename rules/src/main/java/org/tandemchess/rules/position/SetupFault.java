package org.tandemchess.rules.position;

/** What can be wrong with a set-up: fatal faults refuse it, the others are repaired and noted. */
public enum SetupFault {
  /** Not two boards where two are needed, or more than two. */
  BOARD_COUNT(true),
  /** Fewer than four or more than six fields. */
  FIELD_COUNT(true),
  /** Not eight ranks. */
  RANK_COUNT(true),
  /** A rank that is not eight files wide. */
  RANK_LENGTH(true),
  /** A letter in the placement that is no piece. */
  UNKNOWN_PIECE(true),
  /** A promotion mark on a pawn, on a king or on nothing. */
  PROMOTED_MARK(true),
  /** A king or an unknown letter among the reserves. */
  RESERVE_PIECE(true),
  /** More than 31 pieces of a kind in a reserve. */
  RESERVE_SIZE(true),
  /** Pieces in reserve under a rule sheet that has no drops. */
  RESERVE_WITHOUT_DROPS(true),
  /** A bracket of reserves that is not closed. */
  RESERVE_UNCLOSED(true),
  /** A side to move that is neither w nor b. */
  SIDE_TO_MOVE(true),
  /** Not exactly one king a side. */
  KING_COUNT(true),
  /** A pawn on the first or the eighth rank. */
  PAWN_RANK(true),
  /** The side that is not to move is in check. */
  OPPONENT_IN_CHECK(true),
  /** Castling rights without king or rook at home, or unreadable ones; those rights are dropped. */
  CASTLING_RIGHTS(false),
  /** An en passant square that no pawn can have passed; it is dropped. */
  EP_SQUARE(false),
  /** Counters that are negative, absurd or unreadable; they become 0 and 1. */
  COUNTERS(false),
  /** More pieces over both boards than two sets hold; allowed, as people set up positions. */
  SURPLUS(false);

  private final boolean fatal;

  SetupFault(boolean fatal) {
    this.fatal = fatal;
  }

  /**
   * Returns whether the set-up is refused because of it; else it is repaired or accepted with a
   * note.
   */
  public boolean isFatal() {
    return fatal;
  }
}
