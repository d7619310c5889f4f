package org.tandemchess.rules.board;

/**
 * Castling rights as 18 bits: the rooks that may castle by file, White's in bits 0 to 7, Black's in
 * 8 to 15; bits 16 and 17 say that a king never moved, which only counts where dropped rooks may
 * castle.
 */
final class Castling {
  static final int BITS = 18;
  static final int MASK = (1 << BITS) - 1;

  private static final int UNMOVED_KING = 1 << 16;

  private Castling() {}

  /** Returns the rights of rooks on the first and the eighth rank. */
  static int ofRooks(long rooks) {
    return (int) (rooks & 0xFF) | (int) (rooks >>> 56) << 8;
  }

  static long rooks(int rights) {
    return rights & 0xFFL | (rights & 0xFF00L) << 48;
  }

  /** Returns everything that belongs to one color. */
  static int of(int rights, int color) {
    return rights & (0xFF << 8 * color | UNMOVED_KING << color);
  }

  static boolean kingUnmoved(int rights, int color) {
    return (rights & UNMOVED_KING << color) != 0;
  }

  static int withUnmovedKing(int rights, int color) {
    return rights | UNMOVED_KING << color;
  }

  /** Returns where the king lands when it castles with a rook: on the g or the c file. */
  static int kingTarget(int king, int rook) {
    return king & 56 | (rook > king ? 6 : 2);
  }

  /** Returns where the rook lands when a king castles with it: on the f or the d file. */
  static int rookTarget(int king, int rook) {
    return king & 56 | (rook > king ? 5 : 3);
  }
}
