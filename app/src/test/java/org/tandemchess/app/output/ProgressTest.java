package org.tandemchess.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final StringWriter err = new StringWriter();
  private long seconds;

  @Test
  void writesOverOneLineOnATerminal() {
    Progress progress = progress(true);

    progress.show("too soon");
    seconds = 1;
    progress.show("10 nodes");
    progress.show("too soon again");
    seconds = 2;
    progress.show("9 rows");
    progress.clear();
    progress.clear();

    assertThat(err.toString()).isEqualTo("\r10 nodes\r9 rows  \r      \r");
  }

  @Test
  void neverFillsTheLineOfATerminal() {
    Progress progress = progress(true);

    seconds = 1;
    progress.show("12/100 games, 0:03:10 left, +5 =1 -6, elo -35 [-200, +130]");
    seconds = 2;
    progress.show("short");

    assertThat(err.toString())
        .isEqualTo("\r12/100 games, 0:03:10 left, +5 =1 -6..." + "\rshort" + " ".repeat(34));
  }

  @Test
  void writesALineNowAndThenElsewhere() {
    Progress progress = progress(false);

    for (seconds = 0; seconds <= 20; seconds++) {
      progress.show(seconds + " s");
    }
    progress.clear();

    assertThat(err.toString().lines()).containsExactly("10 s", "20 s");
  }

  private Progress progress(boolean watched) {
    Terminal terminal =
        new Terminal(
            new PrintWriter(err),
            new PrintWriter(err, true),
            new Screen(false, watched, false, () -> new Screen.Size(40, 24)));
    return new Progress(terminal, () -> seconds * 1_000_000_000);
  }
}
