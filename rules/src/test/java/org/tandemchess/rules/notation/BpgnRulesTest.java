package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.DropAggression;
import org.tandemchess.rules.core.RuleSet.Promotion;
import org.tandemchess.rules.notation.BpgnProblem.Kind;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameEnd.Reason;

/** A file may name the rules of its games. */
class BpgnRulesTest {
  private static final String PAWN =
      "[FEN \"4k3/8/8/8/8/8/8/4K3[P] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\"] 1A. P@a7 *";
  private static final String SHUFFLE =
      "1A. Nf3 1a. Nf6 2A. Ng1 2a. Ng8 3A. Nf3 3a. Nf6 4A. Ng1 4a. Ng8 ";

  private static List<RuleSet> presets() {
    return RulePresets.BUGHOUSE;
  }

  private static BpgnReading read(String text) {
    return BpgnReader.parse(text, RuleSet.BUGHOUSE).getFirst();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyPresetIsWrittenAndReadBack(RuleSet rules) {
    BpgnGame game = BpgnReader.parse("[Event \"x\"] 1A. e4 *", rules).getFirst().game();
    assertThat(game.start().rules()).isEqualTo(rules);
    String text = BpgnWriter.write(game);
    assertThat(text.contains("[Rules \"" + rules.name() + "\"]"))
        .isEqualTo(!rules.equals(RuleSet.BUGHOUSE));
    assertThat(read(text).game()).isEqualTo(game);
    assertThat(read(text).problems()).isEmpty();
  }

  @Test
  void aGameIsJudgedByItsOwnRules() {
    assertThat(read(PAWN).isGood()).isTrue();
    BpgnReading modern = read("[Rules \"Modern\"] " + PAWN);
    assertThat(modern.problems()).extracting(BpgnProblem::kind).containsExactly(Kind.MOVE);
    assertThat(BpgnReader.parse(PAWN, RulePresets.MODERN).getFirst().isGood()).isFalse();
    assertThat(
            BpgnReader.parse("[Rules \"bughouse\"] " + PAWN, RulePresets.MODERN)
                .getFirst()
                .isGood())
        .isTrue();
  }

  @Test
  void repetitionsEndTheGamesOfSomeSites() {
    assertThat(read(SHUFFLE + "5A. e4 *").isGood()).isTrue();
    BpgnReading drawn = read("[Rules \"chess.com\"] " + SHUFFLE + "*");
    assertThat(drawn.isGood()).isTrue();
    assertThat(drawn.game().end()).contains(GameEnd.draw(Reason.REPETITION));
    assertThat(drawn.game().result()).isEqualTo(BpgnResult.DRAW);
    BpgnReading more = read("[Rules \"chess.com\"] " + SHUFFLE + "1B. e4 5A. e4 *");
    assertThat(more.problems())
        .extracting(BpgnProblem::kind)
        .containsExactly(Kind.LATE_MOVE, Kind.MOVE_AFTER_END);
    assertThat(more.game().replay().end()).isPresent();
    assertThat(read(BpgnWriter.write(more.game())).game()).isEqualTo(more.game());
  }

  @Test
  void rulesThatNobodyKnowsAreNamed() {
    BpgnReading reading = read("[Rules \"fisc\"] 1A. e4 *");
    assertThat(reading.isGood()).isTrue();
    assertThat(reading.game().start().rules()).isEqualTo(RuleSet.BUGHOUSE);
    assertThat(reading.game().tags()).containsEntry("Rules", "fisc");
    assertThat(reading.problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.kind()).isEqualTo(Kind.UNKNOWN_RULES))
        .satisfies(
            problem ->
                assertThat(problem.message())
                    .startsWith("game 1, line 1, 'fisc': Rules: expected one of bughouse, ")
                    .endsWith("(did you mean fics?)"));
  }

  @ParameterizedTest
  @CsvSource({
    "Upgrade, Mate allowed,     2-7, international",
    "Upgrade, No chess mate,    2-6, modern",
    "Discard, No bughouse mate, 3-5, bughouse.pro",
  })
  void theTagsOfBughousePro(String promotion, String drops, String ranks, String name) {
    String tags =
        "[Variant \"Bughouse\"] [Promotion \"%s\"] [DropAggression \"%s\"] [PawnDropRanks \"%s\"] "
            .formatted(promotion, drops, ranks);
    BpgnReading reading = read(tags + "1A. e4 *");
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.game().start().rules().name()).isEqualTo(name);
    assertThat(read(BpgnWriter.write(reading.game())).game()).isEqualTo(reading.game());
  }

  @Test
  void switchesOfBughousePro() {
    RuleSet rules =
        read("[Promotion \"Discard\"] [DropAggression \"No check\"] 1A. e4 *")
            .game()
            .start()
            .rules();
    assertThat(rules.promotion()).isEqualTo(Promotion.DISCARD);
    assertThat(rules.dropAggression()).isEqualTo(DropAggression.NO_CHECK);
    assertThat(read("[Promotion \"Steal\"] [PawnDropRanks \"6-2\"] 1A. e4 *").problems())
        .extracting(BpgnProblem::kind)
        .containsExactly(Kind.UNKNOWN_RULES, Kind.UNKNOWN_RULES);
  }
}
