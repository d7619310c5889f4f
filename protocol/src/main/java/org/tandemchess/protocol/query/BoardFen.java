package org.tandemchess.protocol.query;

import java.util.Optional;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Reserves;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.notation.HandText;

/**
 * FEN as hosts of a validator write it: four to six fields, a reserve in brackets or as a ninth
 * rank and marks of promoted pieces where pieces can be dropped and only there, the en passant
 * square after every double step. Made for speed: it reads into a board and writes from one.
 * Stateless.
 *
 * <p>Castling rights K and Q are those of chess, a king on the e file and a rook in the corner; in
 * Chess960 the outermost rook has them, wherever the king stands on its first rank. A right that is
 * named by the file of a rook is the same in both.
 */
final class BoardFen {
  /** Stands for a text that is no FEN, where an en passant square is expected. */
  static final int REFUSED = -1;

  private static final String NONE = "-";
  private static final int KING_FILE = 4;

  private static final char[] RESERVE_ORDER = {'Q', 'R', 'B', 'N', 'P'};
  private static final int[] RESERVE_ROLES = {
    Roles.QUEEN, Roles.ROOK, Roles.BISHOP, Roles.KNIGHT, Roles.PAWN
  };

  private BoardFen() {}

  /**
   * Sets a board up from the words of a line.
   *
   * @param chess960 whether K and Q are rights of Chess960
   * @return the en passant square that the text names, {@link Squares#NONE} if none, or {@link
   *     #REFUSED}, after which the board must be set up anew
   */
  static int read(Tokens words, int from, int to, boolean chess960, Board board) {
    int fields = to - from;
    if (fields < 4 || fields > 6) {
      return REFUSED;
    }
    board.clear();
    String turn = words.get(from + 1);
    boolean black = turn.equals("b");
    if (!readPlacement(words.get(from), board) || !black && !turn.equals("w")) {
      return REFUSED;
    }
    board.setSideToMove(black ? 1 : 0);
    int halfmoves = fields > 4 ? counter(words.get(from + 4)) : 0;
    int fullmoves = fields > 5 ? counter(words.get(from + 5)) : 1;
    int ep = epSquare(words.get(from + 3), board);
    if (!readCastling(words.get(from + 2), chess960, board)
        || ep == REFUSED
        || halfmoves < 0
        || fullmoves < 0) {
      return REFUSED;
    }
    board.setEpSquare(ep);
    board.setClocks(halfmoves, fullmoves);
    board.refresh();
    return ep;
  }

  private static boolean readPlacement(String text, Board board) {
    int bracket = text.indexOf('[');
    int end = bracket < 0 ? text.length() : bracket;
    int rank = 7;
    int file = 0;
    for (int i = 0; i < end; i++) {
      char letter = text.charAt(i);
      if (letter == '/') {
        if (file == 8 && rank == 0 && bracket < 0) {
          return hasKings(board) && readReserve(text.substring(i + 1), board);
        }
        if (file != 8 || rank == 0) {
          return false;
        }
        rank--;
        file = 0;
      } else if (letter >= '1' && letter <= '8') {
        file += letter - '0';
      } else if (letter == '~') {
        if (!mark(text, i, Squares.of(Math.max(0, file - 1), rank), board)) {
          return false;
        }
      } else if (file > 7 || !put(letter, file++, rank, board)) {
        return false;
      }
    }
    boolean closed = bracket < 0 || text.indexOf(']', bracket) == text.length() - 1;
    return rank == 0
        && file == 8
        && hasKings(board)
        && closed
        && (bracket < 0 || readReserve(text.substring(bracket + 1, text.length() - 1), board));
  }

  private static boolean hasKings(Board board) {
    return Long.bitCount(board.pieces(0, Roles.KING)) == 1
        && Long.bitCount(board.pieces(1, Roles.KING)) == 1;
  }

  private static boolean put(char letter, int file, int rank, Board board) {
    Optional<Piece> piece = Piece.fromLetter(letter);
    if (piece.isEmpty()) {
      return false;
    }
    int code = piece.get().index();
    if (Pieces.role(code) == Roles.PAWN && (rank == 0 || rank == 7)) {
      return false;
    }
    board.put(code, Squares.of(file, rank));
    return true;
  }

  private static boolean mark(String text, int at, int square, Board board) {
    char before = at == 0 ? '~' : text.charAt(at - 1);
    boolean piece = "QRBNqrbn".indexOf(before) >= 0;
    if (!piece || !board.rules().hasReserves()) {
      return false;
    }
    board.setPromoted(square);
    return true;
  }

  private static boolean readReserve(String letters, Board board) {
    int[] counts = new int[Pieces.COUNT];
    if (!board.rules().hasReserves()
        || !HandText.read(letters, (piece, count) -> counts[piece.index()] += count).isEmpty()) {
      return false;
    }
    for (int piece = 0; piece < Pieces.COUNT; piece++) {
      if (counts[piece] > Reserves.MAX_COUNT) {
        return false;
      }
      if (counts[piece] > 0) {
        board.setReserve(Pieces.color(piece), Pieces.role(piece), counts[piece]);
      }
    }
    return true;
  }

  private static boolean readCastling(String text, boolean chess960, Board board) {
    if (text.equals(NONE)) {
      return true;
    }
    long rooks = 0;
    for (int i = 0; i < text.length(); i++) {
      long named = named(text.charAt(i), chess960, board);
      if (named == REFUSED) {
        return false;
      }
      rooks |= named;
    }
    board.setCastlingRights(rooks);
    return true;
  }

