package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchTest {

  @Test
  void theSignatureIsTheOneKept() throws IOException {
    long kept = Long.parseLong(Files.readString(signatureFile()).strip());
    List<Bench.Line> lines = new ArrayList<>();
    Bench.Total total = Bench.run(Bench.positions(), lines::add);

    assertThat(lines.stream().mapToLong(Bench.Line::nodes).sum()).isEqualTo(total.signature());
    assertThat(total.signature())
        .as("play has changed: if it was meant to, write this number to bench/signature.txt")
        .isEqualTo(kept);

    // Nothing of what was learned in between may leak into a second run.
    List<Bench.Line> again = new ArrayList<>();
    Bench.run(Bench.positions().subList(0, 6), again::add);
    assertThat(again)
        .extracting(Bench.Line::nodes)
        .isEqualTo(lines.subList(0, again.size()).stream().map(Bench.Line::nodes).toList());
  }

  @Test
  void thePositionsAreManyAndDifferent() {
    assertThat(Bench.positions()).hasSizeGreaterThanOrEqualTo(24).doesNotHaveDuplicates();
  }

  /** The file lies in the root of the checkout, at or above the working directory. */
  private static Path signatureFile() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path file = at.resolve("bench/signature.txt");
      if (Files.exists(file)) {
        return file;
      }
    }
    throw new AssertionError("no bench/signature.txt at or above the working directory");
  }
}
