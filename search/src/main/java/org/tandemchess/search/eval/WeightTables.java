package org.tandemchess.search.eval;

import org.tandemchess.rules.board.Reserves;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Squares;

/**
 * Answers what counted features weigh. The evaluation is written once: this class answers it in
 * play, {@link FeatureTrace} also writes down what it was asked, for the tuner.
 *
 * <p>Tables are unfolded from the {@link Weights} when it is made. In play nothing overrides it, so
 * that its methods cost what an array read costs. Immutable; for any thread.
 */
class WeightTables {
  private static final int MATERIAL = Term.MATERIAL.start();
  private static final int HAND = Term.HAND.start();
  private static final int PLACE = Term.PLACE.start();
  private static final int FROM_OWN_KING = Term.FROM_OWN_KING.start();
  private static final int FROM_ENEMY_KING = Term.FROM_ENEMY_KING.start();

  private final int[] weights;
  // Index: role times 4096 plus king times 64 plus square, all from the side of the piece.
  private final int[] byOwnKing = new int[Roles.COUNT << 12];
  private final int[] byEnemyKing = new int[Roles.COUNT << 12];
  // Index: role times 32 plus count.
  private final int[] hand = new int[Roles.RESERVE_COUNT << 5];

  WeightTables(Weights weights) {
    this.weights = weights.toArray();
    for (int role = Roles.PAWN; role <= Roles.KING; role++) {
      for (int index = 0; index < 1 << 12; index++) {
        unfold(role, index >>> 6, index & 63);
      }
    }
    for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
      for (int count = 1; count <= Reserves.MAX_COUNT; count++) {
        hand[role << 5 | count] =
            hand[role << 5 | count - 1] + this.weights[handIndex(role, count)];
      }
    }
  }

  private void unfold(int role, int king, int square) {
    int index = role << 12 | king << 6 | square;
    byOwnKing[index] = weights[placeIndex(role, square)];
    if (role != Roles.KING) {
      byOwnKing[index] +=
          weights[MATERIAL + role] + weights[FROM_OWN_KING + offset(role, king, square)];
      byEnemyKing[index] = weights[FROM_ENEMY_KING + offset(role, king, square)];
    }
  }

  static int handIndex(int role, int count) {
    return HAND + 6 * role + Math.min(count, 6) - 1;
  }

  static int placeIndex(int role, int square) {
    return PLACE + (role << 6) + square;
  }

  /** Returns the index in a table of places from a king. */
  static int offset(int role, int king, int square) {
    int ahead = Squares.rank(square) - Squares.rank(king) + 7;
    int aside = Math.abs(Squares.file(square) - Squares.file(king));
    return 120 * role + 8 * ahead + aside;
  }

  /** Says whose features come next: a color's pieces, or the dangers for its king. */
  void turnTo(int color) {}

  /** Returns a weight. */
  int one(int index) {
    return weights[index];
  }

  /** Returns a weight times a count. */
  int many(int index, int count) {
    return weights[index] * count;
  }

  /**
   * Returns the value of a piece other than a king where it stands.
   *
   * @param square from the side of the piece, as are the kings
   */
  int piece(int role, int square, int ownKing, int enemyKing) {
    int index = role << 12 | square;
    return byOwnKing[index | ownKing << 6] + byEnemyKing[index | enemyKing << 6];
  }

  /** Returns the value of a king's square, seen from its side. */
  int king(int square) {
    return byOwnKing[Roles.KING << 12 | square];
  }

  /** Returns the value of the pieces of a role in hand. */
  int hand(int role, int count) {
    return hand[role << 5 | count];
  }
}
