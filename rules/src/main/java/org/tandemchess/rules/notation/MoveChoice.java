package org.tandemchess.rules.notation;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.notation.MoveTextException.Reason;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** Picks the one legal move that a text means, or says why there is none. */
record MoveChoice(String text, Position position, BoardId board) {

  /**
   * Returns the only legal move that fits.
   *
   * @param fitsButForPromotion tells a move that only lacks its promotion, to explain the refusal
   * @throws MoveTextException if no move fits, or several
   */
  Move only(Predicate<Move> fits, Predicate<Move> fitsButForPromotion) {
    List<Move> legal = position.legalMoves(board);
    List<Move> fitting = legal.stream().filter(fits).toList();
    if (fitting.size() == 1) {
      return fitting.getFirst();
    }
    if (fitting.size() > 1) {
      throw refusal(Reason.AMBIGUOUS, fitting.size() + " legal moves fit");
    }
    position
        .end()
        .ifPresent(
            end -> {
              throw refusal(Reason.MATCH_OVER, "the match has ended by " + end.reason());
            });
    if (legal.stream().anyMatch(fitsButForPromotion)) {
      throw refusal(Reason.PROMOTION_MISSING, "expected a promotion piece after the square");
    }
    throw refusal(Reason.ILLEGAL, "not legal for " + mover() + " on board " + board);
  }

  /**
   * Returns the drop of a piece that is held.
   *
   * @throws MoveTextException if it is not held or may not be dropped there
   */
  Move drop(Role role, int square) {
    if (position.reserveCount(position.seatToMove(board), role) == 0 && position.end().isEmpty()) {
      throw refusal(Reason.NOTHING_TO_DROP, mover() + " holds no " + lower(role));
    }
    return only(move -> move.equals(new Move.Drop(role, square)), move -> false);
  }

  MoveTextException unreadable(String expected) {
    return refusal(Reason.UNREADABLE, "expected " + expected);
  }

  private MoveTextException refusal(Reason reason, String why) {
    return new MoveTextException(reason, text, why);
  }

  private String mover() {
    return position.turn(board).name().toLowerCase(Locale.ROOT);
  }

  private static String lower(Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the square that a move leaves, or {@link Squares#NONE} for drops. */
  static int from(Move move) {
    return switch (move) {
      case Move.Normal normal -> normal.from();
      case Move.EnPassant enPassant -> enPassant.from();
      case Move.Castle castle -> castle.king();
      case Move.Drop drop -> Squares.NONE;
      case Move.Pass pass -> Squares.NONE;
    };
  }

  /** Returns the square that the moving piece reaches; of castling that of the king. */
  static int to(Move move) {
    return switch (move) {
      case Move.Normal normal -> normal.to();
      case Move.EnPassant enPassant -> enPassant.to();
      case Move.Castle castle -> kingTarget(castle);
      case Move.Drop drop -> drop.to();
      case Move.Pass pass -> Squares.NONE;
    };
  }

  /**
   * Returns what a pawn becomes, {@link Role#PAWN} when it is discarded, null when nothing is
   * promoted.
   */
  static @Nullable Role promotion(Move move) {
    return move instanceof Move.Normal normal ? normal.promotion() : null;
  }

  private static int kingTarget(Move.Castle castle) {
    return Squares.of(castle.rook() > castle.king() ? 6 : 2, Squares.rank(castle.king()));
  }
}
