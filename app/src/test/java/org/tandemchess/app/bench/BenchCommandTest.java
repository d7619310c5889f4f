package org.tandemchess.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.tandemchess.app.Json;
import org.tandemchess.app.Outcome;
import org.tandemchess.app.output.Screen;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.perft.PerftRates;
import org.tandemchess.lab.perft.PerftRates.Tree;
import org.tandemchess.rules.core.RuleSet;
import picocli.CommandLine;

class BenchCommandTest {
  private static final String POSITION =
      "8/5k2/3p4/1p1P4/1P3K2/8/5P2/8[] w - - 0 40 | 7k/8/8/8/8/8/8/K7[p] b - - 0 1";
  private static final Tree TREE = new Tree("start", RuleSet.CHESS, "startpos", 3, 8902);

  @Test
  void printsTheSignature() {
    List<String> lines = run();

    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).matches("A +\\d+ nodes +\\d+ ms  \\Q" + POSITION + "\\E");
    assertThat(lines.get(1)).startsWith("B ");
    assertThat(lines.get(2)).matches("signature \\d+ time_ms \\d+ nps \\d+");
    String signature = lines.get(2).substring(0, lines.get(2).indexOf(" time_ms"));
    assertThat(run().get(2)).startsWith(signature + " time_ms ");
  }

  @Test
  void writesObjectsForPrograms() throws IOException {
    List<String> lines = run("--json");

    assertThat(Json.read(lines.get(0)))
        .containsEntry("type", "board")
        .containsEntry("board", "A")
        .containsKeys("bfen", "nodes", "time_ms");
    assertThat(Json.read(lines.get(2)))
        .containsEntry("type", "total")
        .containsKeys("signature", "time_ms", "nps");
  }

  @Test
  void printsTheRatesOfTheRules() throws IOException {
    assertThat(run("--perft"))
        .containsExactly(
            "position         depth     leaves  counted M/s  made M/s",
            "start                3       8902          8.9       8.9");
    assertThat(Json.read(run("--perft", "--json").getFirst()))
        .containsEntry("type", "perft")
        .containsEntry("leaves", "8902")
        .containsEntry("counted_per_s", "8902000")
        .containsEntry("made_per_s", "8902000");
  }

  @Test
  void refusesAFastWrongAnswer() {
    PerftRates rates = new PerftRates(0, System::nanoTime);

    assertThatIllegalStateException()
        .isThrownBy(() -> rates.measure(new Tree("wrong", RuleSet.CHESS, "startpos", 3, 8903)));
  }

  @Test
  void knowsItsTrees() {
    for (Tree tree : PerftRates.TREES) {
      Outcome outcome =
          Outcome.of(
              "perft",
              String.valueOf(tree.depth()),
              "--variant",
              tree.rules().name(),
              "--fen",
              tree.bfen());

      assertThat(outcome.out().getLast()).startsWith("nodes " + tree.leaves() + " time_ms ");
    }
  }

  /**
   * Runs the command on one position and one tree, with a clock that goes on a millisecond a look.
   */
  private static List<String> run(String... args) {
    StringWriter out = new StringWriter();
    PrintWriter printer = new PrintWriter(out);
    AtomicLong clock = new AtomicLong();
    PerftRates rates = new PerftRates(10_000_000, () -> clock.addAndGet(1_000_000));
    BenchCommand command =
        new BenchCommand(
            new Terminal(printer, printer, Screen.NONE), List.of(POSITION), List.of(TREE), rates);

    assertThat(new CommandLine(command).execute(args)).isZero();

    printer.flush();
    return out.toString().lines().toList();
  }
}
