package org.tandemchess.app.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

class TuneScreenCommandTest {
  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void name() {
    file = folder.resolve("s.json");
  }

  private static Outcome screen(Path out, String... more) {
    List<String> words =
        new ArrayList<>(List.of("tune", "screen", "--change", "PawnReservePct=40,Hash=4"));
    words.addAll(List.of("--nodes", "20", "--games", "8", "--max-plies", "30"));
    words.addAll(List.of("--team", "tandem:Hash=2", "--out", out.toString()));
    words.addAll(Arrays.asList(more));
    return Outcome.of(words.toArray(String[]::new));
  }

  @Test
  void saysWhatEachChangeGives() throws IOException {
    Outcome outcome = screen(file, "--change", "TeamMute=need");

    assertThat(outcome.code()).as(outcome.err().toString()).isZero();
    assertThat(outcome.out().getFirst()).matches("change +elo +\\+-");
    assertThat(outcome.out().get(1)).matches("PawnReservePct=40,Hash=4 +[+-]\\d+ +\\d+");
    assertThat(outcome.out().get(2)).matches("TeamMute=need +[+-]\\d+ +\\d+");
    assertThat(outcome.out().getLast()).isEqualTo("8 games");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(5);
    assertThat(lines.getFirst()).startsWith("{\"type\":\"plan\",\"changes\":[{\"name\":\"Pawn");
    assertThat(lines.getLast())
        .startsWith("{\"type\":\"step\",\"step\":3,")
        .contains("\"first\":[");
  }

  @Test
  void saysThatATeamCannotPlay() {
    Outcome outcome =
        Outcome.of(
            "tune",
            "screen",
            "--change",
            "Hash=4",
            "--team",
            "ubi:/bin/false",
            "--nodes",
            "20",
            "--games",
            "2",
            "--out",
            file.toString());

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .singleElement()
        .asString()
        .contains("--team 'ubi:/bin/false': step 0, game 1: ");
  }

  @Test
  void goesOnWhereItWasBrokenOffAsIfNothingHadBeen() throws IOException {
    Outcome whole = screen(file, "--json");
    List<String> lines = Files.readAllLines(file);
    Path again = folder.resolve("again.json");
    String half = lines.get(3).substring(0, 20);
    Files.writeString(again, String.join("\n", lines.subList(0, 3)) + "\n" + half);

    assertThat(screen(again).err()).singleElement().asString().contains("expected a new file, or ");
    Outcome resumed = screen(again, "--resume", "--json");

    assertThat(resumed.code()).as(resumed.err().toString()).isZero();
    assertThat(resumed.out()).isEqualTo(whole.out().subList(2, 5));
    assertThat(resumed.out().getLast())
        .matches(
            "\\{\"type\":\"effects\",\"games\":8,\"changes\":\\[\\{\"change\":\""
                + "PawnReservePct=40,Hash=4\",\"elo\":-?[\\d.E-]+,\"error\":[\\d.E-]+}]}");
    assertThat(again).hasSameTextualContentAs(file);
    assertThat(screen(again, "--resume", "--change", "StallCost=1").err())
        .anyMatch(line -> line.endsWith("--resume: changes 2 name was nothing, now StallCost=1"));
    try (RunLock _ = RunLock.take(folder.resolve("again.json.lock"))) {
      assertThat(screen(again, "--resume").err())
          .singleElement()
          .asString()
          .contains("another run writes there: process ");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "Nothing=1; tandem: unknown option: Nothing",
        "Ponder; --change 'Ponder': expected Option=value",
        "hash=8; 'PawnReservePct=40,Hash=4' and 'hash=8' both set hash: expected only one of them",
      })
  void saysWhatIsWrongWithAChange(String change, String expected) {
    Outcome outcome = screen(file, "--change", change);

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .singleElement()
        .asString()
        .isEqualTo("tandem tune screen: " + expected);
    assertThat(file).doesNotExist();
  }

  @Test
  void namesTheMissingFile() {
    assertThat(Outcome.of("tune", "screen", "--change", "StallCost=1", "--nodes", "9").err())
        .containsExactly("tandem tune screen: missing --out FILE: see tandem tune screen --help");
  }
}
