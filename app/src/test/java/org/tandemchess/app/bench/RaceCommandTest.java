package org.tandemchess.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tandemchess.app.Json;
import org.tandemchess.app.Outcome;
import org.tandemchess.app.output.Screen;
import org.tandemchess.app.output.Terminal;
import picocli.CommandLine;

class RaceCommandTest {
  private static final String POSITION =
      "8/5k2/3p4/1p1P4/1P3K2/8/5P2/8[] w - - 0 40 | 7k/8/8/8/8/8/8/K7[p] b - - 0 1";

  @Test
  void hasARowForEachEngine() {
    List<String> lines = run("--depth", "3");

    assertThat(lines).hasSize(4);
    assertThat(lines.get(0)).isEqualTo("depth 3, 2 boards");
    assertThat(lines.get(1)).endsWith(" nodes   time ms        nps  nps x  time x");
    assertThat(lines.get(2)).matches("tandem {10} +\\d+ +\\d+ +\\d+   1\\.00    1\\.00");
    assertThat(lines.get(3))
        .matches("tandem:Threads=2 +\\d+ +\\d+ +\\d+ +\\d+\\.\\d\\d +\\d+\\.\\d\\d");
    assertThat(lines).extracting(String::length).containsExactly(17, 64, 64, 64);
  }

  @Test
  void writesObjectsForPrograms() throws IOException {
    List<String> lines = run("tandem:Hash=2", "--depth", "2", "--json");

    assertThat(lines).hasSize(1);
    assertThat(Json.read(lines.getFirst()))
        .containsEntry("type", "engine")
        .containsEntry("engine", "tandem:Hash=2")
        .containsEntry("depth", "2")
        .containsEntry("boards", "2")
        .containsEntry("time_ratio", "1.0")
        .containsKeys("nodes", "time_ms", "nps", "nps_ratio");
  }

  @Test
  void saysWhichEngineIsNone() {
    assertThat(Outcome.of("bench", "race", "ubi:no-such-program").err())
        .containsExactly(
            "tandem bench race: ENGINE 'ubi:no-such-program': expected a program that exists, not"
                + " no-such-program");
    assertThat(Outcome.of("bench", "race", "tandem + tandem").err().getFirst())
        .endsWith("expected one engine");
    assertThat(Outcome.of("bench", "race", "tandem:Threads=none").err().getFirst())
        .startsWith("tandem bench race: ENGINE: tandem: ");
  }

  private static List<String> run(String... args) {
    StringWriter out = new StringWriter();
    PrintWriter printer = new PrintWriter(out);
    RaceCommand command =
        new RaceCommand(new Terminal(printer, printer, Screen.NONE), List.of(POSITION));

    assertThat(new CommandLine(command).execute(args)).isZero();

    printer.flush();
    return out.toString().lines().toList();
  }
}
