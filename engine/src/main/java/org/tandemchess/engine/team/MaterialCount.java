package org.tandemchess.engine.team;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Roles;

/** Counts material. Stateless. */
public final class MaterialCount {
  // Centipawns by role; kings are not counted.
  private static final int[] VALUES = {100, 300, 300, 500, 900, 0};

  private MaterialCount() {}

  /** Returns the usual value of a role 0 to 5 in centipawns, 0 for kings. */
  public static int value(int role) {
    return VALUES[role];
  }

  /** Returns how many centipawns a color has more than the other, reserves included. */
  public static int balance(Board board, Color color) {
    int us = color.index();
    int sum = 0;
    for (int role = Roles.PAWN; role < Roles.KING; role++) {
      int ours = Long.bitCount(board.pieces(us, role)) + board.reserveCount(us, role);
      int theirs = Long.bitCount(board.pieces(us ^ 1, role)) + board.reserveCount(us ^ 1, role);
      sum += VALUES[role] * (ours - theirs);
    }
    return sum;
  }
}
