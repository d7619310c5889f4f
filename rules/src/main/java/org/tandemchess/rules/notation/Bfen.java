package org.tandemchess.rules.notation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.CastlingRooks;
import org.tandemchess.rules.position.CastlingRooks.Wing;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.Material;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;
import org.tandemchess.rules.position.SetupCheck;
import org.tandemchess.rules.position.SetupFault;

/**
 * BFEN 2.0: one line for a bughouse position, such as {@code <board A> | <board B>}, where a board
 * is a FEN with its reserves in brackets.
 *
 * <p>Read are also the reserves as a ninth rank, counts such as {@code [N3P]}, X-FEN and Shredder
 * castling letters, four or five fields, runs of blanks, a bar without blanks, quotes round the
 * line, and the word {@code startpos} in place of a board. Written is one canonical line for equal
 * positions.
 */
public final class Bfen {
  private static final String START_WORD = "startpos";

  /** Faults after which nothing can be said about who stands where. */
  private static final Set<SetupFault> UNSURE_PLACEMENT =
      EnumSet.of(SetupFault.RANK_COUNT, SetupFault.RANK_LENGTH, SetupFault.SIDE_TO_MOVE);

  private static final Set<SetupFault> NEED_SURE_PLACEMENT =
      EnumSet.of(SetupFault.PAWN_RANK, SetupFault.OPPONENT_IN_CHECK);

  private Bfen() {}

  /** Reads two boards; the word {@code startpos} alone means both at the start. Never throws. */
  public static BfenReading parse(String line) {
    String text = unquoted(line);
    if (text.equalsIgnoreCase(START_WORD)) {
      return new BfenReading(Setup.START, List.of(), List.of());
    }
    String[] parts = text.split("\\|", -1);
    List<Fault> faults = new ArrayList<>();
    if (parts.length != 2) {
      faults.add(
          new Fault(
              SetupFault.BOARD_COUNT,
              Optional.empty(),
              "boards",
              text,
              "two boards separated by |"));
    }
    BoardReading a = parseBoard(parts[0], BoardId.A);
    BoardReading b =
        parts.length < 2
            ? new BoardReading(BoardSetup.START, List.of(), List.of())
            : parseBoard(parts[1], BoardId.B);
    faults.addAll(a.faults());
    faults.addAll(b.faults());
    Setup setup = new Setup(a.setup(), b.setup());
    List<Fault> notes = new ArrayList<>(a.notes());
    notes.addAll(b.notes());
    notes.addAll(Material.surplus(setup));
    return new BfenReading(setup, faults, notes);
  }

  /** Reads the one board of a game that is played alone, such as a FEN of chess; never throws. */
  public static BoardReading parseBoard(String text) {
    return parseBoard(text, BoardId.A);
  }

  /** Reads one board, which the faults call by its name; never throws. */
  public static BoardReading parseBoard(String text, BoardId id) {
    return parseBoard(text, id, Bfen::outermostOrCorner);
  }

  /**
   * Reads the one board of a game that is played alone and is not Chess960: K and Q are rights of a
   * king on the e file and a rook in the corner; others are dropped, and noted. Rights that are
   * named by the file of their rook are kept as they are. Never throws.
   */
  public static BoardReading parseOrthodox(String text) {
    return parseBoard(text, BoardId.A, CastlingRooks::atHome);
  }

  /** Where no rook stands the corner is meant, so that the check of the set-up names it. */
  private static long outermostOrCorner(BoardSetup placed, Color color, Wing wing) {
    long outermost = CastlingRooks.outermost(placed, color, wing);
    return outermost != 0 ? outermost : Bitboards.of(wing.corner(color));
  }

  private static BoardReading parseBoard(
      String text, BoardId id, BoardParser.PlainRights plainRights) {
    String board = unquoted(text);
    if (board.equalsIgnoreCase(START_WORD)) {
      return new BoardReading(BoardSetup.START, List.of(), List.of());
    }
    BoardReading fields = new BoardParser(board, id, plainRights).read();
    SetupCheck check = SetupCheck.of(fields.setup(), id);
    boolean unsure = fields.faults().stream().map(Fault::kind).anyMatch(UNSURE_PLACEMENT::contains);
    Stream<Fault> found =
        check.faults().stream()
            .filter(fault -> !unsure || !NEED_SURE_PLACEMENT.contains(fault.kind()));
    return new BoardReading(
        fields.setup(),
        Stream.concat(fields.faults().stream(), found).toList(),
        Stream.concat(fields.notes().stream(), check.notes().stream()).toList());
  }

  /** Returns the canonical line of both boards. */
  public static String format(Position position) {
    return format(position.toSetup());
  }

  /** Returns the line of both boards as they are set up, nothing repaired. */
  public static String format(Setup setup) {
    return format(setup.a()) + " | " + format(setup.b());
  }

  /** Returns the canonical text of one board. */
  public static String format(Position position, BoardId id) {
    return format(position.toSetup().board(id));
  }

  /** Returns the text of one board as it is set up, nothing repaired. */
  public static String format(BoardSetup board) {
    return BoardFormatter.withReserves(board);
  }

  /** Returns the plain FEN of a board, without reserves and promotion marks: the form of chess. */
  public static String formatPlain(BoardSetup board) {
    return BoardFormatter.plain(board);
  }

  private static String unquoted(String text) {
    String stripped = text.strip();
    boolean quoted = stripped.length() >= 2 && stripped.startsWith("\"") && stripped.endsWith("\"");
    return quoted ? stripped.substring(1, stripped.length() - 1).strip() : stripped;
  }
}
