package org.tandemchess.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftTableTest {
  private static final String KINGS = "8/8/8/4k3/8/4K3/8/8 w - - 0 1";

  @Test
  void readsRowsWithAndWithoutNotesAndSkipsComments() {
    List<PerftTable.Row> rows =
        PerftTable.parse(
            List.of(
                "# variant\tfen\tdepth\tnodes",
                "chess\t" + KINGS + "\t2\t30",
                "",
                "bughouse\t" + KINGS + "\t9\t9999999999\t kings only "));

    assertThat(rows)
        .containsExactly(
            new PerftTable.Row(2, "chess", KINGS, 2, 30, ""),
            new PerftTable.Row(4, "bughouse", KINGS, 9, 9_999_999_999L, "kings only"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess\tfen\t1", "chess\tfen\tone\t20", "chess\tfen\t1\t20 nodes"})
  void namesTheLineItCannotRead(String broken) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PerftTable.parse(List.of("", broken)))
        .withMessageContaining("line 2")
        .withMessageContaining(broken);
  }

  @Test
  void readsTheWholeSharedTable() {
    List<PerftTable.Row> rows = PerftTable.read(SharedData.require("data/perft.tsv"));

    assertThat(rows).hasSizeGreaterThanOrEqualTo(700);
    assertThat(rows)
        .extracting(PerftTable.Row::variant)
        .contains("chess", "crazyhouse", "bughouse");
  }
}
