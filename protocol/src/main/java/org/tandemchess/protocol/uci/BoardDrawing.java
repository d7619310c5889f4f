package org.tandemchess.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/**
 * Boards in text for the eyes of engine authors: White below, promoted pieces with a {@code ~},
 * then lines {@code Fen:}, {@code Key:} and {@code Checkers:}, the squares whose pieces give check.
 * Stateless.
 */
final class BoardDrawing {
  private static final String RULE = " +---+---+---+---+---+---+---+---+";

  private BoardDrawing() {}

  /**
   * Draws a board.
   *
   * @param fen of the board, as the session writes it
   */
  static List<String> of(Board board, String fen) {
    List<String> lines = new ArrayList<>(grid(board));
    lines.add("");
    lines.add("Fen: " + fen);
    lines.add("Key: " + key(board));
    lines.add(("Checkers: " + checkers(board)).strip());
    return lines;
  }

  /** Draws both boards side by side. */
  static List<String> of(Position position) {
    Board a = position.boardCopy(BoardId.A);
    Board b = position.boardCopy(BoardId.B);
    List<String> lines = new ArrayList<>();
    List<String> left = grid(a);
    List<String> right = grid(b);
    for (int i = 0; i < left.size(); i++) {
      lines.add(left.get(i) + " ".repeat(RULE.length() + 4 - left.get(i).length()) + right.get(i));
    }
    lines.add("");
    lines.add("Fen: " + Bfen.format(position));
    lines.add("Key: " + key(a) + " | " + key(b));
    lines.add(("Checkers: " + checkers(a) + " | " + checkers(b)).strip());
    return lines;
  }

  private static List<String> grid(Board board) {
    List<String> lines = new ArrayList<>();
    lines.add(RULE);
    for (int rank = 7; rank >= 0; rank--) {
      StringBuilder line = new StringBuilder(" |");
      for (int file = 0; file < 8; file++) {
        int square = Squares.of(file, rank);
        int piece = board.pieceOn(square);
        line.append(' ').append(piece == Pieces.NONE ? ' ' : Piece.of(piece).letter());
        line.append((board.promoted() & Bitboards.of(square)) == 0 ? " |" : "~|");
      }
      lines.add(line.append(' ').append(rank + 1).toString());
      lines.add(RULE);
    }
    lines.add("   a   b   c   d   e   f   g   h");
    return lines;
  }

  private static String key(Board board) {
    return String.format(Locale.ROOT, "%016X", board.key());
  }

  private static String checkers(Board board) {
    StringBuilder squares = new StringBuilder();
    for (long left = board.checkers(); left != 0; left &= left - 1) {
      squares.append(squares.isEmpty() ? "" : " ");
      squares.append(Squares.name(Long.numberOfTrailingZeros(left)));
    }
    return squares.toString();
  }
}
