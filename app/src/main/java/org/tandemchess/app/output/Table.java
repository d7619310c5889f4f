package org.tandemchess.app.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * A table in text whose rows are printed as they come: columns have a width that longer cells
 * exceed, and two spaces between them.
 */
public final class Table {
  private static final String GAP = "  ";

  private final List<Column> columns = new ArrayList<>();

  /**
   * A column.
   *
   * @param format how a cell is written, as in {@link String#format}
   * @param pad fills a cell to the width
   */
  private record Column(String head, String format, UnaryOperator<String> pad) {
    String cell(Object value) {
      return pad.apply(String.format(Locale.ROOT, format, value));
    }
  }

  /** Adds a column of text, at least as wide as its head. */
  public Table text(String head, int width) {
    String pad = "%-" + Math.max(width, head.length()) + "s";
    columns.add(new Column(head, "%s", pad::formatted));
    return this;
  }

  /**
   * Adds a column of numbers, at least as wide as its head.
   *
   * @param format how one is written, such as {@code %.2f}; a cell of text goes with {@code %s}
   */
  public Table number(String head, int width, String format) {
    String pad = "%" + Math.max(width, head.length()) + "s";
    columns.add(new Column(head, format, pad::formatted));
    return this;
  }

  /** Returns the first line. */
  public String head() {
    List<String> cells = columns.stream().map(column -> column.pad.apply(column.head)).toList();
    return String.join(GAP, cells).stripTrailing();
  }

  /**
   * Returns the line of a row.
   *
   * @throws IllegalArgumentException unless there is a cell for each column
   */
  public String row(Object... cells) {
    if (cells.length != columns.size()) {
      throw new IllegalArgumentException(
          "cells: expected " + columns.size() + ", not " + cells.length);
    }
    List<String> row = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      row.add(columns.get(i).cell(cells[i]));
    }
    return String.join(GAP, row).stripTrailing();
  }
}
