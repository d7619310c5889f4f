package org.tandemchess.rules.position;

/**
 * What can be wrong with a set-up. A fault refuses it; castling rights, en passant squares,
 * counters and a surplus are repaired or accepted, and noted.
 */
public enum SetupFault {
  /** Not two boards where two are needed, or more than two. */
  BOARD_COUNT,
  /** Fewer than four or more than six fields. */
  FIELD_COUNT,
  /** Not eight ranks. */
  RANK_COUNT,
  /** A rank that is not eight files wide. */
  RANK_LENGTH,
  /** A letter in the placement that is no piece. */
  UNKNOWN_PIECE,
  /** A promotion mark on a pawn, on a king or on nothing. */
  PROMOTED_MARK,
  /** A king or an unknown letter among the reserves. */
  RESERVE_PIECE,
  /** More than 31 pieces of a kind in a reserve. */
  RESERVE_SIZE,
  /** Pieces in reserve under a rule sheet that has no drops. */
  RESERVE_WITHOUT_DROPS,
  /** A bracket of reserves that is not closed. */
  RESERVE_UNCLOSED,
  /** A side to move that is neither w nor b. */
  SIDE_TO_MOVE,
  /** Not exactly one king a side. */
  KING_COUNT,
  /** A pawn on the first or the eighth rank. */
  PAWN_RANK,
  /** The side that is not to move is in check. */
  OPPONENT_IN_CHECK,
  /** Castling rights without king or rook at home, or unreadable ones; those rights are dropped. */
  CASTLING_RIGHTS,
  /** An en passant square that no pawn can have passed; it is dropped. */
  EP_SQUARE,
  /** Counters that are negative, absurd or unreadable; they become 0 and 1. */
  COUNTERS,
  /** More pieces over both boards than two sets hold; allowed, as people set up positions. */
  SURPLUS
}
