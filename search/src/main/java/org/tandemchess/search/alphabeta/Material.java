package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.Roles;

/** Material that cannot mate. */
final class Material {
  private static final int MOST_MEN = 3;

  private Material() {}

  /** Returns whether two kings alone, or with one minor piece, are left and nothing is in hand. */
  static boolean isDead(Board board) {
    long occupied = board.occupied();
    if (Long.bitCount(occupied) > MOST_MEN || board.reserves() != 0) {
      return false;
    }
    long kings = board.pieces(0, Roles.KING) | board.pieces(1, Roles.KING);
    long minors =
        board.pieces(0, Roles.KNIGHT)
            | board.pieces(1, Roles.KNIGHT)
            | board.pieces(0, Roles.BISHOP)
            | board.pieces(1, Roles.BISHOP);
    return (occupied & ~kings & ~minors) == 0;
  }
}
