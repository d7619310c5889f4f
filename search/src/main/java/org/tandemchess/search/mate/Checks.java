package org.tandemchess.search.mate;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;

/** Lists the legal moves that give check. Static and without state; nothing allocates. */
final class Checks {
  private Checks() {}

  /** Appends captures, quiet moves and drops that check, in this order. */
  static void list(Board board, MoveBuffer out) {
    int first = out.size();
    MoveGenerator.captures(board, out);
    MoveGenerator.quiets(board, out);
    int kept = first;
    for (int i = first; i < out.size(); i++) {
      int move = out.get(i);
      if (Legality.givesCheck(board, move)) {
        out.set(kept++, move);
      }
    }
    out.truncate(kept);
    if (board.reserveOf(board.sideToMove()) != 0) {
      listDrops(board, out);
    }
  }

  private static void listDrops(Board board, MoveBuffer out) {
    int us = board.sideToMove();
    int king = board.kingSquare(us ^ 1);
    long pawn = Attacks.pawn(us ^ 1, king);
    long knight = Attacks.knight(king);
    long diagonal = Attacks.bishop(king, board.occupied());
    long straight = Attacks.rook(king, board.occupied());
    int first = out.size();
    MoveGenerator.dropsOn(board, pawn | knight | diagonal | straight, out);
    int kept = first;
    for (int i = first; i < out.size(); i++) {
      int move = out.get(i);
      long from =
          switch (Moves.role(move)) {
            case Roles.PAWN -> pawn;
            case Roles.KNIGHT -> knight;
            case Roles.BISHOP -> diagonal;
            case Roles.ROOK -> straight;
            default -> diagonal | straight;
          };
      if ((from >>> Moves.to(move) & 1) != 0) {
        out.set(kept++, move);
      }
    }
    out.truncate(kept);
  }
}
