package org.tandemchess.search.api;

import java.util.List;
import org.tandemchess.rules.core.Roles;

/**
 * What pieces are worth in cp, on the board and in hand, under one evaluation. Immutable; safe for
 * use by any thread.
 */
public final class PieceValues {
  private final int[] onBoard = new int[Roles.COUNT];
  private final int[] inHand = new int[Roles.RESERVE_COUNT];

  /**
   * Makes values.
   *
   * @param onBoard cp, pawn to queen
   * @param inHand cp, pawn to queen
   * @throws IllegalArgumentException if one has not five values
   */
  public PieceValues(List<Integer> onBoard, List<Integer> inHand) {
    if (onBoard.size() != Roles.RESERVE_COUNT || inHand.size() != Roles.RESERVE_COUNT) {
      throw new IllegalArgumentException(onBoard + ", " + inHand);
    }
    for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
      this.onBoard[role] = onBoard.get(role);
      this.inHand[role] = inHand.get(role);
    }
  }

  /** Returns the value of a piece on the board; 0 for a king. */
  public int onBoard(int role) {
    return onBoard[role];
  }

  /** Returns the value of a piece in hand, role 0 to {@link Roles#QUEEN}. */
  public int inHand(int role) {
    return inHand[role];
  }
}
