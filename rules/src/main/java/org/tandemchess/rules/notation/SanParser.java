package org.tandemchess.rules.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** Reads SAN as real files write it. */
final class SanParser {
  private static final Pattern CASTLING = Pattern.compile("[Oo0]-?[Oo0](-?[Oo0])?");
  private static final Pattern DROP = Pattern.compile("([PNBRQKpnbrqk])?@([a-h][1-8])");
  private static final Pattern PIECE =
      Pattern.compile("([NBRQK])([a-h])?([1-8])?[x:-]?([a-h][1-8])");
  private static final Pattern PAWN =
      Pattern.compile("P?(?:([a-h])([1-8])?)?([x:-])?([a-h][1-8])(?:[=(]?([QRBNqrbn.])\\)?)?");
  private static final Pattern MARKS = Pattern.compile("(?:e\\.?p\\.?)?[+#!?]*$");

  /** The knight's N read as an annotation by some writers, and then spelt as its number. */
  private static final String MISTAKEN_KNIGHT = "$146";

  /** No move is longer; what is longer is not worth a look. */
  private static final int MAX_LENGTH = 24;

  private static final String EXPECTED = "a move such as Nf3, exd5, e8=Q, O-O or N@f3";

  private final Board board;
  private final MoveChoice choice;

  private SanParser(String text, Position position, BoardId id) {
    this.board = position.boardCopy(id);
    this.choice = new MoveChoice(text, position, id);
  }

  static Move parse(String text, Position position, BoardId board) {
    return new SanParser(text, position, board).read();
  }

  private Move read() {
    if (choice.text().length() > MAX_LENGTH) {
      throw choice.unreadable(EXPECTED);
    }
    String text = choice.text().strip().replace(MISTAKEN_KNIGHT, "N");
    String bare = MARKS.matcher(text).replaceFirst("");
    Matcher castling = CASTLING.matcher(bare);
    if (castling.matches()) {
      return castle(castling.group(1) == null);
    }
    Matcher drop = DROP.matcher(bare);
    if (drop.matches()) {
      return choice.drop(role(drop.group(1)), Squares.parse(drop.group(2)));
    }
    Matcher piece = PIECE.matcher(bare);
    if (piece.matches()) {
      return piece(piece);
    }
    Matcher pawn = PAWN.matcher(bare);
    if (pawn.matches()) {
      return pawn(pawn);
    }
    throw choice.unreadable(EXPECTED);
  }

  private Move castle(boolean kingSide) {
    return choice.only(
        move -> move instanceof Move.Castle(int king, int rook) && rook > king == kingSide,
        move -> false);
  }

  private Move piece(Matcher text) {
    Role role = role(text.group(1));
    int to = Squares.parse(text.group(4));
    return choice.only(
        move ->
            move instanceof Move.Normal normal
                && normal.to() == to
                && board.roleOn(normal.from()) == role.index()
                && startsAt(normal.from(), text.group(2), text.group(3)),
        move -> false);
  }

  private Move pawn(Matcher text) {
    String file = text.group(1);
    boolean takes = text.group(3) != null && !text.group(3).equals("-");
    int to = Squares.parse(text.group(4));
    String letter = text.group(5);
    return choice.only(
        move ->
            isPawnMove(move, to, file, text.group(2), takes)
                && letter(MoveChoice.promotion(move))
                    .equalsIgnoreCase(letter == null ? "" : letter),
        move -> letter == null && isPawnMove(move, to, file, text.group(2), takes));
  }

  private boolean isPawnMove(
      Move move, int to, @Nullable String file, @Nullable String rank, boolean takes) {
    int from = MoveChoice.from(move);
    if (from == Squares.NONE
        || board.roleOn(from) != Role.PAWN.index()
        || MoveChoice.to(move) != to) {
      return false;
    }
    boolean changesFile = Squares.file(from) != Squares.file(to);
    boolean fileFits = file != null || takes == changesFile;
    return fileFits && startsAt(from, file, rank);
  }

  private static boolean startsAt(int from, @Nullable String file, @Nullable String rank) {
    String square = Squares.name(from);
    return (file == null || square.startsWith(file)) && (rank == null || square.endsWith(rank));
  }

  private static Role role(@Nullable String letter) {
    return letter == null ? Role.PAWN : Role.fromLetter(letter.charAt(0)).orElseThrow();
  }

  private static String letter(@Nullable Role promotion) {
    if (promotion == null) {
      return "";
    }
    return promotion == Role.PAWN ? "." : String.valueOf(promotion.letter());
  }
}
