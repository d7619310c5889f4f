package org.tandemchess.rules.board;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.attack.Lines;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet.DropAggression;
import org.tandemchess.rules.core.RuleSet.Promotion;

/**
 * Tests single moves without listing all: for moves that come from tables, killers or text. Static,
 * no allocation.
 */
public final class Legality {
  private Legality() {}

  /** Returns whether a move, however it came about, is legal on the board. */
  public static boolean isLegal(Board board, int move) {
    if (!isPseudoLegal(board, move)) {
      return false;
    }
    int from = Moves.from(move);
    int to = Moves.to(move);
    return switch (Moves.kind(move)) {
      case Moves.DROP ->
          (Constraints.dropSquares(board) >>> to & 1) != 0
              && (board.rules().dropAggression() == DropAggression.MATE
                  || DropLimits.allows(board, move));
      case Moves.CASTLE -> (Constraints.castlingRooks(board) >>> to & 1) != 0;
      case Moves.EN_PASSANT -> (Constraints.enPassantTakers(board) >>> from & 1) != 0;
      default ->
          Moves.role(move) == Roles.KING
              ? Constraints.safeSteps(board, 1L << to) != 0
              : (Constraints.evadingSquares(board) >>> to & 1) != 0
                  && MoveGenerator.onLine(
                          1L << to,
                          Constraints.pinned(board),
                          board.kingSquare(board.sideToMove()),
                          from)
                      != 0;
    };
  }

  /** Returns whether a move obeys everything but the safety of the own king. A pass does not. */
  public static boolean isPseudoLegal(Board board, int move) {
    int us = board.sideToMove();
    int from = Moves.from(move);
    int to = Moves.to(move);
    int role = Moves.role(move);
    int kind = Moves.kind(move);
    if (!Moves.isKind(kind)
        || kind == Moves.PASS_KIND
        || !Moves.isPromotion(move) && Moves.promotion(move) != 0) {
      return false;
    }
    if (kind == Moves.DROP) {
      return role < Roles.RESERVE_COUNT
          && from == to
          && board.reserveCount(us, role) != 0
          && board.pieceOn(to) == Pieces.NONE
          && (role != Roles.PAWN || (board.pawnDropSquares(us) >>> to & 1) != 0);
    }
    if (role >= Roles.COUNT || board.pieceOn(from) != Pieces.of(us, role)) {
      return false;
    }
    if (kind == Moves.CASTLE) {
      return role == Roles.KING && (board.castlingRights() & board.colorPieces(us) & 1L << to) != 0;
    }
    long targets = Moves.isCapture(move) ? board.colorPieces(us ^ 1) : ~board.occupied();
    if (kind == Moves.EN_PASSANT) {
      targets = to == board.epSquare() ? 1L << to : 0;
    }
    if ((targets >>> to & 1) == 0) {
      return false;
    }
    return role == Roles.PAWN
        ? pawnReaches(board, move, us, from, to, kind)
        : (kind == Moves.QUIET || kind == Moves.CAPTURE)
            && (attacks(role, from, board.occupied()) >>> to & 1) != 0;
  }

  /** Returns whether a pseudo-legal move attacks the enemy king, directly or by discovery. */
  public static boolean givesCheck(Board board, int move) {
    if (board.takesKings()) {
      return checksAfterMaking(board, move); // the enemy may have left a king in check before
    }
    int us = board.sideToMove();
    int king = board.kingSquare(us ^ 1);
    int from = Moves.from(move);
    int to = Moves.to(move);
    long occupied = board.occupied();
    return switch (Moves.kind(move)) {
      case Moves.DROP -> checks(us, Moves.role(move), to, king, occupied | 1L << to);
      case Moves.QUIET, Moves.CAPTURE, Moves.DOUBLE_PUSH ->
          checks(us, Moves.role(move), to, king, occupied & ~(1L << from) | 1L << to)
              || discovers(board, us, king, from, to);
      default -> checksAfterMaking(board, move);
    };
  }

  private static boolean checksAfterMaking(Board board, int move) {
    board.makeMove(move);
    boolean check = board.inCheck();
    board.unmakeMove();
    return check;
  }

  private static boolean checks(int us, int role, int to, int king, long occupied) {
    return role == Roles.PAWN
        ? (Attacks.pawn(us, to) >>> king & 1) != 0
        : (attacks(role, to, occupied) >>> king & 1) != 0;
  }

  private static boolean discovers(Board board, int us, int king, int from, int to) {
    long line = Lines.through(king, from);
    if (line == 0 || (line >>> to & 1) != 0) {
      return false;
    }
    long occupied = board.occupied() & ~(1L << from) | 1L << to;
    long sliders =
        Attacks.rook(king, occupied) & board.straightSliders(us)
            | Attacks.bishop(king, occupied) & board.diagonalSliders(us);
    return (sliders & line & ~(1L << from)) != 0;
  }

  /** Returns the squares that a piece other than a pawn attacks. */
  private static long attacks(int role, int from, long occupied) {
    return switch (role) {
      case Roles.KNIGHT -> Attacks.knight(from);
      case Roles.BISHOP -> Attacks.bishop(from, occupied);
      case Roles.ROOK -> Attacks.rook(from, occupied);
      case Roles.QUEEN -> Attacks.queen(from, occupied);
      default -> Attacks.king(from);
    };
  }

  private static boolean pawnReaches(Board board, int move, int us, int from, int to, int kind) {
    boolean last = (1L << to & Constraints.LAST_RANKS) != 0;
    if (last != Moves.isPromotion(move) || last && !offers(board, Moves.promotion(move))) {
      return false;
    }
    if (Moves.isCapture(move)) {
      return (Attacks.pawn(us, from) >>> to & 1) != 0;
    }
    long single = Bitboards.forward(us, 1L << from) & ~board.occupied();
    if (kind == Moves.DOUBLE_PUSH) {
      return (Bitboards.forward(us, single & Constraints.thirdRank(us)) >>> to & 1) != 0;
    }
    return (single >>> to & 1) != 0;
  }

  private static boolean offers(Board board, int role) {
    Promotion promotion = board.rules().promotion();
    return switch (role) {
      case Roles.QUEEN, Roles.KNIGHT -> promotion != Promotion.DISCARD;
      case Roles.ROOK, Roles.BISHOP -> promotion == Promotion.UPGRADE;
      case Roles.PAWN -> promotion == Promotion.DISCARD;
      default -> false;
    };
  }
}
