package org.tandemchess.rules.core;

/** The roles as ints, for hot code; {@link Role} is the same set at the API. */
public final class Roles {
  public static final int PAWN = 0;
  public static final int KNIGHT = 1;
  public static final int BISHOP = 2;
  public static final int ROOK = 3;
  public static final int QUEEN = 4;
  public static final int KING = 5;

  /** No role: an empty square, or nothing captured. */
  public static final int NONE = 6;

  /** How many roles exist. */
  public static final int COUNT = 6;

  /** How many roles can lie in a reserve: all but the king. */
  public static final int RESERVE_COUNT = 5;

  private Roles() {}
}
