package org.tandemchess.rules.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulePresetsTest {

  @Test
  void everyPresetIsFoundByItsName() {
    for (RuleSet rules : RulePresets.ALL) {
      assertThat(RulePresets.named(rules.name())).contains(rules);
    }
    assertThat(RulePresets.ALL).extracting(RuleSet::name).doesNotHaveDuplicates();
    assertThat(RulePresets.BUGHOUSE)
        .allMatch(rules -> rules.captures() == RuleSet.Captures.PARTNER_RESERVE)
        .allMatch(rules -> rules.variant().equals("bughouse"));
  }

  @ParameterizedTest
  @CsvSource({"Chess.Com, chess.com", "chesscom, chess.com", "IN HAND, in-hand", "FICS, fics"})
  void namesAreReadAsPeopleWriteThem(String text, String name) {
    assertThat(RulePresets.named(text)).map(RuleSet::name).contains(name);
  }

  @ParameterizedTest
  @CsvSource({
    "fisc, fics",
    "pyches, pychess",
    "chess-com., chess.com",
    "intl, ''",
    "inter, international",
    "hivemind2, hivemind",
    "xx, ''",
    "zzzzzzzz, ''",
  })
  void anUnknownNameIsAnsweredByTheKnownOnes(String text, String meant) {
    String expected = RulePresets.expected(text, RulePresets.BUGHOUSE);
    assertThat(expected).startsWith("one of bughouse, chess.com, fics, ");
    assertThat(expected)
        .endsWith(meant.isEmpty() ? ", in-hand" : "in-hand (did you mean " + meant + "?)");
  }
}
