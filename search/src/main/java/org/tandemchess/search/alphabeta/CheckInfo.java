package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.attack.Lines;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;

/** Tells fast which moves of one node give check. Filled anew for each node; one per ply. */
final class CheckInfo {
  /** Squares from which each role would attack the enemy king; none for a king. */
  private final long[] squares = new long[Roles.COUNT];

  private int king;

  /** Squares next to the enemy king. */
  private long contact;

  /** Our pieces that shield the enemy king from our own sliders. */
  private long screens;

  void prepare(Board board) {
    int us = board.sideToMove();
    king = board.kingSquare(us ^ 1);
    long occupied = board.occupied();
    long diagonal = Attacks.bishop(king, occupied);
    long straight = Attacks.rook(king, occupied);
    contact = Attacks.king(king);
    squares[Roles.PAWN] = Attacks.pawn(us ^ 1, king);
    squares[Roles.KNIGHT] = Attacks.knight(king);
    squares[Roles.BISHOP] = diagonal;
    squares[Roles.ROOK] = straight;
    squares[Roles.QUEEN] = diagonal | straight;
    screens = 0;
    long snipers =
        Attacks.rookRays(king) & board.straightSliders(us)
            | Attacks.bishopRays(king) & board.diagonalSliders(us);
    for (; snipers != 0; snipers &= snipers - 1) {
      long between = Lines.between(king, Long.numberOfTrailingZeros(snipers)) & occupied;
      if ((between & between - 1) == 0) {
        screens |= between;
      }
    }
    screens &= board.colorPieces(us);
  }

  /** Returns whether a move is a drop right next to the enemy king. */
  boolean isContactDrop(int move) {
    return Moves.isDrop(move) && (contact >>> Moves.to(move) & 1) != 0;
  }

  /** Returns the squares where a role gives check, as far as the pieces on the board let it. */
  long squares(int role) {
    return squares[role];
  }

  boolean givesCheck(Board board, int move) {
    int to = Moves.to(move);
    return switch (Moves.kind(move)) {
      case Moves.DROP -> (squares[Moves.role(move)] >>> to & 1) != 0;
      case Moves.QUIET, Moves.CAPTURE, Moves.DOUBLE_PUSH ->
          (squares[Moves.role(move)] >>> to & 1) != 0
              || (screens >>> Moves.from(move) & 1) != 0
                  && (Lines.through(king, Moves.from(move)) >>> to & 1) == 0;
      default -> Legality.givesCheck(board, move);
    };
  }
}
