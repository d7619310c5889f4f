package org.tandemchess.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.app.Outcome;
import org.tandemchess.match.play.RunLock;
import org.tandemchess.match.report.MatchFolder;
import org.tandemchess.testkit.engines.FakeEngine;
import org.tandemchess.testkit.engines.Habit;

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--nodes 200|rules pace was nodes 100, now nodes 200",
        "--nodes 100 --margin 7|rules margin was 50, now 7",
        "--nodes 100 --max-plies 9|rules max-plies was 800, now 9",
        "--nodes 100 --adjudicate 300,2|rules adjudicate was 0,0, now 300,2",
        "--nodes 100 --timeout 9000|rules timeout was 60000, now 9000",
        "--nodes 100 --each Hash=4|teams 1 engines 1 options Hash was nothing, now 4",
        "--nodes 100 --team random|teams 3 name was nothing, now random 2",
        "--nodes 100 --seed 5|seed was 1, now 5",
        "--nodes 100 --gauntlet|schedule was round_robin, now gauntlet",
        "--nodes 100 --openings start|openings was 256 with checksum"
      })
  void onlyTheSameMatchGoesOn(String changes, String said) throws Exception {
    String out = folder.resolve("m").toString();
    String[] teams = {"match", "--team1", "tandem", "--team2", "random", "--games", "2"};
    List<String> first = new ArrayList<>(List.of(teams));
    first.addAll(List.of("--nodes", "100", "--max-plies", "800", "--out", out));
    assertThat(Outcome.of(first.toArray(String[]::new)).code()).isZero();
    String before = Files.readString(Path.of(out, "games.bpgn"));

    List<String> then = new ArrayList<>(List.of(teams));
    then.addAll(List.of(changes.split(" ", -1)));
    then.addAll(List.of("--out", out, "--resume"));
    Outcome outcome = Outcome.of(then.toArray(String[]::new));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).anySatisfy(line -> assertThat(line).contains(said));
    assertThat(Files.readString(Path.of(out, "games.bpgn"))).isEqualTo(before);
  }

  @Test
  void moreGamesMayBePlayedLater() throws Exception {
    String out = folder.resolve("m").toString();
    assertThat(Outcome.of(fast("--out", out)).code()).isZero();
    String[] more = fast("--out", out, "--resume");
    more[8] = "4";
    assertThat(Outcome.of(more).code()).isZero();
    assertThat(Files.readAllLines(Path.of(out, "results.jsonl"))).hasSize(4);
  }

  /** As it was written before conditions were kept: games do not say what they were played by. */
  @Test
  void anOlderFolderGoesOnAndItsGamesKeepTheirTruth() throws Exception {
    String out = folder.resolve("m").toString();
    assertThat(Outcome.of(fast("--out", out)).code()).isZero();
    Files.delete(Path.of(out, "plan.json"));
    Path results = Path.of(out, "results.jsonl");
    String line = Files.readAllLines(results).getFirst();
    String old = line.replaceFirst(",\"times\":\\[[^\\]]*\\]", "");
    String body = old.substring(0, old.indexOf(",\"crc32\""));
    CRC32 crc = new CRC32();
    crc.update(body.getBytes(StandardCharsets.UTF_8));
    Files.writeString(results, body + ",\"crc32\":\"%08x\"}\n".formatted(crc.getValue()));

    Outcome outcome = Outcome.of(fast("--out", out, "--resume"));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err())
        .anySatisfy(text -> assertThat(text).contains("do not say by which rules"));
    String bpgn = Files.readString(Path.of(out, "games.bpgn"));
    assertThat(bpgn).containsOnlyOnce("[TimeControl \"?\"]");
    assertThat(bpgn).containsOnlyOnce("[TimeControl \"nodes 100\"]");
  }

  @Test
  void aFolderIsPlayedInByOneMatchAtATime() throws Exception {
    Path out = folder.resolve("m");
    assertThat(Outcome.of(fast("--out", out.toString())).code()).isZero();
    String before = Files.readString(out.resolve("results.jsonl"));
    try (RunLock _ = new MatchFolder(out).take()) {
      Outcome outcome = Outcome.of(fast("--out", out.toString(), "--resume"));
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).hasSize(1);
      assertThat(outcome.err().getFirst())
          .contains("another run writes there: process " + ProcessHandle.current().pid());
    }
    assertThat(Files.readString(out.resolve("results.jsonl"))).isEqualTo(before);
  }

  @Test
  void whatCannotBePlayedIsRefusedBeforeTheFirstGame() throws Exception {
    Path engine = folder.resolve("engine.sh");
    Files.writeString(
        engine,
        """
        #!/bin/sh
        while read -r line; do
          case "$line" in
            uci) echo uciok;;
            protover*) echo 'feature variants="bughouse" ping=0 setboard=0 done=1';;
            quit) exit;;
            isready) echo readyok;;
          esac
        done
        """);
    assertThat(engine.toFile().setExecutable(true)).isTrue();
    String[] refused = {
      "xboard:%s --nodes 5|knows no node limit",
      "ubi:%s --nodes 5 --timeout 300|it answers 'uci': try uci:",
      "uci2:%s --depth 5|knows no depth limit",
      "xboard:%s --depth 2 --openings " + openings() + "|cannot begin a bughouse game",
      "uci:/bin/cat --depth 2 --timeout 300|it answers no other greeting"
    };
    for (String line : refused) {
      String[] parts = line.formatted(engine).split("\\|", 2);
      Outcome outcome = Outcome.of(("match --team1 random --team2 " + parts[0]).split(" ", -1));
      assertThat(outcome.code()).as(line).isEqualTo(2);
      assertThat(outcome.err()).as(line).hasSize(1);
      assertThat(outcome.err().getFirst()).contains(parts[1]);
      assertThat(outcome.out()).isEmpty();
    }
  }

  private Path openings() throws IOException {
    Path file = folder.resolve("one.bfen");
    List<String> made =
        Outcome.of("openings", "--count", "1", "--nodes", "500", "--bound", "300").out();
    return Files.writeString(file, made.getLast() + "\n");
  }

  @Test
  void anEngineThatNeedsTheStartPositionGetsIt() {
    List<String> command = FakeEngine.command("xboard", Habit.NO_SETUP);
    Outcome outcome =
        Outcome.of(
            "match",
            "--team1",
            "random",
            "--team2",
            "xboard:" + String.join(" ", command),
            "--depth",
            "1",
            "--max-plies",
            "10",
            "--games",
            "2");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err().getFirst()).contains("all games begin from the start position");
    assertThat(outcome.out()).anyMatch(line -> line.startsWith("games     2:"));
  }

  @Test
  void faultsMeasureNothing() throws Exception {
    // It starts once, for the rehearsal, and never again.
    Path engine = folder.resolve("once.sh");
    Files.writeString(
        engine,
        """
        #!/bin/sh
        test -e "$0.used" && exit 3
        : > "$0.used"
        while read -r line; do
          case "$line" in
            ubi) echo ubiok;;
            quit) exit;;
            isready) echo readyok;;
          esac
        done
        """);
    assertThat(engine.toFile().setExecutable(true)).isTrue();
    Path out = folder.resolve("m");
    Outcome outcome =
        Outcome.of(
            "match --team1 random --team2 ubi:%s --nodes 5 --games 20 --out %s --concurrency 1"
                .formatted(engine, out)
                .split(" ", -1));
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.err()).anyMatch(line -> line.contains("given up: team"));
    assertThat(outcome.out()).noneMatch(line -> line.startsWith("elo"));
    assertThat(outcome.out()).anyMatch(line -> line.startsWith("void      3 games"));
    JsonNode summary = new ObjectMapper().readTree(out.resolve("summary.json").toFile());
    assertThat(summary.get("games").asInt()).isZero();
    assertThat(summary.get("wins").asInt()).isZero();
    assertThat(summary.get("void").asInt()).isEqualTo(3);
    assertThat(summary.get("elo").isNull()).isTrue();
    assertThat(summary.get("crashes").asInt()).isZero();
    assertThat(summary.get("teams").get(1).get("crashes").asInt()).isEqualTo(3);
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
        "--team1 tandem --team2 random --nodes 5 --openings /etc/passwd|expected two boards",
        "--team1 tandem --team2 ubi:/etc/passwd --nodes 5|a program that may be executed",
        "--team1 tandem --team2 ubi:/etc --nodes 5|which is a folder",
        "--nodes 5|two teams, such as --team1 tandem --team2 random",
        "--nodes 5 --teams nowhere.toml|--teams 'nowhere.toml': expected a readable file (no such",
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
