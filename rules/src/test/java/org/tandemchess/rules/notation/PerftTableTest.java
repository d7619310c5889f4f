package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Position;
import org.tandemchess.testkit.SharedData;

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
            new PerftTable.Row(2, kings(RuleSet.CHESS), KINGS, 2, 30, ""),
            new PerftTable.Row(4, kings(RuleSet.BUGHOUSE), KINGS, 9, 9_999_999_999L, "kings only"));
    assertThat(rows.getLast().describe()).isEqualTo("line 4, bughouse, depth 9, " + KINGS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "chess/KINGS/1; row",
        "shogi/KINGS/1/20; variant 'shogi'",
        "chess/KINGS/one/20; depth 'one'",
        "chess/KINGS/-1/20; depth '-1'",
        "chess/KINGS/1/20 nodes; nodes '20 nodes'",
        "chess/nobody w/1/20; placement 'nobody'",
      })
  void namesLineAndCellThatItCannotRead(String broken, String cell) {
    String row = broken.replace("/", "\t").replace("KINGS", KINGS);

    assertThatExceptionOfType(PerftTableException.class)
        .isThrownBy(() -> PerftTable.parse(List.of("", row)))
        .satisfies(
            e ->
                assertThat(e.faults())
                    .anySatisfy(fault -> assertThat(fault).startsWith("line 2, " + cell))
                    .allSatisfy(fault -> assertThat(fault).contains("': expected ")));
  }

  @Test
  void namesAllFaultsAtOnce() {
    assertThatExceptionOfType(PerftTableException.class)
        .isThrownBy(
            () ->
                PerftTable.parse(
                    List.of("chess\t8/8/8/8/8/8/8/8[Q] x\t1\t1", "go\t" + KINGS + "\t1\t1")))
        .satisfies(e -> assertThat(e.faults()).hasSizeGreaterThanOrEqualTo(3));
  }

  @Test
  void readsTheWholeSharedTable() throws IOException {
    List<PerftTable.Row> rows = PerftTable.read(SharedData.require("data/perft.tsv"));

    assertThat(rows).hasSizeGreaterThanOrEqualTo(700);
    assertThat(rows)
        .extracting(row -> row.position().rules().name())
        .contains("chess", "crazyhouse", "bughouse");
  }

  private static Position kings(RuleSet rules) {
    return Position.of(Bfen.parseBoard(KINGS).setup(), rules);
  }
}
