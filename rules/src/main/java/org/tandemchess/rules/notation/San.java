package org.tandemchess.rules.notation;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameEnd.Reason;
import org.tandemchess.rules.position.IllegalMoveException;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * Standard algebraic notation with drops: {@code Nf3}, {@code exd5}, {@code e8=Q+}, {@code O-O},
 * {@code N@f3}, {@code P@e6#}; a pawn that is discarded on the last rank is written {@code e8=.}.
 *
 * <p>Read is what real files contain: long forms such as {@code Nb1c3}, castling as {@code 0-0} or
 * {@code o-o}, drops as {@code @e6}, {@code n@f3} or {@code $146@f3}, pawn captures without a file,
 * and check marks that are wrong or missing.
 */
public final class San {
  private San() {}

  /**
   * Returns the text of a move with its check or mate mark.
   *
   * @throws IllegalMoveException if the move is not legal on that board now
   */
  public static String format(Position position, BoardId board, Move move) {
    Position after = position.play(board, move);
    return body(position, board, move) + mark(after, board);
  }

  /**
   * Returns the legal move that a text means.
   *
   * @throws MoveTextException if it cannot be read, is not legal on that board now, or fits several
   *     moves
   */
  public static Move parse(String text, Position position, BoardId board) {
    return SanParser.parse(text, position, board);
  }

  private static String body(Position position, BoardId id, Move move) {
    return switch (move) {
      case Move.Castle(int king, int rook) -> rook > king ? "O-O" : "O-O-O";
      case Move.Drop(Role role, int to) -> role.letter() + "@" + Squares.name(to);
      case Move.EnPassant(int from, int to) -> pawnCapture(from, to);
      case Move.Normal normal -> normal(position, id, normal);
      case Move.Pass() -> throw new IllegalArgumentException("a pass has no SAN");
    };
  }

  private static String normal(Position position, BoardId id, Move.Normal move) {
    Board board = position.boardCopy(id);
    Role role = Piece.of(board.pieceOn(move.from())).role();
    boolean takes = board.pieceOn(move.to()) != Pieces.NONE;
    String target = Squares.name(move.to());
    if (role == Role.PAWN) {
      return (takes ? pawnCapture(move.from(), move.to()) : target) + promotion(move.promotion());
    }
    return role.letter() + origin(position, id, board, move) + (takes ? "x" : "") + target;
  }

  private static String pawnCapture(int from, int to) {
    return Squares.name(from).charAt(0) + "x" + Squares.name(to);
  }

  private static String promotion(@Nullable Role role) {
    if (role == null) {
      return "";
    }
    return "=" + (role == Role.PAWN ? '.' : role.letter());
  }

  /** Returns the least of file, rank or square that tells the piece from others of its kind. */
  private static String origin(Position position, BoardId id, Board board, Move.Normal move) {
    List<Integer> others =
        position.legalMoves(id).stream()
            .filter(other -> other instanceof Move.Normal && MoveChoice.to(other) == move.to())
            .map(MoveChoice::from)
            .filter(
                from -> from != move.from() && board.pieceOn(from) == board.pieceOn(move.from()))
            .toList();
    String square = Squares.name(move.from());
    if (others.isEmpty()) {
      return "";
    }
    if (others.stream().noneMatch(from -> Squares.file(from) == Squares.file(move.from()))) {
      return square.substring(0, 1);
    }
    boolean rankTells =
        others.stream().noneMatch(from -> Squares.rank(from) == Squares.rank(move.from()));
    return rankTells ? square.substring(1) : square;
  }

  private static String mark(Position after, BoardId board) {
    Optional<Reason> end = after.end().map(GameEnd::reason);
    if (end.equals(Optional.of(Reason.CHECKMATE))) {
      return "#";
    }
    return after.isCheck(board) ? "+" : "";
  }
}
