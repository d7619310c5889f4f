package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.protocol.query.ValidatorSession;
import org.tandemchess.testkit.Dialogue;

/** Streams that are closed, full or left, and files that a command was stopped at. */
@Timeout(120)
class StreamsIT {
  private static final int LONGEST_LINE = ValidatorSession.LONGEST;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"", "validate", "--protocol uci"})
  void anInputThatIsClosedIsAtItsEnd(String arguments) throws IOException, InterruptedException {
    ShellScript script = run("\"$tandem\" " + arguments + " <&-");

    assertThat(script).isEqualTo(new ShellScript(0, "", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "perft 2",
        "perft 2 --divide",
        "--version",
        "match --help",
        "bpgn check /dev/null",
        "analyze 'startpos | startpos' --depth 2 --json",
        "match --team1 random --team2 random --nodes 1 --games 2 --json",
        "openings --count 1 --nodes 1",
        "openings --count 1 --nodes 1 --out /dev/stdout"
      })
  void resultsThatCannotBeWrittenAreAnError(String arguments)
      throws IOException, InterruptedException {
    ShellScript full = run("\"$tandem\" " + arguments + " >/dev/full");
    ShellScript closed = run("\"$tandem\" " + arguments + " >&-");

    assertThat(full.code()).as(full.err()).isEqualTo(2);
    assertThat(full.err()).contains("No space left on device").hasLineCount(1);
    assertThat(closed.code()).as(closed.err()).isEqualTo(2);
    assertThat(closed.err()).contains("written").hasLineCount(1);
  }

  @Test
  void answersOfAValidatorThatCannotBeWrittenAreAnError() throws IOException, InterruptedException {
    ShellScript script = run("echo getfen startpos | \"$tandem\" validate >/dev/full");

    assertThat(script.code()).isEqualTo(2);
    assertThat(script.err())
        .isEqualTo("tandem: standard output cannot be written: No space left on device\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bpgn {a ",
        "bpgn x ",
        "bpgn [a \"b\"] ",
        "apply board A a ",
        "legalmoves startpos moves g1f3 g8f6 f3g1 f6g8 "
      })
  void aValidatorSurvivesTheLongestLineThatItTakes(String start) throws InterruptedException {
    String unit = start.substring(start.indexOf(' ', start.lastIndexOf("moves") + 1) + 1);
    String line = (start + unit.repeat(LONGEST_LINE)).substring(0, LONGEST_LINE);
    try (TandemProcess tandem = new TandemProcess("validate")) {
      Dialogue host = tandem.host();
      host.send(line);
      assertThat(host.expect("{\"ok\":")).doesNotContain("internal_error");
      host.send(line + "x");
      host.expect("info string line above 262144 bytes ignored");
      host.send("quit");
      assertThat(tandem.exitValue()).isZero();
    }
  }

  @Test
  void aLongSearchEndsWithItsReader() throws IOException, InterruptedException {
    Process analyze =
        new ProcessBuilder(
                TandemProcess.LAUNCHER.toString(),
                "analyze",
                "startpos | startpos",
                "--movetime",
                "600000")
            .start();
    try (BufferedReader reader = analyze.inputReader(StandardCharsets.UTF_8)) {
      assertThat(reader.readLine()).contains("Board A");
    }

    assertThat(analyze.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(analyze.exitValue()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "book make --from FILE --out FILE --positions 100000",
        "openings --count 1000000 --out FILE",
        "tune data --games 1000000 --out FILE",
        "suite make --crazyhouse 1 --count 1000000 --out FILE"
      })
  void whatIsBrokenOffLeavesTheOldFileAndNothingElse(String arguments)
      throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("mine"), "start: e2e4 1\n");
    String[] words = arguments.replace("FILE", file.toString()).split(" ", -1);
    try (TandemProcess tandem = new TandemProcess(words)) {
      while (files().size() == 1) {
        Thread.sleep(20);
      }
      assertThat(file).hasContent("start: e2e4 1");
      tandem.signal("INT");
      assertThat(tandem.exitValue()).isEqualTo(130);
    }
    assertThat(files()).containsExactly("mine");
    assertThat(file).hasContent("start: e2e4 1");
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  private ShellScript run(String script) throws IOException, InterruptedException {
    return ShellScript.run(folder, Map.of(), script);
  }
}
