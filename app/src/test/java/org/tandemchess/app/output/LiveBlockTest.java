package org.tandemchess.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LiveBlockTest {
  private final StringWriter out = new StringWriter();
  private final Terminal terminal =
      new Terminal(
          new PrintWriter(out),
          new PrintWriter(new StringWriter()),
          new Screen(true, true, false, () -> new Screen.Size(40, 5)));

  @Test
  void writesOverWhatWasShown() {
    LiveBlock block = new LiveBlock(terminal);

    block.clear();
    block.show(List.of("one", "two"));
    block.show(List.of("three"));
    block.clear();
    block.clear();

    assertThat(out.toString()).isEqualTo("one\ntwo\n\u001b[2A\u001b[Jthree\n\u001b[1A\u001b[J");
  }

  @Test
  void keepsWithinTheScreen() {
    LiveBlock block = new LiveBlock(terminal);

    block.show(Collections.nCopies(9, "0123456789".repeat(5)));
    block.show(List.of("end"));

    assertThat(VisibleLines.of(out.toString().lines().toList())).containsExactly("end");
    assertThat(out.toString().lines().filter(line -> line.endsWith("...")))
        .hasSize(4)
        .allMatch(line -> line.length() == 39);
  }
}
