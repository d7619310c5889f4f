package org.tandemchess.app.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tandemchess.app.Json;
import org.tandemchess.app.Outcome;
import org.tandemchess.lab.suite.Suite;
import org.tandemchess.lab.suite.SuitePosition;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.testkit.engines.FakeEngine;
import org.tandemchess.testkit.engines.Habit;

class SuiteCommandTest {
  private static final String SMOTHERED =
      "6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1\tbughouse\tn@f7\tmate 1\tmade up";
  private static final String BACK_RANK =
      "6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1\tcrazyhouse\te1e8\tmate 1\tmade up";
  private static final String HOPELESS =
      "6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1\tbughouse\ta1a2\t-\tnot the best move at all";

  @TempDir private Path folder = Path.of("");

  @Test
  void countsWhatIsSolvedForEachBudgetAndVariant() throws IOException {
    String file = file("# a comment", "", SMOTHERED, BACK_RANK, HOPELESS);

    Outcome outcome = Outcome.of("suite", file, "--nodes", "500,2000");

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).hasSize(4).startsWith("3 positions");
    assertThat(outcome.out().get(2).split("  +"))
        .containsExactly(
            "500 nodes", "2/3", "66.7 %", "1/2", "50.0 %", "1/1 100.0 %", "2/2 100.0 %");
  }

  @Test
  void tellsOfEachPosition() throws IOException {
    String file = file(SMOTHERED, HOPELESS);

    Outcome outcome = Outcome.of("suite", file, "--nodes", "500", "--list");

    assertThat(outcome.out().get(2)).startsWith("solved  n@f7    best n@f7 ");
    assertThat(outcome.out().get(3)).startsWith("missed  n@f7    best a1a2 ");
  }

  @Test
  void writesObjectsForPrograms() throws IOException {
    String file = file(SMOTHERED);

    Outcome outcome = Outcome.of("suite", file, "--nodes", "500", "--list", "--json");

    assertThat(outcome.out()).hasSize(2);
    assertThat(Json.read(outcome.out().getFirst()))
        .containsEntry("type", "position")
        .containsEntry("best", "n@f7")
        .containsEntry("found", "n@f7")
        .containsEntry("solved", "true");
    assertThat(Json.read(outcome.out().getLast()))
        .containsEntry("type", "budget")
        .containsEntry("budget", "500 nodes")
        .containsEntry("positions", "1")
        .containsEntry("solved", "1");
  }

  @Test
  void searchesByTheClock() throws IOException {
    Outcome outcome = Outcome.of("suite", file(SMOTHERED), "--time", "20ms,1s");

    assertThat(outcome.out().get(2)).startsWith("20 ms ").contains("1/1 100.0 %");
    assertThat(outcome.out().get(3)).startsWith("1 s ").contains("1/1 100.0 %");
  }

  @Test
  void letsAnotherProgramSolve() throws IOException {
    String engine = "uci:" + String.join(" ", FakeEngine.command("uci", Habit.GOOD));

    Outcome outcome =
        Outcome.of("suite", file(SMOTHERED), "--nodes", "500", "--engine", engine, "--list");

    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out().get(2)).matches("(solved|missed)  .*  depth  5  .*");
  }

  @Test
  void saysWhatIsWrongWithAnEngine() throws IOException {
    String fake = "uci:" + String.join(" ", FakeEngine.command("uci", Habit.GOOD));

    assertThat(engineFault("ubi:java")).isEqualTo("'ubi:java': expected uci: and a command");
    assertThat(engineFault("tandem")).isEqualTo("'tandem': expected uci: and a command");
    assertThat(engineFault("uci:no-such-program")).endsWith("exists, not no-such-program");
    assertThat(engineFault(fake))
        .endsWith("does not play crazyhouse: its UCI_Variant lacks the value");
  }

  private String engineFault(String engine) throws IOException {
    Outcome outcome = Outcome.of("suite", file(BACK_RANK), "--nodes", "500", "--engine", engine);

    assertThat(outcome.code()).isEqualTo(2);
    return outcome.err().getFirst().replaceFirst("tandem suite: --engine:? ", "");
  }

  @Test
  void namesEachBrokenLine() throws IOException {
    String file =
        file(
            SMOTHERED,
            "no tabs",
            "8/8[ w - -\tbughouse\te2e4\t-\tx",
            SMOTHERED.replace("bughouse", "checkers"),
            SMOTHERED.replace("n@f7", "q@f7"),
            SMOTHERED.replace("mate 1", "mate soon"));

    Outcome outcome = Outcome.of("suite", file, "--nodes", "500");

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).hasSize(5);
    for (int i = 0; i < 5; i++) {
      assertThat(outcome.err().get(i))
          .startsWith("tandem suite: " + file + ": line " + (i + 2) + ": ");
    }
    assertThat(outcome.err().get(0)).contains("expected 5 with tabs between them");
    assertThat(outcome.err().get(2)).contains("'checkers'");
    assertThat(outcome.err().get(3)).contains("'q@f7'");
    assertThat(outcome.err().get(4)).contains("'mate soon'");
  }

  @Test
  void saysWhatIsWrongWithAFileOrABudget() throws IOException {
    assertThat(Outcome.of("suite", file("# nothing"), "--nodes", "500").err())
        .singleElement()
        .asString()
        .contains("no position");
    assertThat(Outcome.of("suite", folder.resolve("none.tsv").toString()).err().getFirst())
        .contains("no such file");
    assertThat(Outcome.of("suite", "--time", "5 parsecs").err().getFirst())
        .contains("expected a time such as 100ms or 1s");
    assertThat(Outcome.of("suite", "make").err().getFirst())
        .contains("expected --from or --crazyhouse");
  }

  @Test
  void theShippedSuiteIsLargeAndEachBestMoveLegal() {
    List<SuitePosition> positions = Suite.shipped().positions();

    assertThat(positions).hasSizeGreaterThanOrEqualTo(300);
    assertThat(positions).extracting(SuitePosition::bfen).doesNotHaveDuplicates();
    assertThat(positions).allMatch(position -> position.best().size() == 1);
    assertThat(positions)
        .filteredOn(SuitePosition::rules, RuleSet.BUGHOUSE)
        .hasSizeGreaterThan(100);
    assertThat(positions)
        .filteredOn(SuitePosition::rules, RuleSet.CRAZYHOUSE)
        .hasSizeGreaterThan(50);
    for (SuitePosition position : positions) {
      assertThat(position.state().position().legalMoves(position.board()))
          .as(position.line())
          .containsAll(position.best());
    }
  }

  @Test
  void theSameNodesSolveTheSame() throws IOException {
    List<String> some =
        Suite.shipped().positions().stream().limit(20).map(SuitePosition::line).toList();
    String file = file(some.toArray(String[]::new));

    Outcome first = Outcome.of("suite", file, "--nodes", "2000", "--list");
    Outcome second = Outcome.of("suite", file, "--nodes", "2000", "--list");

    assertThat(first.out()).hasSize(23).isEqualTo(second.out());
  }

  @Test
  void makesTheSameTacticsFromTheSameGames() throws IOException {
    String[] arguments = {"suite", "make", "--crazyhouse", "3", "--count", "1", "--seed", "1"};

    Outcome first = Outcome.of(arguments);

    assertThat(first.code()).isZero();
    assertThat(first.out().getFirst()).startsWith("# board\tvariant\t");
    assertThat(first.out().subList(1, first.out().size()))
        .allSatisfy(line -> assertThat(line).contains("\tcrazyhouse\t", "self-play seed 1 game "));
    // Progress, on standard error, goes by the clock.
    Outcome second = Outcome.of(arguments);
    assertThat(second.code()).isZero();
    assertThat(second.out()).isEqualTo(first.out());
  }

  private String file(String... lines) throws IOException {
    return Files.write(folder.resolve("suite.tsv"), List.of(lines)).toString();
  }
}
