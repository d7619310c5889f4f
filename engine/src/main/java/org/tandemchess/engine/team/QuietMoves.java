package org.tandemchess.engine.team;

import java.util.ArrayList;
import java.util.List;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;

/**
 * Moves that change little: no capture, no check, no promotion, no drop and no pawn move, and no
 * king move but castling. Among them a seat chooses that has to move and would rather wait.
 * Stateless.
 */
public final class QuietMoves {
  private QuietMoves() {}

  /** Returns the quiet ones of some legal moves; the board is changed and restored. */
  public static List<Move> among(List<Move> legal, Board board) {
    List<Move> quiet = new ArrayList<>();
    for (Move move : legal) {
      if (isQuiet(MoveCodec.toInt(move, board), board)) {
        quiet.add(move);
      }
    }
    return quiet;
  }

  private static boolean isQuiet(int move, Board board) {
    if (Moves.isDrop(move)
        || Moves.isCapture(move)
        || Moves.role(move) == Roles.PAWN
        || Moves.role(move) == Roles.KING && Moves.kind(move) != Moves.CASTLE) {
      return false;
    }
    board.makeMove(move);
    boolean checks = board.inCheck();
    board.unmakeMove();
    return !checks;
  }
}
