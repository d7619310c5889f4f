package org.tandemchess.app.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The example of docs/ubi.md plays. */
@Timeout(300)
class ExampleEngineIT {
  private static final String EXAMPLE = "python3 ../docs/examples/random_ubi.py ../tandem 1";

  /** The example needs a Python of 3.10 or newer. */
  @BeforeAll
  static void findPython() throws InterruptedException {
    assumeTrue(hasPython(), "no python3 of 3.10 or newer");
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      String check = "import sys; sys.exit(sys.version_info < (3, 10))";
      return new ProcessBuilder("python3", "-c", check).start().waitFor() == 0;
    } catch (IOException e) {
      // There is none.
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ubi", "ubi0"})
  void playsTwoGamesWithoutAFault(String dialect) throws IOException, InterruptedException {
    Process match =
        new ProcessBuilder(
                "../tandem",
                "match",
                "--team1",
                dialect + ":" + EXAMPLE,
                "--team2",
                "random",
                "--nodes",
                "10",
                "--games",
                "2",
                "--max-plies",
                "120")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<String> table =
        new String(match.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    assertThat(match.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(match.exitValue()).isZero();
    assertThat(table)
        .anyMatch(line -> line.startsWith("games     2: "))
        .filteredOn(line -> line.startsWith("faults "))
        .hasSize(2)
        .allMatch(line -> line.endsWith(" 0 flags, 0 illegal moves, 0 crashes, 0 hangs"));
  }
}
