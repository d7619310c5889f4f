package org.tandemchess.app.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class TableTest {
  private final Table table =
      new Table().text("engine", 8).number("nodes", 7, "%d").number("x", 4, "%.2f").text("end", 0);

  @Test
  void putsTextLeftAndNumbersRight() {
    assertThat(table.head()).isEqualTo("engine      nodes     x  end");
    assertThat(table.row("tandem", 1234L, 1.5, "mate")).isEqualTo("tandem       1234  1.50  mate");
    assertThat(table.row("tandem", 1234567890L, 1.0, "").replaceAll(" ", "_"))
        .isEqualTo("tandem____1234567890__1.00");
  }

  @Test
  void wantsACellForEachColumn() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> table.row("tandem"))
        .withMessage("cells: expected 4, not 1");
  }
}
