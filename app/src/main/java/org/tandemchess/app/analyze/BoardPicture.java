package org.tandemchess.app.analyze;

import java.util.ArrayList;
import java.util.List;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.Position;

/**
 * Draws both boards side by side in text, as the players sit: White below on board A, Black below
 * on board B, so that partners are neighbors. Promoted pieces carry the mark {@code ~}.
 */
final class BoardPicture {
  private static final int WIDTH = 28;
  private static final Role[] RESERVE_ORDER = {
    Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN
  };

  private BoardPicture() {}

  /** Returns the lines of the picture. */
  static List<String> of(Position position) {
    List<String> a = board(position, BoardId.A, Color.WHITE);
    List<String> b = board(position, BoardId.B, Color.BLACK);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      int gap = Math.max(2, WIDTH - a.get(i).length());
      lines.add((a.get(i) + " ".repeat(gap) + b.get(i)).stripTrailing());
    }
    return lines;
  }

  private static List<String> board(Position position, BoardId id, Color below) {
    List<String> lines = new ArrayList<>();
    lines.add("   Board " + id);
    lines.add("   " + player(position, Seat.of(id, below.opposite())));
    Board board = position.boardCopy(id);
    for (int row = 0; row < 8; row++) {
      int rank = below == Color.WHITE ? 7 - row : row;
      lines.add(rank(board, rank, below));
    }
    lines.add(below == Color.WHITE ? "   a b c d e f g h" : "   h g f e d c b a");
    lines.add("   " + player(position, Seat.of(id, below)));
    return lines;
  }

  private static String rank(Board board, int rank, Color below) {
    StringBuilder line = new StringBuilder(" " + (rank + 1) + " ");
    for (int column = 0; column < 8; column++) {
      int square = Squares.of(below == Color.WHITE ? column : 7 - column, rank);
      int piece = board.pieceOn(square);
      line.append(piece == Pieces.NONE ? '.' : Piece.of(piece).letter());
      line.append((board.promoted() & Bitboards.of(square)) == 0 ? ' ' : '~');
    }
    return line.toString();
  }

  private static String player(Position position, Seat seat) {
    StringBuilder text = new StringBuilder(name(seat.color())).append(" [");
    for (Role role : RESERVE_ORDER) {
      char letter = Piece.of(seat.color(), role).letter();
      text.repeat(letter, position.reserveCount(seat, role));
    }
    return text.append(position.turn(seat.board()) == seat.color() ? "] to move" : "]").toString();
  }

  static String name(Color color) {
    return color == Color.WHITE ? "White" : "Black";
  }
}
