package org.tandemchess.rules.board;

import java.util.SplittableRandom;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Roles;

/** The random numbers that keys are made of, from one seeded stream, and the key from scratch. */
final class Zobrist {
  private static final int RESERVE_COUNTS = Reserves.MAX_COUNT + 1;

  /** Index: piece times 64 plus square. */
  static final long[] PIECE = new long[Pieces.COUNT * 64];

  static final long[] PROMOTED = new long[64];

  /** Index: en passant square; 0 for none. */
  static final long[] EN_PASSANT = new long[65];

  static final long BLACK_TO_MOVE;

  /** Index: square of the rook that may castle. */
  private static final long[] ROOK_RIGHT = new long[64];

  private static final long[] UNMOVED_KING = new long[2];

  /** Index: (color times 5 plus role) times 32 plus count; 0 for count 0. */
  private static final long[] RESERVE = new long[2 * Roles.RESERVE_COUNT * RESERVE_COUNTS];

  static {
    SplittableRandom random = new SplittableRandom(0x7A4D_E31B_06C5_92F1L);
    fill(PIECE, random);
    fill(PROMOTED, random);
    fill(EN_PASSANT, random);
    fill(ROOK_RIGHT, random);
    fill(UNMOVED_KING, random);
    fill(RESERVE, random);
    BLACK_TO_MOVE = random.nextLong();
    EN_PASSANT[64] = 0;
    for (int slot = 0; slot < RESERVE.length; slot += RESERVE_COUNTS) {
      RESERVE[slot] = 0;
    }
  }

  private Zobrist() {}

  private static void fill(long[] table, SplittableRandom random) {
    for (int i = 0; i < table.length; i++) {
      table[i] = random.nextLong();
    }
  }

  static long reserve(int color, int role, int count) {
    return RESERVE[(color * Roles.RESERVE_COUNT + role) * RESERVE_COUNTS + count];
  }

  static long reserves(long reserves) {
    long sum = 0;
    for (int color = 0; color < 2; color++) {
      for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
        sum ^= reserve(color, role, Reserves.count(reserves, color, role));
      }
    }
    return sum;
  }

  static long castling(int rights) {
    long sum = 0;
    for (long rest = Castling.rooks(rights); rest != 0; rest &= rest - 1) {
      sum ^= ROOK_RIGHT[Long.numberOfTrailingZeros(rest)];
    }
    for (int color = 0; color < 2; color++) {
      sum ^= Castling.kingUnmoved(rights, color) ? UNMOVED_KING[color] : 0;
    }
    return sum;
  }

  /** Returns the key of a board from all its parts but the castling rights, which it is given. */
  static long key(Board board, int castling) {
    long sum = castling(castling) ^ reserves(board.reserves()) ^ EN_PASSANT[board.epSquare()];
    for (int square = 0; square < 64; square++) {
      int piece = board.pieceOn(square);
      sum ^= piece == Pieces.NONE ? 0 : PIECE[piece << 6 | square];
      sum ^= (board.promoted() >>> square & 1) != 0 ? PROMOTED[square] : 0;
    }
    return board.sideToMove() == 0 ? sum : sum ^ BLACK_TO_MOVE;
  }
}
