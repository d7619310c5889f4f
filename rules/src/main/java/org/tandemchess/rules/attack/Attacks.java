package org.tandemchess.rules.attack;

import org.tandemchess.rules.core.Color;

/**
 * The squares that each role attacks.
 *
 * <p>Sliders look their attacks up in one table, indexed by the blockers on the relevant squares
 * compressed to a dense number ({@link Long#compress}, a single instruction where the processor has
 * one).
 */
public final class Attacks {
  private static final long[] KNIGHT = new long[64];
  private static final long[] KING = new long[64];
  private static final long[] PAWN = new long[128];
  private static final long[] ROOK_RAYS = new long[64];
  private static final long[] BISHOP_RAYS = new long[64];

  private static final long[] ROOK_MASK = new long[64];
  private static final long[] BISHOP_MASK = new long[64];
  private static final int[] ROOK_OFFSET = new int[64];
  private static final int[] BISHOP_OFFSET = new int[64];

  /** Rook entries 102,400 and bishop entries 5,248 longs. */
  private static final long[] SLIDES = new long[102_400 + 5_248];

  static {
    int next = 0;
    for (int square = 0; square < 64; square++) {
      KNIGHT[square] = Rays.leap(square, Rays.KNIGHT_STEPS);
      KING[square] = Rays.leap(square, Rays.QUEEN_STEPS);
      PAWN[square] = Rays.leap(square, new int[][] {{-1, 1}, {1, 1}});
      PAWN[64 + square] = Rays.leap(square, new int[][] {{-1, -1}, {1, -1}});
      ROOK_RAYS[square] = Rays.slide(square, Rays.ROOK_STEPS, 0);
      BISHOP_RAYS[square] = Rays.slide(square, Rays.BISHOP_STEPS, 0);
      ROOK_MASK[square] = Rays.relevant(square, Rays.ROOK_STEPS);
      BISHOP_MASK[square] = Rays.relevant(square, Rays.BISHOP_STEPS);
      ROOK_OFFSET[square] = next;
      next = fill(next, square, ROOK_MASK[square], Rays.ROOK_STEPS);
      BISHOP_OFFSET[square] = next;
      next = fill(next, square, BISHOP_MASK[square], Rays.BISHOP_STEPS);
    }
  }

  private Attacks() {}

  /** Writes the attacks for every subset of the mask, in the order of the compressed subsets. */
  private static int fill(int offset, int square, long mask, int[][] steps) {
    long subset = 0;
    int index = offset;
    do {
      SLIDES[index++] = Rays.slide(square, steps, subset);
      subset = subset - mask & mask;
    } while (subset != 0);
    return index;
  }

  /** Returns the squares that a knight on the square attacks. */
  public static long knight(int square) {
    return KNIGHT[square];
  }

  /** Returns the squares that a king on the square attacks. */
  public static long king(int square) {
    return KING[square];
  }

  /** Returns the squares that a pawn of a color (0, 1) on the square attacks. */
  public static long pawn(int color, int square) {
    return PAWN[color << 6 | square];
  }

  /** Returns the squares that a pawn of a color on the square attacks. */
  public static long pawn(Color color, int square) {
    return pawn(color.index(), square);
  }

  /** Returns the squares that a rook attacks, with the first blocker of each ray. */
  public static long rook(int square, long occupied) {
    return SLIDES[ROOK_OFFSET[square] + (int) Long.compress(occupied, ROOK_MASK[square])];
  }

  /** Returns the squares that a bishop attacks, with the first blocker of each ray. */
  public static long bishop(int square, long occupied) {
    return SLIDES[BISHOP_OFFSET[square] + (int) Long.compress(occupied, BISHOP_MASK[square])];
  }

  /** Returns the squares that a queen attacks, with the first blocker of each ray. */
  public static long queen(int square, long occupied) {
    return rook(square, occupied) | bishop(square, occupied);
  }

  /** Returns the squares that a rook attacks on an empty board. */
  public static long rookRays(int square) {
    return ROOK_RAYS[square];
  }

  /** Returns the squares that a bishop attacks on an empty board. */
  public static long bishopRays(int square) {
    return BISHOP_RAYS[square];
  }
}
