package org.tandemchess.rules.position;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Squares;

/** Converts between the moves of the borders and the ints of searching. */
public final class MoveCodec {
  private MoveCodec() {}

  /** Returns the move of an int of {@link Moves}; {@link Moves#NONE} is a bug here. */
  public static Move toMove(int move) {
    assert move != Moves.NONE;
    int from = Moves.from(move);
    int to = Moves.to(move);
    return switch (Moves.kind(move)) {
      case Moves.PROMOTION, Moves.PROMOTION_CAPTURE ->
          new Move.Normal(from, to, Role.of(Moves.promotion(move)));
      case Moves.CASTLE -> new Move.Castle(from, to);
      case Moves.EN_PASSANT -> new Move.EnPassant(from, to);
      case Moves.DROP -> new Move.Drop(Role.of(Moves.role(move)), to);
      case Moves.PASS_KIND -> new Move.Pass();
      default -> Move.normal(from, to);
    };
  }

  /**
   * Returns the int of a move on the board it is meant for, which tells the moving role and what is
   * taken. Nothing is checked; {@link Moves#NONE} for a normal move from an empty square.
   */
  public static int toInt(Move move, Board board) {
    return switch (move) {
      case Move.Normal normal -> normal(normal, board);
      case Move.EnPassant(int from, int to) -> Moves.of(from, to, Moves.EN_PASSANT, Roles.PAWN);
      case Move.Castle(int king, int rook) -> Moves.castle(king, rook);
      case Move.Drop(Role role, int to) -> Moves.drop(role.index(), to);
      case Move.Pass() -> Moves.PASS;
    };
  }

  private static int normal(Move.Normal move, Board board) {
    int role = board.roleOn(move.from());
    if (role == Roles.NONE) {
      return Moves.NONE;
    }
    boolean takes = board.pieceOn(move.to()) != Pieces.NONE;
    Role promotion = move.promotion();
    if (promotion != null) {
      int kind = takes ? Moves.PROMOTION_CAPTURE : Moves.PROMOTION;
      return Moves.promotion(move.from(), move.to(), kind, promotion.index());
    }
    boolean doubleStep =
        role == Roles.PAWN && Math.abs(Squares.rank(move.from()) - Squares.rank(move.to())) == 2;
    int quiet = doubleStep ? Moves.DOUBLE_PUSH : Moves.QUIET;
    return Moves.of(move.from(), move.to(), takes ? Moves.CAPTURE : quiet, role);
  }
}
