package org.tandemchess.rules.notation;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * Move text of UBI and UCI: {@code e2e4}, {@code e7e8q}, {@code e1g1}, drops {@code n@f3} or {@code
 * N@f3}. The legal moves of a board have different texts in each form.
 *
 * <p>Read in any case; a drop without a letter is a pawn's, {@code P*e4} is {@code P@e4}; castling
 * is the king to its target or onto its rook, whatever the rule sheet, but the king's step if it
 * may just step there. A missing promotion letter is refused. The letter of a pawn that is
 * discarded on the last rank is {@code p}.
 */
public final class MoveText {
  private static final Pattern BOARD_MOVE =
      Pattern.compile("([a-h][1-8])([a-h][1-8])=?([pnbrqk])?");
  private static final Pattern DROP = Pattern.compile("([pnbrqk])?[@*]([a-h][1-8])");
  private static final String EXPECTED = "a move such as e2e4, e7e8q or n@f3";
  private static final String NULL_MOVE = "0000";

  private MoveText() {}

  /** Returns UBI text: that of {@link #uci} with drops in lower case. */
  public static String ubi(Move move) {
    return move instanceof Move.Drop(Role role, int to)
        ? Character.toLowerCase(role.letter()) + "@" + Squares.name(to)
        : uci(move);
  }

  /**
   * Returns UCI text: drops in upper case for both colors. Castling from where chess begins is the
   * king's two squares; from elsewhere it is the king onto its rook, which no other move can be.
   */
  public static String uci(Move move) {
    return switch (move) {
      case Move.Normal(int from, int to, Role promotion) -> squares(from, to) + letter(promotion);
      case Move.EnPassant(int from, int to) -> squares(from, to);
      case Move.Castle castle when isFromHome(castle) ->
          squares(castle.king(), MoveChoice.to(castle));
      case Move.Castle(int king, int rook) -> squares(king, rook);
      case Move.Drop(Role role, int to) -> role.letter() + "@" + Squares.name(to);
      case Move.Pass() -> NULL_MOVE;
    };
  }

  /** Returns UCI text as {@code UCI_Chess960} wants it: castling is the king onto its rook. */
  public static String uci960(Move move) {
    return move instanceof Move.Castle(int king, int rook) ? squares(king, rook) : uci(move);
  }

  private static boolean isFromHome(Move.Castle castle) {
    return Moves.castlesFromHome(Moves.castle(castle.king(), castle.rook()));
  }

  /**
   * Returns the legal move that a text means.
   *
   * @throws MoveTextException if it cannot be read or is not legal on that board now
   */
  public static Move parse(String text, Position position, BoardId board) {
    MoveChoice choice = new MoveChoice(text, position, board);
    String lower = text.strip().toLowerCase(Locale.ROOT);
    Matcher drop = DROP.matcher(lower);
    if (drop.matches()) {
      return choice.drop(role(drop.group(1)).orElse(Role.PAWN), Squares.parse(drop.group(2)));
    }
    Matcher squares = BOARD_MOVE.matcher(lower);
    if (!squares.matches()) {
      throw choice.unreadable(EXPECTED);
    }
    int from = Squares.parse(squares.group(1));
    int to = Squares.parse(squares.group(2));
    Role promotion = role(squares.group(3)).orElse(null);
    if (promotion == null) {
      for (Move move : position.legalMoves(board)) {
        if (move instanceof Move.Castle(int king, int rook) && king == from && rook == to) {
          return move;
        }
      }
    }
    return choice.only(
        move -> fits(move, from, to, promotion) && !isShadowed(move, position, board),
        move -> MoveChoice.from(move) == from && MoveChoice.to(move) == to && promotion == null);
  }

  private static boolean fits(Move move, int from, int to, @Nullable Role promotion) {
    return MoveChoice.from(move) == from
        && MoveChoice.to(move) == to
        && MoveChoice.promotion(move) == promotion;
  }

  /**
   * In Chess960 a king may also just step to where it would castle to; then the text means the
   * step.
   */
  private static boolean isShadowed(Move move, Position position, BoardId board) {
    return move instanceof Move.Castle castle
        && position.legalMoves(board).contains(Move.normal(castle.king(), MoveChoice.to(castle)));
  }

  private static Optional<Role> role(@Nullable String letter) {
    return Optional.ofNullable(letter).flatMap(name -> Role.fromLetter(name.charAt(0)));
  }

  private static String squares(int from, int to) {
    return Squares.name(from) + Squares.name(to);
  }

  private static String letter(@Nullable Role promotion) {
    return promotion == null ? "" : String.valueOf(Character.toLowerCase(promotion.letter()));
  }
}