  /**
   * Returns the rook that a letter gives the right to castle, as a set of one or none, or {@link
   * #REFUSED}.
   */
  private static long named(char letter, boolean chess960, Board board) {
    int color = letter >= 'a' ? 1 : 0;
    char upper = (char) (letter & ~0x20);
    if (upper == 'K' || upper == 'Q') {
      return chess960
          ? outermostRook(board, color, upper == 'K')
          : homeRook(board, color, upper == 'K');
    }
    return upper >= 'A' && upper <= 'H'
        ? castlers(board, color) & Bitboards.file(upper - 'A')
        : REFUSED;
  }

  /**
   * Returns the letters of a castling field that give no right on the board that was read with it.
   */
  static String lostRights(String text, boolean chess960, Board board) {
    StringBuilder lost = new StringBuilder();
    for (int i = 0; i < text.length() && !text.equals(NONE); i++) {
      if ((named(text.charAt(i), chess960, board) & board.castlingRights()) == 0) {
        lost.append(text.charAt(i));
      }
    }
    return lost.toString();
  }

  /** Returns the rooks that may ever castle, if the king has not moved: none if it has. */
  private static long castlers(Board board, int color) {
    long home = home(color);
    boolean kingAtHome = (board.pieces(color, Roles.KING) & home) != 0;
    return kingAtHome ? board.pieces(color, Roles.ROOK) & home & ~board.promoted() : 0;
  }

  private static long home(int color) {
    return color == 0 ? Bitboards.RANK_1 : Bitboards.RANK_8;
  }

  private static long outermostRook(Board board, int color, boolean kingSide) {
    long rooks = castlers(board, color);
    long king = board.pieces(color, Roles.KING);
    if (kingSide) {
      return Long.highestOneBit(rooks & -king);
    }
    return Long.lowestOneBit(rooks & king - 1);
  }

  /** Returns the rook in the corner if the king stands where chess begins. */
  private static long homeRook(Board board, int color, boolean kingSide) {
    long king = board.pieces(color, Roles.KING) & Bitboards.file(KING_FILE);
    return king == 0 ? 0 : castlers(board, color) & Bitboards.file(kingSide ? 7 : 0);
  }

  private static int epSquare(String text, Board board) {
    if (text.equals(NONE)) {
      return Squares.NONE;
    }
    int square = text.length() == 2 ? Squares.parse(text) : Squares.NONE;
    if (square == Squares.NONE) {
      return REFUSED;
    }
    int us = board.sideToMove();
    int step = us == 0 ? 8 : -8;
    boolean passed =
        Squares.rank(square) == (us == 0 ? 5 : 2)
            && board.pieceOn(square - step) == Pieces.of(us ^ 1, Roles.PAWN)
            && board.pieceOn(square) == Pieces.NONE
            && board.pieceOn(square + step) == Pieces.NONE;
    return passed ? square : Squares.NONE;
  }

  private static int counter(String text) {
    Long number = Tokens.number(text);
    return number == null ? REFUSED : Math.clamp(number, REFUSED, 999_999);
  }

  /**
   * Returns the text of a board.
   *
   * @param ep the square that the last move passed over, or {@link Squares#NONE}
   * @param chess960 whether K and Q are rights of Chess960
   */
  static String write(Board board, int ep, boolean chess960) {
    StringBuilder out = new StringBuilder(96);
    placement(board, out);
    if (board.rules().hasReserves()) {
      reserve(board, out);
    }
    out.append(board.sideToMove() == 0 ? " w " : " b ");
    castling(board, chess960, out);
    out.append(' ').append(ep == Squares.NONE ? "-" : Squares.name(ep));
    out.append(' ').append(board.halfmoveClock()).append(' ').append(board.fullmoveNumber());
    return out.toString();
  }

  private static void placement(Board board, StringBuilder out) {
    boolean marks = board.rules().hasReserves();
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        int square = Squares.of(file, rank);
        int piece = board.pieceOn(square);
        if (piece == Pieces.NONE) {
          empty++;
          continue;
        }
        if (empty > 0) {
          out.append(empty);
          empty = 0;
        }
        out.append(Piece.of(piece).letter());
        if (marks && (board.promoted() >>> square & 1) != 0) {
          out.append('~');
        }
      }
      if (empty > 0) {
        out.append(empty);
      }
      if (rank > 0) {
        out.append('/');
      }
    }
  }

  private static void reserve(Board board, StringBuilder out) {
    out.append('[');
    for (int color = 0; color < 2; color++) {
      for (int i = 0; i < RESERVE_ROLES.length; i++) {
        char letter = RESERVE_ORDER[i];
        char cased = color == 0 ? letter : Character.toLowerCase(letter);
        out.repeat(cased, board.reserveCount(color, RESERVE_ROLES[i]));
      }
    }
    out.append(']');
  }

  private static void castling(Board board, boolean chess960, StringBuilder out) {
    int start = out.length();
    for (int color = 0; color < 2; color++) {
      long rights = board.castlingRights() & home(color);
      long kingSide = rights & -board.pieces(color, Roles.KING);
      char king = color == 0 ? 'K' : 'k';
      char queen = color == 0 ? 'Q' : 'q';
      appendRights(kingSide, named(king, chess960, board), king, out);
      appendRights(rights ^ kingSide, named(queen, chess960, board), queen, out);
    }
    if (out.length() == start) {
      out.append(NONE);
    }
  }

  /** Appends the rights of a wing, of which one has a letter of its own in the case of all. */
  private static void appendRights(long rooks, long plain, char letter, StringBuilder out) {
    for (long left = rooks; left != 0; left &= left - 1) {
      int square = Bitboards.first(left);
      char file = (char) ('A' + Squares.file(square) | letter & 0x20);
      out.append(1L << square == plain ? letter : file);
    }
  }
}
