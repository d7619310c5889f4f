package org.tandemchess.rules.notation;

import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.CastlingRooks;
import org.tandemchess.rules.position.CastlingRooks.Wing;

/** Writes one board. */
final class BoardFormatter {
  private static final String RESERVE_ORDER = "QRBNPqrbnp";

  private BoardFormatter() {}

  static String withReserves(BoardSetup board) {
    StringBuilder out = new StringBuilder(96);
    placement(board, true, out);
    reserves(board, out);
    state(board, out);
    return out.toString();
  }

  static String plain(BoardSetup board) {
    StringBuilder out = new StringBuilder(96);
    placement(board, false, out);
    state(board, out);
    return out.toString();
  }

  private static void placement(BoardSetup board, boolean marks, StringBuilder out) {
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        int square = Squares.of(file, rank);
        Piece piece = board.pieces().get(square);
        if (piece == null) {
          empty++;
          continue;
        }
        out.append(empty > 0 ? String.valueOf(empty) : "").append(piece.letter());
        empty = 0;
        if (marks && (board.promoted() & Bitboards.of(square)) != 0) {
          out.append('~');
        }
      }
      out.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
    }
  }

  private static void reserves(BoardSetup board, StringBuilder out) {
    out.append('[');
    for (int i = 0; i < RESERVE_ORDER.length(); i++) {
      char letter = RESERVE_ORDER.charAt(i);
      int count = board.reserveCount(Piece.fromLetter(letter).orElseThrow());
      out.repeat(letter, count);
    }
    out.append(']');
  }

  private static void state(BoardSetup board, StringBuilder out) {
    out.append(' ').append(board.turn().letter()).append(' ').append(castling(board)).append(' ');
    out.append(board.epSquare() == Squares.NONE ? "-" : Squares.name(board.epSquare()));
    out.append(' ').append(board.halfmoves()).append(' ').append(board.fullmoves());
  }

  private static String castling(BoardSetup board) {
    StringBuilder letters = new StringBuilder();
    for (Color color : Color.values()) {
      long home = color == Color.WHITE ? Bitboards.RANK_1 : Bitboards.RANK_8;
      long named = board.castling() & home;
      for (Wing wing : Wing.values()) {
        long outermost = CastlingRooks.outermost(board, color, wing) & named;
        if (outermost != 0) {
          letters.append(cased(color, wing == Wing.KING ? 'K' : 'Q'));
        }
        long others = named & wing.squaresBeside(CastlingRooks.homeKing(board, color)) & ~outermost;
        appendFiles(color, others, letters);
        named &= ~(outermost | others);
      }
      appendFiles(color, named, letters);
    }
    return letters.isEmpty() ? "-" : letters.toString();
  }

  private static void appendFiles(Color color, long rooks, StringBuilder out) {
    for (long left = rooks; left != 0; left &= left - 1) {
      out.append(cased(color, (char) ('A' + Squares.file(Bitboards.first(left)))));
    }
  }

  private static char cased(Color color, char letter) {
    return color == Color.WHITE ? letter : Character.toLowerCase(letter);
  }
}
