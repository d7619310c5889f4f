package org.tandemchess.rules.notation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.file.TextFile;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/**
 * Reads perft counts from text: one {@code variant TAB fen TAB depth TAB nodes [TAB note]} a line.
 * Empty lines and lines that begin with {@code #} are skipped.
 */
public final class PerftTable {
  private static final int CELLS = 4;

  private final List<Row> rows = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  private PerftTable() {}

  /**
   * One count.
   *
   * @param line number of the line in its file, from 1
   * @param position the board to count on, as board A
   * @param fen that board as the file writes it
   * @param depth plies, at least 0
   * @param nodes leaves at that depth
   * @param note what the file says about the row, empty where it says nothing
   */
  public record Row(int line, Position position, String fen, int depth, long nodes, String note) {

    /** Returns a new board to count on. */
    public Board board() {
      return position.boardCopy(BoardId.A);
    }

    /** Returns one line for people, such as {@code line 2, chess, depth 3, <fen>}. */
    public String describe() {
      return "line " + line + ", " + position.rules().name() + ", depth " + depth + ", " + fen;
    }
  }

  /**
   * Returns all rows of a file, in its order.
   *
   * @throws IOException if the file cannot be read, is not UTF-8 or is too large
   * @throws PerftTableException if a row does not have the form above
   */
  public static List<Row> read(Path file) throws IOException {
    return parse(TextFile.readLines(file));
  }

  /**
   * Returns all rows of a text, in its order.
   *
   * @throws PerftTableException if a row does not have the form above
   */
  public static List<Row> parse(List<String> lines) {
    PerftTable table = new PerftTable();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank() && !line.startsWith("#")) {
        table.add(i + 1, line);
      }
    }
    if (!table.faults.isEmpty()) {
      throw new PerftTableException(table.faults);
    }
    return List.copyOf(table.rows);
  }

  private void add(int line, String text) {
    String[] cells = text.split("\t", -1);
    if (cells.length < CELLS) {
      fault(line, "row", text, "variant, fen, depth and nodes separated by tabs");
      return;
    }
    Optional<RuleSet> rules = RulePresets.named(cells[0].strip());
    if (rules.isEmpty()) {
      fault(line, "variant", cells[0], RulePresets.expected(cells[0], RulePresets.ALL));
    }
    long depth = number(line, "depth", cells[2], Integer.MAX_VALUE);
    long nodes = number(line, "nodes", cells[3], Long.MAX_VALUE);
    BoardReading board = Bfen.parseBoard(cells[1]);
    List<Fault> found = new ArrayList<>(board.faults());
    if (found.isEmpty() && rules.isPresent()) {
      found.addAll(Position.tryValidate(Setup.single(board.setup()), rules.get()));
    }
    found.forEach(fault -> fault(line, fault.field(), fault.text(), fault.expected()));
    if (found.isEmpty() && rules.isPresent() && depth >= 0 && nodes >= 0) {
      Position position = Position.of(board.setup(), rules.get());
      String note = cells.length > CELLS ? cells[CELLS].strip() : "";
      rows.add(new Row(line, position, cells[1], (int) depth, nodes, note));
    }
  }

  /** Returns the number of a cell, or -1 after noting that there is none. */
  private long number(int line, String field, String cell, long max) {
    try {
      long number = Long.parseLong(cell.strip());
      if (number >= 0 && number <= max) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Noted below, as a number out of range is.
    }
    fault(line, field, cell, "a whole number from 0 to " + max);
    return -1;
  }

  private void fault(int line, String field, String text, String expected) {
    faults.add("line " + line + ", " + field + " '" + text + "': expected " + expected);
  }
}
