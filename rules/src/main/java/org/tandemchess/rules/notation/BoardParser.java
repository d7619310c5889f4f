package org.tandemchess.rules.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.CastlingRooks;
import org.tandemchess.rules.position.CastlingRooks.Wing;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.SetupFault;

/** Reads the fields of one board as far as they can be read; one parser a text, not thread-safe. */
final class BoardParser {
  private static final int RANKS = 8;
  private static final int LEAST_FIELDS = 4;
  private static final int MOST_FIELDS = 6;
  private static final String ROLES = "queens, rooks, bishops, knights and pawns";

  private final String text;
  private final BoardId id;
  private final List<Fault> faults = new ArrayList<>();
  private final List<Fault> notes = new ArrayList<>();
  private final Map<Integer, Piece> pieces = new HashMap<>();
  private final Map<Piece, Integer> reserves = new EnumMap<>(Piece.class);
  private long promoted;

  BoardParser(String text, BoardId id) {
    this.text = text;
    this.id = id;
  }

  BoardReading read() {
    String[] fields = text.split("\\s+", -1);
    if (fields.length < LEAST_FIELDS || fields.length > MOST_FIELDS) {
      fault(
          SetupFault.FIELD_COUNT,
          "fields",
          text,
          "4 to 6 fields, not " + (text.isEmpty() ? 0 : fields.length));
    }
    readPlacement(fields[0]);
    Color turn = fields.length > 1 ? readTurn(fields[1]) : Color.WHITE;
    BoardSetup placed = new BoardSetup(pieces, promoted, reserves, turn, 0, Squares.NONE, 0, 1);
    BoardSetup setup =
        placed
            .withCastling(fields.length > 2 ? readCastling(fields[2], placed) : 0)
            .withEpSquare(fields.length > 3 ? readEpSquare(fields[3]) : Squares.NONE)
            .withCounters(
                fields.length > 4 ? readCounter("half-move clock", fields[4], 0) : 0,
                fields.length > 5 ? readCounter("move number", fields[5], 1) : 1);
    return new BoardReading(setup, faults, notes);
  }

  private void readPlacement(String field) {
    int bracket = field.indexOf('[');
    String board = bracket < 0 ? field : field.substring(0, bracket);
    String[] ranks = board.split("/", -1);
    if (ranks.length != RANKS && ranks.length != RANKS + 1) {
      fault(SetupFault.RANK_COUNT, "placement", board, "8 ranks, not " + ranks.length);
    }
    for (int i = 0; i < Math.min(RANKS, ranks.length); i++) {
      readRank(ranks[i], RANKS - 1 - i);
    }
    if (ranks.length == RANKS + 1) {
      readReserves(ranks[RANKS]);
    }
    if (bracket >= 0) {
      readBracket(field.substring(bracket));
    }
  }

  private void readRank(String rank, int index) {
    int file = 0;
    Optional<Piece> last = Optional.empty();
    for (int i = 0; i < rank.length(); i++) {
      char letter = rank.charAt(i);
      Optional<Piece> piece = Piece.fromLetter(letter);
      if (letter == '~') {
        mark(last, Squares.of(Math.clamp(file - 1, 0, 7), index), rank);
      } else if (letter >= '1' && letter <= '8') {
        file += letter - '0';
      } else {
        if (piece.isEmpty()) {
          fault(
              SetupFault.UNKNOWN_PIECE,
              "placement",
              String.valueOf(letter),
              "a letter of PNBRQKpnbrqk or 1 to 8");
        } else if (file < RANKS) {
          pieces.put(Squares.of(file, index), piece.get());
        }
        file++;
      }
      last = piece;
    }
    if (file != RANKS) {
      fault(
          SetupFault.RANK_LENGTH,
          "placement",
          rank,
          "8 files on rank " + (index + 1) + ", not " + file);
    }
  }

  private void mark(Optional<Piece> piece, int square, String rank) {
    Optional<Role> role = piece.map(Piece::role).filter(r -> r != Role.PAWN && r != Role.KING);
    if (role.isPresent()) {
      promoted |= Bitboards.of(square);
    } else {
      fault(SetupFault.PROMOTED_MARK, "placement", rank, "~ after a queen, rook, bishop or knight");
    }
  }

  private void readBracket(String bracket) {
    int end = bracket.indexOf(']');
    if (end < 0) {
      fault(SetupFault.RESERVE_UNCLOSED, "reserves", bracket, "a closing bracket");
    } else if (end < bracket.length() - 1) {
      fault(SetupFault.RESERVE_PIECE, "reserves", bracket, "nothing after the closing bracket");
    }
    readReserves(bracket.substring(1, end < 0 ? bracket.length() : end));
  }

  private void readReserves(String letters) {
    if (letters.equals("-")) {
      return;
    }
    int count = 0;
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      if (letter >= '0' && letter <= '9') {
        count = Math.min(count * 10 + letter - '0', 1000);
        continue;
      }
      Optional<Piece> piece = Piece.fromLetter(letter).filter(p -> p.role() != Role.KING);
      if (piece.isPresent()) {
        reserves.merge(piece.get(), Math.max(count, 1), Integer::sum);
      } else {
        fault(SetupFault.RESERVE_PIECE, "reserves", String.valueOf(letter), ROLES);
      }
      count = 0;
    }
    if (count != 0) {
      fault(SetupFault.RESERVE_PIECE, "reserves", letters, "a piece after the count");
    }
  }

  private Color readTurn(String field) {
    for (Color color : Color.values()) {
      if (field.length() == 1 && field.charAt(0) == color.letter()) {
        return color;
      }
    }
    fault(SetupFault.SIDE_TO_MOVE, "side to move", field, "w or b");
    return Color.WHITE;
  }

  private long readCastling(String field, BoardSetup placed) {
    if (field.equals("-")) {
      return 0;
    }
    long rooks = 0;
    for (int i = 0; i < field.length(); i++) {
      char letter = field.charAt(i);
      Color color = Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK;
      char upper = Character.toUpperCase(letter);
      if (upper == 'K' || upper == 'Q') {
        rooks |= plainRook(placed, color, upper == 'K' ? Wing.KING : Wing.QUEEN);
      } else if (upper >= 'A' && upper <= 'H') {
        rooks |= Bitboards.of(Squares.of(upper - 'A', color == Color.WHITE ? 0 : 7));
      } else {
        note(
            SetupFault.CASTLING_RIGHTS,
            "castling",
            String.valueOf(letter),
            "KQkq, files of rooks or -");
      }
    }
    return rooks;
  }

  /** Where no rook stands the corner is meant, so that the check of the set-up names it. */
  private static long plainRook(BoardSetup placed, Color color, Wing wing) {
    long outermost = CastlingRooks.outermost(placed, color, wing);
    return outermost != 0 ? outermost : Bitboards.of(wing.corner(color));
  }

  private int readEpSquare(String field) {
    int square = field.equals("-") ? Squares.NONE : Squares.parse(field);
    if (square == Squares.NONE && !field.equals("-")) {
      note(SetupFault.EP_SQUARE, "en passant", field, "a square or -");
    }
    return square;
  }

  private int readCounter(String field, String value, int least) {
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException e) {
      note(SetupFault.COUNTERS, field, value, "a number from " + least);
      return least;
    }
  }

  private void fault(SetupFault kind, String field, String offending, String expected) {
    faults.add(Fault.on(id, kind, field, offending, expected));
  }

  private void note(SetupFault kind, String field, String offending, String expected) {
    notes.add(Fault.on(id, kind, field, offending, expected));
  }
}
