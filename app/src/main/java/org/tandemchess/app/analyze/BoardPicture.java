package org.tandemchess.app.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.notation.San;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.PlayedMove;
import org.tandemchess.rules.position.Position;

/**
 * Draws both boards side by side in text, as the players sit: White below on board A, Black below
 * on board B, so that partners are neighbors. Promoted pieces carry the mark {@code ~}. Clocks,
 * check and the last moves are told where they are known.
 */
final class BoardPicture {
  private static final int WIDTH = 28;
  private static final Role[] RESERVE_ORDER = {
    Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN
  };

  private BoardPicture() {}

  /** Returns the lines of the picture. */
  static List<String> of(GameState match) {
    List<String> a = board(match, BoardId.A, Color.WHITE);
    List<String> b = board(match, BoardId.B, Color.BLACK);
    int width = Math.max(WIDTH, 2 + a.stream().mapToInt(String::length).max().orElse(0));
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      lines.add((a.get(i) + " ".repeat(width - a.get(i).length()) + b.get(i)).stripTrailing());
    }
    return lines;
  }

  private static List<String> board(GameState match, BoardId id, Color below) {
    Position position = match.position();
    List<String> lines = new ArrayList<>();
    lines.add("   Board " + id + lastMove(match, id));
    lines.add("   " + player(match, Seat.of(id, below.opposite())));
    Board board = position.boardCopy(id);
    for (int row = 0; row < 8; row++) {
      int rank = below == Color.WHITE ? 7 - row : row;
      lines.add(rank(board, rank, below));
    }
    lines.add(below == Color.WHITE ? "   a b c d e f g h" : "   h g f e d c b a");
    lines.add("   " + player(match, Seat.of(id, below)));
    return lines;
  }

  /** Returns the move that led to a board, if it is known, as it is written in BPGN. */
  private static String lastMove(GameState match, BoardId id) {
    Position position = match.startPosition();
    String last = "";
    for (PlayedMove played : match.moves()) {
      if (played.board() == id) {
        char letter = (char) ('A' + id.index());
        boolean white = position.turn(id) == Color.WHITE;
        last =
            ", last move %d%c. %s"
                .formatted(
                    position.fullmoveNumber(id),
                    white ? letter : Character.toLowerCase(letter),
                    San.format(position, id, played.move()));
      }
      position = position.play(played.board(), played.move());
    }
    return last;
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

  private static String player(GameState match, Seat seat) {
    Position position = match.position();
    StringBuilder text = new StringBuilder(name(seat.color())).append(" [");
    for (Role role : RESERVE_ORDER) {
      char letter = Piece.of(seat.color(), role).letter();
      text.repeat(letter, position.reserveCount(seat, role));
    }
    text.append(']');
    if (match.clocks().knows(seat)) {
      text.append(' ').append(clock(match.clocks().millis(seat)));
    }
    if (position.turn(seat.board()) == seat.color()) {
      text.append(state(position, seat.board()));
    }
    return text.toString();
  }

  private static String state(Position position, BoardId board) {
    String check = position.isCheck(board) ? "in check" : "";
    return switch (position.status(board)) {
      case ONGOING -> check.isEmpty() ? " to move" : " to move, " + check;
      case WAITING -> check.isEmpty() ? " waits" : " waits, " + check;
      case CHECKMATE -> " is mated";
      case STALEMATE_DRAW, STALEMATE_LOSS -> " is stalemated";
      case KING_TAKEN -> " has lost the king";
    };
  }

  /** Returns minutes, seconds and tenths. */
  private static String clock(long millis) {
    long tenths = Math.abs(millis) / 100;
    return String.format(
        Locale.ROOT,
        "%s%d:%02d.%d",
        millis < 0 ? "-" : "",
        tenths / 600,
        tenths / 10 % 60,
        tenths % 10);
  }

  static String name(Color color) {
    return color == Color.WHITE ? "White" : "Black";
  }
}
