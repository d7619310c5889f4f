package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.notation.PerftTable;
import org.tandemchess.testkit.SharedData;

/** The move generator against counts that independent programs agree on. */
class PerftSuiteTest {
  private static final long LARGEST_ROW = 5_000_000;
  private static final long FEWEST_NODES = 200_000_000;

  @Test
  void countsEveryRowOfTheSharedTable() throws IOException {
    List<String> mismatches = new ArrayList<>();
    long nodes = 0;
    for (PerftTable.Row row : PerftTable.read(SharedData.require("data/perft.tsv"))) {
      if (row.nodes() <= LARGEST_ROW) {
        long found = new Perft(row.depth()).count(row.board(), row.depth());
        nodes += found;
        if (found != row.nodes()) {
          mismatches.add(row.describe() + ": expected " + row.nodes() + ", found " + found);
        }
      }
    }
    System.out.println("perft nodes checked: " + nodes);

    assertThat(mismatches).isEmpty();
    assertThat(nodes).isGreaterThanOrEqualTo(FEWEST_NODES);
  }
}
