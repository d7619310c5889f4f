package org.tandemchess.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.app.Outcome;
import org.tandemchess.testkit.engines.FakeEngine;
import org.tandemchess.testkit.engines.Habit;

/** Matches and teams in files. */
class MatchFileTest {
  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "games = 10/gamez = 3|line 2: unknown key 'gamez', did you mean 'games'?; expected team,",
        "[[team]]/engin = 'random'|line 2: team 1: unknown key 'engin', did you mean 'engine'?",
        "[[team]]/engine = 'random'/[[team]]/name = 'x'/engine = 'random'/tcc = '5'|line 6: team 2: "
            + "unknown key 'tcc', did you mean 'tc'?; expected depth, dir, engine",
        "[[team]]/name = 'x'|line 1: team 1: engine: expected one, such as",
        "[[team]]/engine = 'random'/tc = 'five'|line 3: team 1: tc: 'five': expected seconds",
        "[[team]]/engine = 'random'/tc = '5'/nodes = 3|only one of tc, movetime, nodes, depth",
        "[[team]]/engine = 'random'/nodes = 'many'|line 3: team 1: nodes: expected a whole number",
        "[[team]]/engine = 'random'/nodes = 0|line 3: team 1: nodes: '0': expected a whole number",
        "[[team]]/engine = 'random'/restart = 'no way'|line 3: team 1: restart: expected true or",
        "[[team]]/engine = 'random'/init = 'x'|line 3: team 1: init: expected a list",
        "[[team]]/engine = 'random'/options = 'x'|line 3: team 1: options: expected a table",
        "[[team]]/engine = 'tandem'/options = { Hush = 1 }|line 3: team 1: options: tandem: ",
        "team = 'x'|line 1: team: expected a list",
        "tc = 'five'|line 1: tc 'five': expected seconds such as",
        "games = 0|line 1: games '0': expected a whole number from 1",
        "resume = 'maybe'|line 1: resume 'maybe': expected true or false",
        "match = 'other.toml'|line 1: unknown key 'match'",
        "games = 3/tc = '5|line 2: expected TOML"
      })
  void whatIsWrongIsNamedWithItsLine(String text, String said) throws IOException {
    Path path = file("m.toml", text.replace('/', '\n').replace('\'', '"'));
    Outcome outcome = Outcome.of("match", "--match", path.toString());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).hasSize(1);
    assertThat(outcome.err().getFirst()).contains("--match '" + path + "' ").contains(said);
  }

  @Test
  void jsonIsReadAsWell() throws IOException {
    Path good =
        file(
            "m.json", "{\"nodes\": 5, \"games\": 2, \"team1\": \"random\", \"team2\": \"random\"}");
    assertThat(Outcome.of("match", "--match", good.toString()).code()).isZero();
    Path bad = file("bad.json", "{\"team\": [\n{\"engine\": \"random\",\n\"nam\": 3}]}");
    assertThat(Outcome.of("match", "--match", bad.toString()).err().getFirst())
        .contains("line 3: team 1: unknown key 'nam', did you mean 'name'?");
    assertThat(Outcome.of("match", "--teams", bad.toString(), "--nodes", "5").err().getFirst())
        .contains("--teams '" + bad + "' line 3: team 1: unknown key 'nam'");
  }

  @Test
  void aFileOfTeamsHoldsNothingElse() throws IOException {
    Path path = file("t.toml", "nodes = 5\n[[team]]\nengine = \"random\"\n");
    assertThat(Outcome.of("match", "--teams", path.toString(), "--nodes", "5").err())
        .singleElement()
        .asString()
        .contains("line 1: unknown key 'nodes'; expected team, each");
  }

  @Test
  void theCommandLineCountsMore() throws Exception {
    Path out = folder.resolve("o");
    Path path =
        file(
            "m.toml",
            """
            tc = "60+1"
            games = 20
            openings = "start"
            sprt = [0, 20, 0.05, 0.05]
            [[team]]
            engine = "nobody knows"
            [[team]]
            engine = "tandem"
            """
                .replace("nobody knows", "random"));
    Outcome outcome =
        Outcome.of(
            "match --match %s --nodes 10 --games 2 --team1 random --team2 random --out %s --json"
                .formatted(path, out)
                .split(" ", -1));
    assertThat(outcome.code()).as(outcome.err().toString()).isZero();
    JsonNode summary = new ObjectMapper().readTree(outcome.out().getLast());
    assertThat(summary.get("games").asInt()).isEqualTo(2);
    assertThat(summary.get("sprt").get("elo1").asInt()).isEqualTo(20);
    assertThat(summary.get("teams").get(1).get("name").asText()).isEqualTo("random 2");
    JsonNode plan = new ObjectMapper().readTree(out.resolve("plan.json").toFile());
    assertThat(plan.get("rules").get("pace").asText()).isEqualTo("nodes 10");
    assertThat(plan.get("openings").asText()).startsWith("1 with checksum");
  }

  @Test
  void eachTeamHasWhatIsItsOwn() throws Exception {
    Path work = Files.createDirectory(folder.resolve("work"));
    Path engine =
        file(
            "engine.sh",
            """
            #!/bin/sh
            echo "started $GREETING" >> started.txt
            echo "a complaint" >&2
            exec %s
            """
                .formatted(String.join(" ", FakeEngine.command("ubi", Habit.GOOD))));
    assertThat(engine.toFile().setExecutable(true)).isTrue();
    Path out = folder.resolve("o");
    Path path =
        file(
            "m.toml",
            """
            movetime = 20
            max-plies = 12
            games = 4
            concurrency = 1
            openings = "start"
            protocol-log = true
            out = "%s"
            [[team]]
            engine = "random"
            tc = "2/30+0.5"
            margin = 200
            [[team]]
            name = "own"
            engine = "ubi:%s"
            nodes = 7
            dir = "%s"
            env = { GREETING = "kindly" }
            stderr = "%s"
            options = { Hush = 3 }
            init = ["setoption name Hash value 9", "be kind"]
            restart = true
            """
                .formatted(out, engine, work, folder.resolve("err.txt")));
    Outcome outcome = Outcome.of("match", "--match", path.toString());
    assertThat(outcome.code()).as(outcome.err().toString()).isZero();

    assertThat(outcome.err()).contains("note: team 2: has no option 'Hush'");
    // Once for the rehearsal, once for each game.
    List<String> starts = Files.readAllLines(work.resolve("started.txt"));
    assertThat(starts).hasSize(5).containsOnly("started kindly");
    assertThat(Files.readAllLines(folder.resolve("err.txt")))
        .hasSize(5)
        .containsOnly("a complaint");
    String log = Files.readString(out.resolve("protocol.log"));
    assertThat(log).containsSubsequence("<< ubiok", ">> setoption name Hash value 9", ">> be kind");
    assertThat(log).contains("go board A nodes 7").doesNotContain("go board A movetime");
    String bpgn = Files.readString(out.resolve("games.bpgn"));
    assertThat(bpgn)
        .contains("[TimeControl \"?\"]\n[WhiteATimeControl \"2/30+0.500\"]")
        .contains("[BlackATimeControl \"nodes 7\"]");
    assertThat(Outcome.of("bpgn", "check", out + "/games.bpgn").code()).isZero();
    assertThat(Outcome.of("match", "--match", path.toString(), "--resume").code()).isZero();
  }

  @Test
  void aRoundRobinCountsTheGamesOfAll() throws Exception {
    Path out = folder.resolve("o");
    Outcome outcome =
        Outcome.of(
            ("match --team random --team random --team random --nodes 5 --games 4 --out " + out)
                .split(" ", -1));
    assertThat(outcome.code()).isZero();
    assertThat(String.join("\n", outcome.out()))
        .contains("random 2")
        .containsPattern("rank  team      +1      2      3")
        .containsPattern("   1  random(  | 2| 3)( +-| +\\d\\.\\d/4){3}");
    JsonNode summary = new ObjectMapper().readTree(out.resolve("summary.json").toFile());
    assertThat(summary.get("games").asInt()).isEqualTo(12);
    int points = 0;
    for (JsonNode team : summary.get("teams")) {
      int games = team.get("wins").asInt() + team.get("draws").asInt() + team.get("losses").asInt();
      assertThat(games).isEqualTo(8).isEqualTo(team.get("games").asInt());
      points += 2 * team.get("wins").asInt() + team.get("draws").asInt();
    }
    assertThat(points).isEqualTo(24);
    assertThat(summary.get("pairings")).hasSize(3);
    assertThat(Files.readString(out.resolve("score.svg"))).startsWith("<?xml");
  }

  @Test
  void nothingOfATeamActsOnTheTerminal() throws Exception {
    Path out = folder.resolve("o");
    Path path =
        file(
            "m.toml",
            """
            nodes = 5
            games = 2
            out = "%s"
            [[team]]
            name = "a\\u001b[31mb\\nc"
            engine = "random"
            [[team]]
            engine = "random"
            """
                .formatted(out));
    Outcome outcome = Outcome.of("match", "--match", path.toString());
    assertThat(outcome.code()).as(outcome.err().toString()).isZero();
    assertThat(outcome.out().getFirst()).isEqualTo("a?[31mb?c v random");
    assertThat(outcome.err()).hasSize(2).allMatch(line -> line.indexOf(0x1b) < 0);
    assertThat(Files.readString(out.resolve("games.bpgn"))).doesNotContain("\u001b");
  }
}
