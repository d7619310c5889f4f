package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.Position;

/** Reads the examples of docs/bfen.md. */
class BfenDocumentTest {
  private static final Path DOCUMENT = Path.of("../docs/bfen.md");

  /** Returns the rows of all tables behind a mark, as lists of cells, heads left out. */
  private static Stream<List<String>> rows(String mark) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    int line = -1;
    for (String text : Files.readAllLines(DOCUMENT)) {
      line = text.equals(mark) ? 0 : text.startsWith("|") && line >= 0 ? line + 1 : -1;
      if (line > 2) {
        rows.add(Stream.of(text.split("\\|")).map(String::strip).skip(1).toList());
      }
    }
    assertThat(rows).isNotEmpty();
    return rows.stream();
  }

  static Stream<List<String>> readings() throws IOException {
    return rows("<!-- bfen -->");
  }

  static Stream<List<String>> faults() throws IOException {
    return rows("<!-- bfen faults -->");
  }

  private static String code(String cell) {
    return cell.replace("`", "");
  }

  @ParameterizedTest
  @MethodSource("readings")
  void isReadAndWrittenAsTheTableSays(List<String> row) {
    BoardReading reading = Bfen.parseBoard(code(row.get(0)));
    assertThat(reading.faults()).isEmpty();
    Position position = Position.of(reading.setup(), RuleSet.BUGHOUSE);
    assertThat(Bfen.format(position, BoardId.A)).isEqualTo(code(row.get(1)));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void isRefusedAsTheTableSays(List<String> row) {
    assertThat(Bfen.parseBoard(code(row.get(0))).faults())
        .extracting(Fault::message)
        .contains(row.get(1));
  }
}
