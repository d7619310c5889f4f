package org.tandemchess.app.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tandemchess.app.Json;
import org.tandemchess.app.Outcome;
import org.tandemchess.search.eval.Term;
import org.tandemchess.search.eval.Weights;

class TuneCommandTest {
  @TempDir private Path folder;
  private String data = "";
  private String weights = "";

  @BeforeEach
  void nameFiles() {
    data = folder.resolve("games.tsv").toString();
    weights = folder.resolve("new.weights").toString();
  }

  private static Outcome makeData(String file) {
    return Outcome.of("tune", "data", "--games", "30", "--nodes", "40", "--out", file);
  }

  @Test
  void fitsWeightsToGamesThatItPlayed() throws IOException {
    String again = folder.resolve("again.tsv").toString();

    assertThat(makeData(data).out()).singleElement().asString().matches("games 30 positions \\d+");
    makeData(again);
    assertThat(Path.of(again)).hasSameTextualContentAs(Path.of(data));

    // Weights that were fitted to a million positions gain nothing by a few of them.
    int[] poor = Weights.shipped().toArray();
    Arrays.fill(poor, Term.MATERIAL.start(), Term.MATERIAL.start() + Term.MATERIAL.size(), 0);
    String from = folder.resolve("poor.weights").toString();
    Files.writeString(Path.of(from), Weights.of(poor).format());

    Outcome fit = fit(from);
    assertThat(fit.code()).isZero();
    assertThat(fit.out().getFirst()).isEqualTo("pass     fitted      apart");
    assertThat(fit.out().get(1)).matches(" {3}0 +0\\.\\d{6} +0\\.\\d{6}");
    String first = Files.readString(Path.of(weights));
    assertThat(Weights.parse(first)).isNotEqualTo(Weights.of(poor));

    fit(from);
    assertThat(Path.of(weights)).hasContent(first);
  }

  private Outcome fit(String from) {
    return Outcome.of("tune", "--data", data, "--from", from, "--out", weights, "--epochs", "2");
  }

  @Test
  void writesObjectsForPrograms() throws IOException {
    makeData(data);
    Outcome fit = Outcome.of("tune", "--data", data, "--out", weights, "--epochs", "1", "--json");

    assertThat(fit.out()).hasSize(2);
    assertThat(Json.read(fit.out().getLast()))
        .containsEntry("type", "pass")
        .containsEntry("pass", "1")
        .containsKeys("fitted", "apart");
  }

  @Test
  void saysInOneLineWhatIsWrong() throws IOException {
    refused("tandem tune: missing --data FILE: see tandem tune --help", "tune");
    refused("tandem tune: missing --out FILE: see tandem tune --help", "tune", "--data", data);
    refused(
        "tandem tune: --data '" + data + "': expected a readable file (no such file)",
        "tune",
        "--data",
        data,
        "--out",
        weights);
    refused("tandem tune data: missing --out FILE: see tandem tune data --help", "tune", "data");

    Files.writeString(Path.of(data), "1\t2\t-\t5\n");
    refused(
        "tandem tune: --data '"
            + data
            + "' line 1: 4 fields: expected game, plies left, points, "
            + "score, board",
        "tune",
        "--data",
        data,
        "--out",
        weights);
    Files.writeString(Path.of(data), "1\t2\t-\t5\tnonsense\n");
    refused(
        "tandem tune: --data '" + data + "' line 1: ", "tune", "--data", data, "--out", weights);
    Files.writeString(Path.of(data), "");
    refused(
        "tandem tune: --data '" + data + "': 0 positions: too few games to set some apart",
        "tune",
        "--data",
        data,
        "--out",
        weights);
    Files.writeString(Path.of(weights), "material cp\n1 2 3\n");
    refused(
        "tandem tune: --from '" + weights + "': material has 3 numbers, expected 5",
        "tune",
        "--data",
        data,
        "--from",
        weights,
        "--out",
        weights);
  }

  private static void refused(String message, String... args) {
    Outcome outcome = Outcome.of(args);
    List<String> errors = outcome.err();

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(errors).singleElement().asString().startsWith(message);
  }
}
