package org.tandemchess.match.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.play.player.Pace;
import org.tandemchess.rules.core.RuleSet;

class ScreenPlanTest {
  private static final StepGames GAMES =
      new StepGames(4, 1, GameRules.of(new Pace.Nodes(20)), Openings.start(RuleSet.BUGHOUSE), 1, 1);

  private static final List<String> SPINS =
      List.of("InstantTime", "BlitzTime", "SlowBudget", "SitScore", "StallCost");

  private static ScreenPlan plan(String team, Change... changes) {
    return new ScreenPlan(List.of(changes), TeamEntry.parse(team), GAMES);
  }

  private static Change change(String name, String value) {
    return new Change(name + "=" + value, Map.of(name, value));
  }

  private static List<Map<String, String>> options(TeamEntry team) {
    List<Map<String, String>> options = new ArrayList<>();
    for (EngineEntry engine : team.engines()) {
      options.add(((EngineEntry.Tandem) engine).options());
    }
    return options;
  }

  @Test
  void eachChangeGoesToOneOfTheTeams() {
    ScreenPlan plan =
        plan(
            "tandem:Hash=4,StallCost=7 + tandem:Hash=8",
            change("StallCost", "0"),
            change("SitScore", "900"));

    assertThat(options(plan.team(List.of(1, -1), 1)))
        .containsExactly(
            Map.of("Hash", "4", "StallCost", "0"), Map.of("Hash", "8", "StallCost", "0"));
    assertThat(options(plan.team(List.of(1, -1), -1)))
        .containsExactly(
            Map.of("Hash", "4", "StallCost", "7", "SitScore", "900"),
            Map.of("Hash", "8", "SitScore", "900"));
  }

  @Test
  void wordsOfAListAddUp() {
    ScreenPlan plan = plan("tandem", change("TeamMute", "need"), change("TeamMute", "stall"));

    TeamEntry both = plan.team(List.of(1, 1), 1);
    assertThat(options(both)).containsExactly(Map.of("TeamMute", "need stall"));
    assertThat(options(plan.team(List.of(1, 1), -1))).containsExactly(Map.of());
  }

  @Test
  void drawsEverySideForEveryChangeAndRepeats() {
    Change[] changes =
        IntStream.range(0, SPINS.size())
            .mapToObj(i -> change(SPINS.get(i), "900"))
            .toArray(Change[]::new);
    ScreenPlan plan = plan("tandem", changes);

    List<List<Integer>> drawn = IntStream.range(0, 400).mapToObj(plan::sides).toList();

    assertThat(drawn).isEqualTo(IntStream.range(0, 400).mapToObj(plan::sides).toList());
    for (int i = 0; i < changes.length; i++) {
      for (int j = 0; j < i; j++) {
        int sum = 0;
        int product = 0;
        for (List<Integer> sides : drawn) {
          sum += sides.get(i);
          product += sides.get(i) * sides.get(j);
        }
        // Four standard deviations.
        assertThat(sum).isBetween(-80, 80);
        assertThat(product).isBetween(-80, 80);
      }
    }
  }

  @Test
  void refusesWhatCannotBePlayed() {
    Change stall = change("StallCost", "0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plan("tandem"))
        .withMessage("no changes: expected at least one to screen");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plan("tandem", stall, change("stallcost", "9")))
        .withMessage(
            "'StallCost=0' and 'stallcost=9' both set stallcost: expected only one of them");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plan("tandem", change("StallCost", "much")))
        .withMessageStartingWith("tandem: ");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Change("", Map.of()))
        .withMessage("change '': expected Option=value");
  }
}
