package org.tandemchess.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class CountedProgressTest {
  private final StringWriter err = new StringWriter();
  private long seconds;

  @Test
  void foretellsTheRestFromWhatIsDone() {
    CountedProgress progress = progress();

    seconds = 30;
    progress.show(12);
    seconds = 50;
    progress.show(20, () -> "15 solved");
    progress.clear();

    assertThat(err.toString().lines())
        .containsExactly("12/48 boards, 0:01:30 left", "20/48 boards, 0:01:10 left, 15 solved");
  }

  @Test
  void partsOfAnEarlierRunTookNoTime() {
    CountedProgress progress = progress();
    progress.resumedAfter(40);

    seconds = 3_600;

    assertThat(progress.words(42)).isEqualTo("42/48 boards, 3:00:00 left");
    assertThat(progress.words(40)).isEqualTo("40/48 boards, 8:00:00 left");
  }

  private CountedProgress progress() {
    Terminal terminal = new Terminal(new PrintWriter(err), new PrintWriter(err, true), Screen.NONE);
    return new CountedProgress(terminal, 48, "boards", () -> seconds * 1_000_000_000);
  }
}
