package org.tandemchess.rules.board;

import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Squares;

/**
 * Moves as ints, and their stored form of 16 bits.
 *
 * <pre>
 * bits  0-5   from square (of a drop: the square dropped on; of castling: the king)
 * bits  6-11  to square (of castling: the rook)
 * bits 12-15  kind
 * bits 16-18  role that moves or is dropped, 0 to 5
 * bits 19-21  promotion role; PAWN means that the pawn is discarded; 0 unless the kind is a promotion
 * </pre>
 *
 * <p>{@link #NONE} is no move: a quiet pawn move from a1 to a1 cannot exist.
 */
public final class Moves {
  public static final int NONE = 0;

  public static final int QUIET = 0;
  public static final int DOUBLE_PUSH = 1;
  public static final int PROMOTION = 2;
  public static final int CASTLE = 3;
  public static final int CAPTURE = 4;
  public static final int EN_PASSANT = 5;
  public static final int PROMOTION_CAPTURE = 6;
  public static final int DROP = 8;
  public static final int PASS_KIND = 9;

  /** The encoded choice not to move on a board. */
  public static final int PASS = PASS_KIND << 12;

  private static final int KIND_SHIFT = 12;
  private static final int ROLE_SHIFT = 16;
  private static final int PROMOTION_SHIFT = 19;
  private static final int CAPTURE_BIT = CAPTURE << KIND_SHIFT;
  private static final int PROMOTION_MASK = 0b1011 << KIND_SHIFT;
  private static final int SQUARES_MASK = 0xFFF;
  private static final int KING_FILE = 4;

  private static final int SHORT_NORMAL = 0;
  private static final int SHORT_DROP = 6;
  private static final int SHORT_CASTLE = 7;
  private static final int SHORT_EN_PASSANT = 8;
  private static final int SHORT_PASS = 9;

  private Moves() {}

  /** Returns a move of the given kind without promotion. */
  public static int of(int from, int to, int kind, int role) {
    return from | to << 6 | kind << KIND_SHIFT | role << ROLE_SHIFT;
  }

  /** Returns a pawn's move to the last rank; {@code kind} tells whether it captures. */
  public static int promotion(int from, int to, int kind, int promotion) {
    return from | to << 6 | kind << KIND_SHIFT | promotion << PROMOTION_SHIFT;
  }

  /** Returns a drop of a role 0 to 4. */
  public static int drop(int role, int square) {
    return square | square << 6 | DROP << KIND_SHIFT | role << ROLE_SHIFT;
  }

  /** Returns castling of the king on one square with the rook on another. */
  public static int castle(int king, int rook) {
    return of(king, rook, CASTLE, Roles.KING);
  }

  public static int from(int move) {
    return move & 63;
  }

  public static int to(int move) {
    return move >>> 6 & 63;
  }

  public static int kind(int move) {
    return move >>> KIND_SHIFT & 15;
  }

  /** Returns whether a number 0 to 15 is one of the kinds. */
  static boolean isKind(int kind) {
    return kind <= PASS_KIND && kind != PROMOTION_CAPTURE + 1;
  }

  /** Returns the role that moves or is dropped; of a promotion the pawn. */
  public static int role(int move) {
    return move >>> ROLE_SHIFT & 7;
  }

  /** Returns the role promoted to; meaningful for promotions only. */
  public static int promotion(int move) {
    return move >>> PROMOTION_SHIFT & 7;
  }

  public static boolean isDrop(int move) {
    return kind(move) == DROP;
  }

  /** Returns the square that the king goes to in castling. */
  public static int castledKing(int move) {
    return Castling.kingTarget(from(move), to(move));
  }

  /**
   * Returns whether castling is that of chess: from the e file, with a rook in a corner. Only then
   * no other move can have the text of the king's two squares: elsewhere a king may step there, or
   * another rook of its color stand there.
   */
  public static boolean castlesFromHome(int castling) {
    int rook = to(castling) & 7;
    return (from(castling) & 7) == KING_FILE && (rook == 0 || rook == 7);
  }

  /** Returns the square that the rook goes to in castling. */
  public static int castledRook(int move) {
    return Castling.rookTarget(from(move), to(move));
  }

  /** Returns whether the move takes a piece, en passant included. */
  public static boolean isCapture(int move) {
    return (move & CAPTURE_BIT) != 0;
  }

  public static boolean isPromotion(int move) {
    return (move & PROMOTION_MASK) == PROMOTION << KIND_SHIFT;
  }

  /** Returns whether the move takes or promotes. */
  public static boolean isTactical(int move) {
    return isCapture(move) || isPromotion(move);
  }

  /** Returns whether the move discards a pawn on the last rank instead of promoting it. */
  public static boolean discardsPawn(int move) {
    return isPromotion(move) && promotion(move) == Roles.PAWN;
  }

  /** Returns whether the move neither takes nor promotes nor drops. */
  public static boolean isQuiet(int move) {
    int kind = kind(move);
    return kind == QUIET || kind == DOUBLE_PUSH || kind == CASTLE;
  }

  /**
   * Returns the stored form: from, to and a code of 4 bits (promotion role plus one, or drop,
   * castling, en passant, pass). Always widened without sign, since it is a {@code char}. {@link
   * #NONE} becomes 0.
   */
  public static char toShort(int move) {
    int squares = move & SQUARES_MASK;
    return switch (kind(move)) {
      case PROMOTION, PROMOTION_CAPTURE -> (char) (squares | promotion(move) + 1 << 12);
      case CASTLE -> (char) (squares | SHORT_CASTLE << 12);
      case EN_PASSANT -> (char) (squares | SHORT_EN_PASSANT << 12);
      case DROP -> (char) (role(move) | squares & 0xFC0 | SHORT_DROP << 12);
      case PASS_KIND -> (char) (SHORT_PASS << 12);
      default -> (char) squares;
    };
  }

  /**
   * Returns the move of a stored form on a board, whose pieces give role and kind back. The result
   * is what the stored form says, not necessarily legal: {@link Legality#isPseudoLegal} decides.
   * {@link #NONE} for 0 or an empty from square.
   */
  public static int fromShort(char stored, Board board) {
    int from = stored & 63;
    int to = stored >>> 6 & 63;
    int code = stored >>> 12;
    if (code == SHORT_DROP) {
      return from < Roles.RESERVE_COUNT ? drop(from, to) : NONE;
    }
    if (code == SHORT_PASS) {
      return PASS;
    }
    int piece = board.pieceOn(from);
    if (piece == Pieces.NONE || stored == 0) {
      return NONE;
    }
    int role = Pieces.role(piece);
    boolean takes = board.pieceOn(to) != Pieces.NONE;
    return switch (code) {
      case SHORT_NORMAL -> of(from, to, normalKind(from, to, role, takes), role);
      case SHORT_CASTLE -> castle(from, to);
      case SHORT_EN_PASSANT -> of(from, to, EN_PASSANT, Roles.PAWN);
      default ->
          code <= Roles.QUEEN + 1
              ? promotion(from, to, takes ? PROMOTION_CAPTURE : PROMOTION, code - 1)
              : NONE;
    };
  }

  private static int normalKind(int from, int to, int role, boolean takes) {
    if (takes) {
      return CAPTURE;
    }
    return role == Roles.PAWN && Math.abs(Squares.rank(from) - Squares.rank(to)) == 2
        ? DOUBLE_PUSH
        : QUIET;
  }
}
