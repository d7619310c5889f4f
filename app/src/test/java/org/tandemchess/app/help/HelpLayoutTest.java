package org.tandemchess.app.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.app.Outcome;
import org.tandemchess.app.output.Screen;

class HelpLayoutTest {
  private static final String ESCAPE = "\u001b";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "analyze",
        "match",
        "tune screen",
        "tune games",
        "suite",
        "perft",
        "validate",
        "generate-completion"
      })
  void fitsTheScreenAndLosesNoWord(String command) {
    List<String> wide = help(command, 300);

    for (int columns : List.of(60, 72, 80, 100)) {
      List<String> lines = help(command, columns);

      assertThat(lines).allMatch(line -> line.length() <= columns);
      assertThat(words(lines)).as("%d columns", columns).isEqualTo(words(wide));
    }
  }

  @Test
  void textIsNoWiderThanOneReads() {
    assertThat(help("match", 300)).allMatch(line -> line.length() <= 100);
  }

  @Test
  void anExampleThatDoesNotFitGoesOnAfterABackslash() {
    assertThat(help("match", 80))
        .containsSequence(
            "  tandem match --team1 tandem --team2 \"uci:fairy-stockfish\" --tc 3+0.03 \\",
            "      --out m --resume");
  }

  @Test
  void linesThatStandAloneStayAsTheyAre() {
    assertThat(help("perft", 80))
        .contains("  nodes <leaves> time_ms <milliseconds> nps <leaves per second>");
    assertThat(help("perft", 60))
        .containsSequence("  nodes <leaves> time_ms <milliseconds> nps <leaves per", "    second>");
  }

  @Test
  void everyCommandIsForSomebody() {
    assertThat(help("", 80)).contains("For players:").doesNotContain("Others:");
  }

  @Test
  void isColoredOnAScreenOnly() {
    Screen screen = new Screen(true, true, true, () -> Screen.Size.USUAL);

    assertThat(Outcome.on(screen, "--help").out())
        .anyMatch(line -> line.contains(ESCAPE + "[1mFor players:"))
        .anyMatch(line -> line.contains(ESCAPE + "[1mExamples:"));
    assertThat(Outcome.of("--help").out()).noneMatch(line -> line.contains(ESCAPE));
  }

  @Test
  void completesInAShell() throws IOException, InterruptedException {
    String script = String.join("\n", Outcome.of("generate-completion").out());
    String question =
        "\nCOMP_WORDS=(tandem bench ra); COMP_CWORD=2; _complete_tandem; echo \"${COMPREPLY[@]}\"\n";
    Process bash = new ProcessBuilder("bash").redirectErrorStream(false).start();
    bash.getOutputStream().write((script + question).getBytes(StandardCharsets.UTF_8));
    bash.getOutputStream().close();

    assertThat(new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip())
        .isEqualTo("race");
    assertThat(bash.waitFor()).isZero();
  }

  private static List<String> help(String command, int columns) {
    Screen screen = new Screen(false, false, false, () -> new Screen.Size(columns, 24));
    String[] args =
        Stream.concat(
                Stream.of("help"), Stream.of(command.split(" ")).filter(word -> !word.isEmpty()))
            .toArray(String[]::new);
    return Outcome.on(screen, args).out();
  }

  private static List<String> words(List<String> lines) {
    return List.of(String.join(" ", lines).replace("\\", "").strip().split("\\s+"));
  }
}
