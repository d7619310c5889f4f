package org.tandemchess.app.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.app.Outcome;
import org.tandemchess.match.play.RunLock;

class TuneGamesCommandTest {
  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void name() {
    file = folder.resolve("t.json");
  }

  private static Outcome tune(Path out, String... more) {
    List<String> words =
        new ArrayList<>(
            List.of("tune", "games", "--option", "blitzdivisor:20:80:5", "--nodes", "20"));
    words.addAll(List.of("--games", "6", "--max-plies", "30", "--each", "Hash=2"));
    words.addAll(List.of("--out", out.toString()));
    words.addAll(Arrays.asList(more));
    return Outcome.of(words.toArray(String[]::new));
  }

  @Test
  void playsItsStepsAndTellsWhatCameOfThem() throws IOException {
    Outcome outcome = tune(file, "--option", "BlitzStyleFactor");

    assertThat(outcome.code()).as(outcome.err().toString()).isZero();
    assertThat(outcome.out().getFirst()).matches("option +before +after +steps");
    assertThat(outcome.out().get(1)).matches("BlitzDivisor +20 +\\d+ +[+-]\\d\\.\\d\\d");
    assertThat(outcome.out().get(2)).matches("BlitzStyleFactor +1\\.0000 +[01]\\.\\d+ +[+-]\\d.*");
    assertThat(outcome.out().getLast()).startsWith("try it: tandem match --team1 \"tandem:Blitz");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(4);
    assertThat(lines.getFirst()).startsWith("{\"type\":\"plan\",");
    assertThat(lines.getLast()).startsWith("{\"type\":\"step\",\"step\":2,");
  }

  @Test
  void goesOnWhereItWasBrokenOffAsIfNothingHadBeen() throws IOException {
    tune(file);
    List<String> lines = Files.readAllLines(file);
    Path again = folder.resolve("again.json");
    String half = lines.get(2).substring(0, 20);
    Files.writeString(again, lines.get(0) + "\n" + lines.get(1) + "\n" + half);
    Files.write(again, new byte[] {(byte) 0xC3}, StandardOpenOption.APPEND); // half a letter

    assertThat(tune(again).err()).singleElement().asString().contains("expected a new file, or ");
    Outcome resumed = tune(again, "--resume", "--json");

    assertThat(resumed.code()).as(resumed.err().toString()).isZero();
    assertThat(resumed.out()).isEqualTo(lines.subList(2, 4));
    assertThat(again).hasSameTextualContentAs(file);
    assertThat(tune(again, "--resume", "--seed", "2").err())
        .anyMatch(line -> line.endsWith("--resume: seed was 1, now 2"));
    try (RunLock _ = RunLock.take(folder.resolve("again.json.lock"))) {
      assertThat(tune(again, "--resume").err())
          .singleElement()
          .asString()
          .contains("another run writes there: process ");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Nothing; unknown option: Nothing",
        "Ponder; Ponder: expected an option with numbers",
        "BlitzCap:1; --option 'BlitzCap:1': expected NAME or NAME:MIN:MAX:STEP",
        "BlitzCap:1:2:x; --option 'BlitzCap:1:2:x': expected numbers after the name",
        "BlitzCap:1:2:1; BlitzCap: expected a range with 2000.0, where tuning begins",
        "BlitzDivisor; an option twice: expected each option once",
      })
  void saysWhatIsWrongWithAnOption(String option, String expected) {
    Outcome outcome = tune(file, "--option", option);

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .singleElement()
        .asString()
        .isEqualTo("tandem tune games: " + expected);
    assertThat(file).doesNotExist();
  }

  @Test
  void isMeantByItsNameAsAnArgumentToo() {
    Outcome outcome =
        Outcome.of("tune", "--games", "--option", "Nothing", "--nodes", "9", "--out", "t.json");

    assertThat(outcome.err()).containsExactly("tandem tune games: unknown option: Nothing");
    assertThat(Outcome.of("tune", "--help").out())
        .anyMatch(line -> line.contains("games, --games"));
  }

  @Test
  void namesTheMissingFile() {
    assertThat(Outcome.of("tune", "games", "--option", "BlitzCap", "--nodes", "9").err())
        .containsExactly("tandem tune games: missing --out FILE: see tandem tune games --help");
  }
}
