package org.tandemchess.rules.notation;

import java.util.ArrayList;
import java.util.Arrays;
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
import org.tandemchess.rules.position.CastlingRooks.Wing;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.SetupFault;

/** Reads the fields of one board as far as they can be read; one parser a text, not thread-safe. */
final class BoardParser {
  private static final int RANKS = 8;
  private static final int LEAST_FIELDS = 4;
  private static final int MOST_FIELDS = 6;
  private static final String MOVES = "moves";
  private static final String ROLES = "queens, rooks, bishops, knights and pawns";

  private final String text;
  private final BoardId id;
  private final PlainRights plainRights;
  private final List<Fault> faults = new ArrayList<>();
  private final List<Fault> notes = new ArrayList<>();
  private final Map<Integer, Piece> pieces = new HashMap<>();
  private final Map<Piece, Integer> reserves = new EnumMap<>(Piece.class);
  private long promoted;

  /** What the letters K and Q mean. */
  interface PlainRights {
    /** Returns the rook of a right, as a set of one, or 0 if there is no such right. */
    long rook(BoardSetup placed, Color color, Wing wing);
  }

  BoardParser(String text, BoardId id, PlainRights plainRights) {
    this.text = text;
    this.id = id;
    this.plainRights = plainRights;
  }

  BoardReading read() {
    String[] fields = text.split("\\s+", -1);
    if (Arrays.stream(fields).anyMatch(MOVES::equalsIgnoreCase)) {
      fault(SetupFault.FIELD_COUNT, "fields", text, "a position without moves");
    }
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
    List<String> offending =
        HandText.read(letters, (piece, count) -> reserves.merge(piece, count, Integer::sum));
    for (String each : offending) {
      fault(SetupFault.RESERVE_PIECE, "reserves", each, ROLES);
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
        rooks |= plainRook(letter, placed, color, upper == 'K' ? Wing.KING : Wing.QUEEN);
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

  private long plainRook(char letter, BoardSetup placed, Color color, Wing wing) {
    long rook = plainRights.rook(placed, color, wing);
    if (rook == 0) {
      note(SetupFault.CASTLING_RIGHTS, "castling", String.valueOf(letter), "king and rook at home");
    }
    return rook;
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
