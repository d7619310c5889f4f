package org.tandemchess.protocol.query;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Squares;

/**
 * UCI text of moves, read and written without detours: {@code e2e4}, {@code e7e8q}, {@code e1g1},
 * {@code P@e4}. Read in any case; a drop without a letter is a pawn's, {@code P*e4} is {@code
 * P@e4}, castling is the king to its target or onto its rook. Stateless.
 */
final class MoveWords {
  private MoveWords() {}

  /**
   * Returns the legal move that a text means, or {@link Moves#NONE}.
   *
   * @param buffer is filled with the legal moves
   */
  static int find(String text, Board board, MoveBuffer buffer) {
    buffer.clear();
    MoveGenerator.legal(board, buffer);
    int at = Math.max(text.indexOf('@'), text.indexOf('*'));
    if (at >= 0) {
      return at <= 1 && text.length() == at + 3 ? drop(text, at, buffer) : Moves.NONE;
    }
    if (text.length() < 4 || text.length() > 5) {
      return Moves.NONE;
    }
    int from = square(text, 0);
    int to = square(text, 2);
    int promotion = text.length() == 5 ? role(text.charAt(4)) : Roles.NONE;
    boolean known = from != Squares.NONE && to != Squares.NONE;
    return !known || text.length() == 5 && promotion == Roles.NONE
        ? Moves.NONE
        : onBoard(from, to, promotion, buffer);
  }

  private static int drop(String text, int at, MoveBuffer buffer) {
    int role = at == 0 ? Roles.PAWN : role(text.charAt(0));
    int to = square(text, at + 1);
    if (role >= Roles.KING || to == Squares.NONE) {
      return Moves.NONE;
    }
    int drop = Moves.drop(role, to);
    return buffer.contains(drop) ? drop : Moves.NONE;
  }

  private static int onBoard(int from, int to, int promotion, MoveBuffer buffer) {
    int castling = Moves.NONE;
    for (int i = 0; i < buffer.size(); i++) {
      int move = buffer.get(i);
      if (Moves.isDrop(move) || Moves.from(move) != from) {
        continue;
      }
      if (Moves.kind(move) == Moves.CASTLE) {
        if (promotion == Roles.NONE && to == Moves.to(move)) {
          return move;
        }
        // In Chess960 the king may also just step there; then the text means the step.
        castling = promotion == Roles.NONE && to == Moves.castledKing(move) ? move : castling;
      } else if (Moves.to(move) == to
          && (Moves.isPromotion(move) ? Moves.promotion(move) : Roles.NONE) == promotion) {
        return move;
      }
    }
    return castling;
  }

  private static int role(char letter) {
    return switch (letter) {
      case 'P', 'p' -> Roles.PAWN;
      case 'N', 'n' -> Roles.KNIGHT;
      case 'B', 'b' -> Roles.BISHOP;
      case 'R', 'r' -> Roles.ROOK;
      case 'Q', 'q' -> Roles.QUEEN;
      case 'K', 'k' -> Roles.KING;
      default -> Roles.NONE;
    };
  }

  private static int square(String text, int index) {
    int file = (text.charAt(index) | 0x20) - 'a';
    int rank = text.charAt(index + 1) - '1';
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? Squares.NONE : Squares.of(file, rank);
  }

  /**
   * Returns whether a text castles by the king's capture of its own rook where chess has a text of
   * its own for it.
   */
  static boolean isRookForm(String text, int move) {
    return Moves.kind(move) == Moves.CASTLE
        && Moves.castlesFromHome(move)
        && square(text, 2) == Moves.to(move);
  }

  /**
   * Returns whether a text has the shape of a move as the validator wants it: lower-case squares,
   * or any letter, an at sign and a square.
   */
  static boolean hasShape(String text) {
    if (text.length() == 4 && text.charAt(1) == '@') {
      return isLetter(text.charAt(0)) && isLowerSquare(text, 2);
    }
    return (text.length() == 4 || text.length() == 5)
        && isLowerSquare(text, 0)
        && isLowerSquare(text, 2);
  }

  private static boolean isLetter(char letter) {
    return letter >= 'A' && letter <= 'Z' || letter >= 'a' && letter <= 'z';
  }

  private static boolean isLowerSquare(String text, int index) {
    char file = text.charAt(index);
    char rank = text.charAt(index + 1);
    return file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8';
  }

  /**
   * Writes a move.
   *
   * @param onRook whether castling is always written as the king onto its rook, as Chess960 wants
   *     it; from anywhere but where chess begins it is anyway
   */
  static void append(int move, boolean onRook, StringBuilder out) {
    if (Moves.isDrop(move)) {
      out.append(Role.of(Moves.role(move)).letter()).append('@');
      appendSquare(Moves.to(move), out);
      return;
    }
    boolean byTarget = !onRook && Moves.kind(move) == Moves.CASTLE && Moves.castlesFromHome(move);
    appendSquare(Moves.from(move), out);
    appendSquare(byTarget ? Moves.castledKing(move) : Moves.to(move), out);
    if (Moves.isPromotion(move)) {
      out.append(Character.toLowerCase(Role.of(Moves.promotion(move)).letter()));
    }
  }

  private static void appendSquare(int square, StringBuilder out) {
    out.append((char) ('a' + Squares.file(square))).append((char) ('1' + Squares.rank(square)));
  }
}
