package org.tandemchess.search.eval;

import org.tandemchess.rules.core.Squares;

/**
 * The numbers of {@link DropEvaluator}: cp, or units of danger that are squared before they become
 * cp. Chosen by hand and by short matches; tables are from White's side, a1 first.
 */
final class Weights {
  /** To be on move is worth most where each move may be a drop with check. */
  static final int TEMPO_DROPS = 28;

  static final int TEMPO_CHESS = 12;

  // Mobility, cp a square beyond the usual number: an officer without squares is hit by pawn drops.
  static final int KNIGHT_MOBILITY = 4;
  static final int BISHOP_MOBILITY = 4;
  static final int ROOK_MOBILITY = 2;
  static final int QUEEN_MOBILITY = 1;

  static final int BISHOP_PAIR = 20;

  /** A promoted piece goes back as a pawn when it is lost, so that trading it costs us less. */
  static final int PROMOTED_BONUS = 40;

  /** Cp for an officer that a pawn attacks: it has to move or is lost for little. */
  static final int ATTACKED_BY_PAWN = 32;

  /** Cp for an officer that is attacked and not guarded. */
  static final int LOOSE = 22;

  /** Chess only: where pawns are dropped, files mean little. */
  static final int DOUBLED = 12;

  static final int ISOLATED = 12;

  /** Cp by rank for a pawn that no enemy pawn can stop or take; drops stop them more easily. */
  static final int[] PASSED_DROPS = {0, 0, 0, 8, 22, 50, 90, 0};

  static final int[] PASSED_CHESS = {0, 4, 8, 18, 40, 75, 130, 0};

  // Units of danger for each square next to the king that a man attacks.
  static final int PAWN_BEARING = 5;
  static final int KNIGHT_BEARING = 7;
  static final int BISHOP_BEARING = 6;
  static final int ROOK_BEARING = 7;
  static final int QUEEN_BEARING = 9;

  /** Units for a square next to the king that the enemy attacks and only the king guards. */
  static final int WEAK_SQUARE = 5;

  // Units for a check that a piece in hand could give on a square nobody covers. Knights cannot be
  // blocked, queens mate.
  static final int PAWN_CHECK = 5;
  static final int KNIGHT_CHECK = 12;
  static final int BISHOP_CHECK = 8;
  static final int ROOK_CHECK = 10;
  static final int QUEEN_CHECK = 15;

  /** Units for force in hand: a pawn counts 1, an officer 2, a queen 4. */
  static final int IN_HAND = 2;

  /** Units for a weak empty square next to the king: a drop there is backed up. */
  static final int SUPPORTED_HOLE = 5;

  /** Units for an empty square next to the king that only the king guards. */
  static final int HOLE = 2;

  static final int NO_ESCAPE = 10;
  static final int ONE_ESCAPE = 4;

  /** Units that a pawn right before the king takes off, and one a rank further. */
  static final int SHIELD = 6;

  static final int FAR_SHIELD = 2;

  /** Danger in cp is units squared by this, plus units. */
  static final int DANGER_DIVISOR = 12;

  static final int MOST_DANGER = 1_600;

  /** The enemy's officers at the start, a minor 1, rook 2, queen 4. */
  static final int FULL_FORCE = 12;

  static final int[] PAWN_PLACE = new int[64];
  static final int[] KNIGHT_PLACE = new int[64];
  static final int[] BISHOP_PLACE = new int[64];
  static final int[] KING_PLACE = new int[64];
  static final int[] KING_CENTER = new int[64];

  /**
   * Squares before a pawn on its own and the neighboring files; index color times 64 plus square.
   */
  static final long[] FRONT_SPANS = new long[128];

  /** The three squares before a king; same index. */
  static final long[] SHIELDS = new long[128];

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
      for (int color = 0; color < 2; color++) {
        FRONT_SPANS[color << 6 | square] = before(color, file, rank, 7);
        SHIELDS[color << 6 | square] = before(color, file, rank, 1);
      }
    }
  }

  private Weights() {}

  /** Returns the squares up to some ranks before a square, on three files. */
  private static long before(int color, int file, int rank, int ranks) {
    long squares = 0;
    int step = color == 0 ? 1 : -1;
    for (int r = rank + step, left = ranks; r >= 0 && r < 8 && left > 0; r += step, left--) {
      for (int f = Math.max(0, file - 1); f <= Math.min(7, file + 1); f++) {
        squares |= 1L << Squares.of(f, r);
      }
    }
    return squares;
  }
}
