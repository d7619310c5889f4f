package org.tandemchess.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.app.Outcome;

class MatchCommandTest {
  private static final String[] FAST = {
    "match", "--team1", "tandem:Hash=2", "--team2", "random", "--nodes", "100", "--games", "2"
  };

  @TempDir Path folder;

  private static String[] fast(String... more) {
    String[] all = Arrays.copyOf(FAST, FAST.length + more.length);
    System.arraycopy(more, 0, all, FAST.length, more.length);
    return all;
  }

  @Test
  void theLastLineOfJsonIsTheSummary() throws Exception {
    Outcome outcome = Outcome.of(fast("--json"));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).hasSize(3);
    JsonNode summary = new ObjectMapper().readTree(outcome.out().getLast());
    for (String key :
        new String[] {
          "games",
          "wins",
          "draws",
          "losses",
          "score",
          "elo",
          "elo_low",
          "elo_high",
          "timeLosses",
          "illegal",
          "crashes"
        }) {
      assertThat(summary.has(key)).as(key).isTrue();
    }
    assertThat(summary.get("games").asInt()).isEqualTo(2);
  }

  @Test
  void aFolderKeepsTheMatchAndResumesIt() throws Exception {
    String out = folder.resolve("m").toString();
    assertThat(Outcome.of(fast("--out", out)).code()).isZero();
    Path results = Path.of(out, "results.jsonl");
    String whole = Files.readString(results);
    String bpgn = Files.readString(Path.of(out, "games.bpgn"));
    Files.writeString(results, whole.substring(0, whole.length() - 30));

    Outcome again = Outcome.of(fast("--out", out));
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err().getFirst()).contains("--resume");

    assertThat(Outcome.of(fast("--out", out, "--resume")).code()).isZero();
    assertThat(Files.readAllLines(results)).hasSize(2);
    assertThat(Files.readString(Path.of(out, "games.bpgn"))).isEqualTo(bpgn);
    assertThat(Outcome.of("bpgn", "check", out + "/games.bpgn").code()).isZero();
  }

  @Test
  void theSameSeedGivesTheSameGames() throws Exception {
    String one = folder.resolve("one").toString();
    String two = folder.resolve("two").toString();
    Outcome.of(fast("--out", one, "--seed", "7", "--concurrency", "1"));
    Outcome.of(fast("--out", two, "--seed", "7", "--concurrency", "2"));
    assertThat(Files.readString(Path.of(one, "games.bpgn")))
        .isEqualTo(Files.readString(Path.of(two, "games.bpgn")));
  }

  @ParameterizedTest
  @CsvSource({"modern", "wbn", "dutch", "in-hand"})
  void gamesArePlayedAndKeptByTheirRules(String rules) throws Exception {
    String out = folder.resolve("m").toString();
    assertThat(Outcome.of(fast("--rules", rules, "--out", out)).code()).isZero();
    Path bpgn = Path.of(out, "games.bpgn");
    String tag = "[Rules \"" + rules + "\"]";
    assertThat(Files.readAllLines(bpgn)).filteredOn(tag::equals).hasSize(2);
    assertThat(Outcome.of("bpgn", "check", "--warnings", bpgn.toString()).out()).hasSize(1);

    Path results = Path.of(out, "results.jsonl");
    String whole = Files.readString(results);
    Files.writeString(results, whole.substring(0, whole.indexOf('\n') + 1));
    Outcome other = Outcome.of(fast("--out", out, "--resume"));
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err().getFirst()).contains("played by the rules of " + rules);
    assertThat(Outcome.of(fast("--rules", rules, "--out", out, "--resume")).code()).isZero();
    assertThat(Files.readAllLines(results)).hasSize(2);
  }

  @Test
  void openingsAreMadeByTheirRules() {
    List<String> lines =
        Outcome.of("openings", "--count", "1", "--nodes", "500", "--rules", "modern").out();
    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst()).endsWith(" --rules modern");
  }

  @Test
  void teamsComeFromAFile() throws Exception {
    Path teams = folder.resolve("teams.toml");
    Files.writeString(
        teams,
        """
        [each]
        Hash = 2
        [[team]]
        name = "ours"
        engine = "tandem"
        options = { Ponder = false }
        [[team]]
        engine = "random"
        [[team]]
        name = "mixed"
        engine = "random + random"
        """);
    Outcome outcome =
        Outcome.of("match", "--teams", teams.toString(), "--nodes", "50", "--games", "2");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out().getFirst()).startsWith("rank  team");
    assertThat(outcome.out().get(1)).contains("ours");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--team1 tandem --team2 random|no pace: expected one of --tc",
        "--team1 tandem --nodes 5|expected two teams",
        "--team1 tandem --team2 uci: --nodes 5|expected a command after 'uci:'",
        "--team1 tandem --team2 ubi:no-such-engine --nodes 5|a program that exists",
        "--team1 tandem --team2 bogus --nodes 5|expected tandem, random, or ubi:",
        "--team1 tandem:Hash --team2 random --nodes 5|expected Option=value",
        "--team1 tandem:Hush=1 --team2 random --nodes 5|Hush",
        "--team1 tandem --team2 random --tc five|expected seconds such as 5+0.05",
        "--team1 tandem --team2 random --nodes 5 --sprt 0,5|four numbers",
        "--team1 tandem --team2 random --nodes 5 --resume|--out with a folder",
        "--team1 tandem --team2 random --nodes 5 --openings nowhere.bfen|no such file",
        "--team1 tandem --team2 random --nodes 5 --depth 4|several paces"
      })
  void wrongArgumentsGetOneLine(String arguments, String text) {
    Outcome outcome = Outcome.of(("match " + arguments).split(" ", -1));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).hasSize(1);
    assertThat(outcome.err().getFirst()).contains(text);
  }

  @Test
  void openingsAreMadeAgainFromTheirSeed() {
    String[] few = {"openings", "--count", "2", "--nodes", "500", "--bound", "300"};
    List<String> once = Outcome.of(few).out();
    assertThat(once).hasSize(3).isEqualTo(Outcome.of(few).out());
    assertThat(once.getFirst()).startsWith("# tandem openings --count 2 --seed 2026");
  }
}
