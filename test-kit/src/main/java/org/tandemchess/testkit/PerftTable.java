package org.tandemchess.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads perft counts from text: one {@code variant TAB fen TAB depth TAB nodes [TAB note]} a line.
 * Empty lines and lines that begin with {@code #} are skipped.
 */
public final class PerftTable {
  private PerftTable() {}

  /**
   * One count.
   *
   * @param line number of the line in its file, from 1
   * @param variant {@code chess}, {@code chess960}, {@code crazyhouse} or {@code bughouse}
   * @param fen one board, as the file writes it
   * @param depth plies, at least 0
   * @param nodes leaves at that depth
   * @param note what the file says about the row, empty where it says nothing
   */
  public record Row(int line, String variant, String fen, int depth, long nodes, String note) {
    /** A short name for a parametrised test. */
    @Override
    public String toString() {
      return "line %d: %s d%d %s".formatted(line, variant, depth, fen);
    }
  }

  /**
   * All rows of a file, in its order.
   *
   * @throws IllegalArgumentException if a row does not have the form above
   */
  public static List<Row> read(Path file) {
    try {
      return parse(Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * All rows of a text, in its order.
   *
   * @throws IllegalArgumentException if a row does not have the form above
   */
  public static List<Row> parse(List<String> lines) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank() && !line.startsWith("#")) {
        rows.add(row(i + 1, line));
      }
    }
    return List.copyOf(rows);
  }

  private static Row row(int number, String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length < 4) {
      throw new IllegalArgumentException(
          "line %d: expected variant, fen, depth and nodes but found: %s".formatted(number, line));
    }
    try {
      int depth = Integer.parseInt(cells[2].strip());
      long nodes = Long.parseLong(cells[3].strip());
      String note = cells.length > 4 ? cells[4].strip() : "";
      return new Row(number, cells[0], cells[1], depth, nodes, note);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "line %d: depth and nodes must be numbers: %s".formatted(number, line), e);
    }
  }
}
