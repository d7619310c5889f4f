package org.tandemchess.rules.cases;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads the tables of this package: cells separated by tabs, lines that begin with # skipped. */
final class CaseTable {
  private CaseTable() {}

  static List<List<String>> rows(String name) {
    try (InputStream in = CaseTable.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("no table " + name);
      }
      BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      return reader
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> List.of(line.split("\t", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
