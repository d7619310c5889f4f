package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.search.api.SearchSettings;

class EngineOptionsTest {
  private static final EngineOptions DEFAULT = EngineOptions.DEFAULT;

  @Test
  void setsEachOption() {
    EngineOptions options = DEFAULT;
    options = made(options, "hash", "128");
    options = made(options, "THREADS", "2");
    options = made(options, "TeamMessageMode", "FULL");
    options = made(options, "Ponder", "true");
    options = made(options, "ownbook", "True");
    options = made(options, "MultiPV", "3");
    options = made(options, "move overhead", "0");
    options = made(options, "UCI_LimitStrength", "true");
    options = made(options, "UCI_Elo", "900");

    assertThat(options)
        .isEqualTo(
            new EngineOptions(
                128, 2, TeamMessageMode.FULL, true, true, 3, 0, new Strength(true, 900)));
    assertThat(options.searchSettings()).isEqualTo(new SearchSettings(64, 2, 3));
    assertThat(options.singleSettings()).isEqualTo(new SearchSettings(128, 1, 3));
  }

  @Test
  void everyDeclaredDefaultIsTrue() {
    for (OptionSpec spec : EngineOptions.SINGLE_SPECS) {
      String initial =
          switch (spec) {
            case OptionSpec.Spin spin -> String.valueOf(spin.initial());
            case OptionSpec.Check check -> String.valueOf(check.initial());
            case OptionSpec.Combo combo -> combo.initial();
          };
      assertThat(made(DEFAULT, spec.name(), initial)).as(spec.name()).isEqualTo(DEFAULT);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Hash, 0, 2",
    "Hash, 999999999999, 16384",
    "Hash, -3, 2",
  })
  void clampsNumbers(String name, String value, int hash) {
    assertThat(made(DEFAULT, name, value).hash()).isEqualTo(hash);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "NULL",
      value = {
        "Hash, NULL",
        "Hash, ''",
        "Hash, many",
        "Hash, 3.5",
        "Hash, 99999999999999999999",
        "Ponder, 1",
        "Ponder, NULL",
        "TeamMessageMode, loud",
        "Nothing, 3",
        "'', 3",
      })
  void keepsTheOldValueWhereTheNewOneIsNonsense(String name, @Nullable String value) {
    assertThat(DEFAULT.change(name, value)).isInstanceOf(EngineOptions.Change.Refused.class);
  }

  private static EngineOptions made(EngineOptions options, String name, String value) {
    EngineOptions.Change change = options.change(name, value);
    assertThat(change).isInstanceOf(EngineOptions.Change.Made.class);
    return ((EngineOptions.Change.Made) change).options();
  }
}
