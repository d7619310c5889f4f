package org.tandemchess.search.eval;

import org.tandemchess.rules.core.Squares;

/**
 * The numbers of {@link ChessEvaluator}: cp, or units of danger that are squared before they become
 * cp. Chosen by hand and by short matches; tables are from White's side, a1 first.
 */
final class ChessWeights {
  static final int TEMPO = 12;

  // Mobility, cp a square beyond the usual number.
  static final int KNIGHT_MOBILITY = 4;
  static final int BISHOP_MOBILITY = 4;
  static final int ROOK_MOBILITY = 2;
  static final int QUEEN_MOBILITY = 1;

  static final int BISHOP_PAIR = 20;

  /** Cp for a piece that a pawn attacks: it has to move or is lost for little. */
  static final int ATTACKED_BY_PAWN = 32;

  /** Cp for a piece, not a pawn, that is attacked and not guarded. */
  static final int LOOSE = 22;

  static final int DOUBLED = 12;

  static final int ISOLATED = 12;

  /** Cp by rank for a pawn that no enemy pawn can stop or take. */
  static final int[] PASSED = {0, 4, 8, 18, 40, 75, 130, 0};

  // Units of danger for each square next to the king that a piece attacks.
  static final int PAWN_BEARING = 5;
  static final int KNIGHT_BEARING = 7;
  static final int BISHOP_BEARING = 6;
  static final int ROOK_BEARING = 7;
  static final int QUEEN_BEARING = 9;

  /** Units for a square next to the king that the enemy attacks and only the king guards. */
  static final int WEAK_SQUARE = 5;

  static final int NO_ESCAPE = 10;
  static final int ONE_ESCAPE = 4;

  /** Units that a pawn right before the king takes off, and one a rank further. */
  static final int SHIELD = 6;

  static final int FAR_SHIELD = 2;

  /** Danger in cp is units squared by this, plus units. */
  static final int DANGER_DIVISOR = 12;

  static final int MOST_DANGER = 1_600;

  /** The enemy's non-pawn material at the start, a minor 1, rook 2, queen 4. */
  static final int FULL_FORCE = 12;

  static final int[] PAWN_PLACE = new int[64];
  static final int[] KNIGHT_PLACE = new int[64];
  static final int[] BISHOP_PLACE = new int[64];
  static final int[] KING_PLACE = new int[64];
  static final int[] KING_CENTER = new int[64];

  private static final int[] PAWN_BY_RANK = {0, 0, 2, 8, 16, 28, 45, 0};
  private static final int[] KING_BY_RANK = {0, -18, -45, -75, -100, -120, -130, -140};
  private static final int[] KING_BY_FILE = {6, 12, 4, -8, -6, -8, 14, 8};

  static {
    for (int square = 0; square < 64; square++) {
      int file = Squares.file(square);
      int rank = Squares.rank(square);
      // 0 on the rim to 3 in the middle.
      int inward = Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank));
      int central = Math.min(file, 7 - file);
      int home = rank == 0 ? 1 : 0;
      PAWN_PLACE[square] = PAWN_BY_RANK[rank] + (central == 3 && rank >= 3 ? 10 : 0);
      KNIGHT_PLACE[square] = 9 * inward - 10 + 3 * Math.min(rank, 5) - 8 * home;
      BISHOP_PLACE[square] = 5 * inward - 4 - 12 * home;
      KING_PLACE[square] = KING_BY_RANK[rank] + (rank < 2 ? KING_BY_FILE[file] : 0);
      KING_CENTER[square] = 14 * inward - 14;
    }
  }

  private ChessWeights() {}
}
