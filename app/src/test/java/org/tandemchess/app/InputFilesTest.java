package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of the wrong kind, for every command that reads one. */
class InputFilesTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bpgn check /dev/zero",
        "log summary /dev/zero",
        "suite /dev/zero",
        "suite make --from /dev/zero",
        "perft --suite /dev/zero",
        "book check /dev/zero",
        "book make --from /dev/zero",
        "book make --games /dev/zero",
        "match --team1 random --team2 random --nodes 1 --openings /dev/zero",
        "match --teams /dev/zero --nodes 1",
        "tune --data /dev/zero --out unused",
        "tune --data /dev/null --from /dev/zero --out unused",
      })
  @Timeout(60)
  void whatNeverEndsIsRefusedWithItsLimit(String line) {
    Outcome outcome = Outcome.of(line.split(" ", -1));

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .singleElement()
        .asString()
        .contains("/dev/zero")
        .containsPattern("\\d+ MB");
  }

  @Test
  void faultsOfOpeningsAreSentences() throws IOException {
    String words = file("words", "# these\nno boards\n");
    String full = file("full", "startpos | 8/8/8/8/8/8/8/8 w - - 0 1\n");

    assertThat(match(words))
        .isEqualTo(
            "--openings "
                + words
                + " line 2: boards 'no boards': expected two boards separated by |");
    assertThat(match(full))
        .startsWith("--openings " + full + " line 1: board B, placement '0 K': expected one");
  }

  private static String match(String openings) {
    Outcome outcome =
        Outcome.of(
            "match",
            "--team1",
            "random",
            "--team2",
            "random",
            "--nodes",
            "1",
            "--openings",
            openings);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).hasSize(1);
    return outcome.err().getFirst().replaceFirst("^tandem match: ", "");
  }

  @Test
  void aLogThatWasCutInsideALetterLosesThatLineOnly() throws IOException {
    Path log = folder.resolve("cut.log");
    byte[] text =
        """
        {"time":"x","game":"J\u00fcrgen","type":"session","protocol":"ubi"}
        {"type":"move","board":"A","depth":3,"nodes":20,"ms":4}
        {"type":"in","text":"J\u00fc"""
            .getBytes(StandardCharsets.UTF_8);
    Files.write(log, Arrays.copyOf(text, text.length - 1));

    Outcome outcome = Outcome.of("log", "summary", log.toString());

    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .contains("   1  J\u00fcrgen                      1        0  -")
        .endsWith("1 of 3 lines are none of a log");
  }

  @Test
  void numbersThatNoSessionWritesAreNotAddedUp() throws IOException {
    String most = String.valueOf(Long.MAX_VALUE);
    String log =
        file(
            "absurd.log",
            Stream.of("3", most, most, most + "0", "-1", "\"7\"", "1e300", "0.5")
                .map(nodes -> "{\"type\":\"move\",\"board\":\"A\",\"nodes\":" + nodes + "}\n")
                .reduce("", String::concat));

    List<String> out = Outcome.of("log", "summary", "--json", log).out();

    assertThat(out.get(1)).contains("\"moves\":3,", "\"nodes\":" + most + ",");
    assertThat(out.getLast()).endsWith("\"lines\":8,\"strange_lines\":5}");
  }

  @Test
  @Timeout(120)
  void gamesAreReadOneByOne() throws IOException {
    Path file = folder.resolve("many.bpgn");
    byte[] game =
        ("[Event \"g\"]\n1A. e4 {" + "x".repeat(1 << 20) + "}\n1a. e5\n*\n")
            .getBytes(StandardCharsets.UTF_8);
    try (OutputStream out = Files.newOutputStream(file)) {
      for (int i = 0; i < 40; i++) {
        out.write(game);
      }
      out.write("[Event \"bad\"]\n1A. e5\n".getBytes(StandardCharsets.UTF_8));
    }

    Outcome outcome = Outcome.of("bpgn", "check", file.toString());

    assertThat(outcome.out()).hasSize(2).endsWith("41 games, 1 bad, 80 plies");
    assertThat(outcome.out().getFirst()).startsWith(file + ": game 41, board A, ply 1, line 162, ");
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }
}
