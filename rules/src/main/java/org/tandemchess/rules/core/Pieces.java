package org.tandemchess.rules.core;

/**
 * Colored pieces as ints 0 to 11, for hot code: color times six plus role; {@link Piece} is the API
 * twin.
 */
public final class Pieces {
  /** An empty square. */
  public static final int NONE = 12;

  /** How many colored pieces exist. */
  public static final int COUNT = 12;

  private static final byte[] COLOR = {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2};
  private static final byte[] ROLE = {0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, Roles.NONE};

  private Pieces() {}

  /** Returns the piece of a color (0, 1) and a role (0 to 5). */
  public static int of(int color, int role) {
    return color * Roles.COUNT + role;
  }

  /** Returns 0 or 1, or 2 for {@link #NONE}. */
  public static int color(int piece) {
    return COLOR[piece];
  }

  /** Returns the role 0 to 5, or {@link Roles#NONE} for {@link #NONE}. */
  public static int role(int piece) {
    return ROLE[piece];
  }
}
