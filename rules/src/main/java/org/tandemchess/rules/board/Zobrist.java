package org.tandemchess.rules.board;

import java.util.SplittableRandom;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Roles;

/** The random numbers that keys are made of, from one seeded stream. */
final class Zobrist {
  private static final int RESERVE_COUNTS = 32;

  /** Index: piece times 64 plus square. */
  static final long[] PIECE = new long[Pieces.COUNT * 64];

  static final long[] PROMOTED = new long[64];

  /** Index: square of the rook that may castle. */
  static final long[] CASTLING = new long[64];

  /** Index: en passant square; 0 for none. */
  static final long[] EN_PASSANT = new long[65];

  /** Index: (color times 5 plus role) times 32 plus count; 0 for count 0. */
  static final long[] RESERVE = new long[2 * Roles.RESERVE_COUNT * RESERVE_COUNTS];

  static final long BLACK_TO_MOVE;

  static {
    SplittableRandom random = new SplittableRandom(0x7A4D_E31B_06C5_92F1L);
    fill(PIECE, random);
    fill(PROMOTED, random);
    fill(CASTLING, random);
    fill(EN_PASSANT, random);
    fill(RESERVE, random);
    EN_PASSANT[64] = 0;
    for (int slot = 0; slot < RESERVE.length; slot += RESERVE_COUNTS) {
      RESERVE[slot] = 0;
    }
    BLACK_TO_MOVE = random.nextLong();
  }

  private Zobrist() {}

  private static void fill(long[] table, SplittableRandom random) {
    for (int i = 0; i < table.length; i++) {
      table[i] = random.nextLong();
    }
  }

  static long reserve(int slot, int count) {
    return RESERVE[slot * RESERVE_COUNTS + count];
  }
}
