package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.option.BookChoice;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.Read;
import org.tandemchess.engine.team.PriceUse;
import org.tandemchess.engine.team.StrategyOptions;
import org.tandemchess.engine.team.StyleOptions;
import org.tandemchess.search.api.EvaluationSettings;
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
    options = made(options, "BookSeed", "7");
    options = made(options, "MultiPV", "3");
    options = made(options, "move overhead", "0");
    options = made(options, "UCI_LimitStrength", "true");
    options = made(options, "UCI_Elo", "900");

    assertThat(options.hash()).isEqualTo(128);
    assertThat(options.threads()).isEqualTo(2);
    assertThat(options.teamMessageMode()).isEqualTo(TeamMessageMode.FULL);
    assertThat(options.ponder()).isTrue();
    assertThat(options.ownBook()).isTrue();
    assertThat(options.bookSeed()).isEqualTo(7);
    assertThat(options.multiPv()).isEqualTo(3);
    assertThat(options.moveOverhead()).isZero();
    assertThat(options.strength()).isEqualTo(new Strength(true, 900));
    // A limited strength searches on one thread.
    assertThat(options.brainSettings().search()).isEqualTo(new SearchSettings(128, 1, 3));
    options = made(options, "UCI_LimitStrength", "false");
    assertThat(options.brainSettings().search()).isEqualTo(new SearchSettings(128, 2, 3));
  }

  @Test
  void setsEachOptionOfTheStrategy() {
    EngineOptions options = DEFAULT;
    options = made(options, "Strategy", "false");
    options = made(options, "PriceUse", "root");
    options = made(options, "ReserveDynamicCap", "60");
    options = made(options, "TeamMute", "Threat need");
    options = made(options, "InstantTime", "1");
    options = made(options, "blitztime", "2");
    options = made(options, "ExtendedAdvantage", "3");
    options = made(options, "BothActiveBlitz", "4");
    options = made(options, "InstantBudget", "5");
    options = made(options, "SlowBudget", "6");
    options = made(options, "SitScore", "700");
    options = made(options, "StallCost", "70");
    options = style(options, "Blitz", 10);
    options = style(options, "Standard", 20);
    options = style(options, "Extended", 30);

    assertThat(options.strategy())
        .isEqualTo(
            new StrategyOptions(
                false,
                PriceUse.ROOT,
                60,
                Set.of(TeamMessage.Kind.NEED, TeamMessage.Kind.THREAT),
                1,
                2,
                3,
                4,
                5,
                6,
                700,
                70,
                new StyleOptions(0.7, 10, 11, 12),
                new StyleOptions(0.7, 20, 21, 22),
                new StyleOptions(0.7, 30, 31, 32)));
  }

  private static EngineOptions style(EngineOptions from, String style, int number) {
    EngineOptions options = made(from, style + "StyleFactor", "0.7");
    options = made(options, style + "Aggression", String.valueOf(number));
    options = made(options, style + "Divisor", String.valueOf(number + 1));
    return made(options, style + "Cap", String.valueOf(number + 2));
  }

  @Test
  void setsHowABoardIsJudged() {
    EngineOptions options = DEFAULT;
    options = made(options, "PawnValue", "101");
    options = made(options, "queenvalue", "900");
    options = made(options, "KnightReservePct", "160");
    options = made(options, "QsCheckDropDepth", "2");
    options = made(options, "ReserveAttackScale", "30");
    options = made(options, "ReserveDefenseScale", "0");

    assertThat(options.brainSettings().search())
        .isEqualTo(
            new SearchSettings(
                64,
                1,
                1,
                new EvaluationSettings(
                    List.of(101, 215, 225, 280, 900), List.of(85, 160, 84, 86, 85), 30, 0),
                2));
    assertThat(DEFAULT.brainSettings().search()).isEqualTo(new SearchSettings(64, 1, 1));
  }

  @Test
  void namesEachOptionOnce() {
    Set<OptionSpec<?>> specs = new HashSet<>(EngineOptions.SPECS);
    specs.addAll(EngineOptions.SINGLE_SPECS);

    assertThat(specs)
        .extracting(spec -> spec.name().toLowerCase(Locale.ROOT))
        .doesNotHaveDuplicates();
  }

  @Test
  void everyDeclaredDefaultIsAllowedAndReadAsItself() {
    EngineOptions.SPECS.forEach(EngineOptionsTest::defaultHolds);
    EngineOptions.SINGLE_SPECS.forEach(EngineOptionsTest::defaultHolds);
  }

  private static <T> void defaultHolds(OptionSpec<T> spec) {
    assertThat(spec.allows(spec.initial())).as(spec.name()).isTrue();
    String text = spec.text(spec.initial());
    assertThat(spec.read(text)).as(spec.name()).isEqualTo(new Read.Ok<>(spec.initial()));
    assertThat(made(DEFAULT, spec.name(), text)).isEqualTo(DEFAULT);
  }

  @Test
  void forgetsAValueThatIsTheDefaultAgain() {
    EngineOptions there = made(DEFAULT, "Hash", "128");

    assertThat(there).isNotEqualTo(DEFAULT);
    assertThat(made(there, "Hash", "64")).isEqualTo(DEFAULT).hasSameHashCodeAs(DEFAULT);
  }

  @Test
  void refusesAValueOutOfRangeFromCode() {
    OptionSpec.Spin spin = new OptionSpec.Spin("Hash", 64, 2, 16384);

    assertThatIllegalArgumentException().isThrownBy(() -> DEFAULT.with(spin, 1));
    assertThat(DEFAULT.with(spin, 2).hash()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"0.7, 0.7", "1, 1", "1e-1, 0.1", ".25, 0.25", "-3, 0", "1e99, 10", "99999, 10"})
  void readsFactorsAndClampsThem(String text, double factor) {
    EngineOptions options = made(DEFAULT, "BlitzStyleFactor", text);

    assertThat(options.strategy().blitz().factor()).isEqualTo(factor);
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
        "BlitzStyleFactor, NaN",
        "BlitzStyleFactor, Infinity",
        "BlitzStyleFactor, 0x1p3",
        "BlitzStyleFactor, '0,7'",
        "BlitzStyleFactor, ''",
        "BlitzStyleFactor, 0.00000000000000000000000000000000000000001",
        "BlitzDivisor, 0.5",
        "Ponder, 1",
        "Ponder, NULL",
        "TeamMessageMode, loud",
        "TeamMute, 'need,all'",
        "Nothing, 3",
        "'', 3",
      })
  void keepsTheOldValueWhereTheNewOneIsNonsense(String name, @Nullable String value) {
    assertThat(DEFAULT.change(name, value)).isInstanceOf(Read.Refused.class);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "\"\", \"\"",
        "<empty>, \"\"",
        "need, need",
        "THREAT, threat",
        "\"threat,need\", \"need,threat\"",
        "\" stall ,  play_fast,\", \"stall,play_fast\"",
      })
  void readsWordsInAnyOrder(String text, String words) {
    EngineOptions options = made(made(DEFAULT, "TeamMute", "material"), "TeamMute", text);

    assertThat(options).isEqualTo(words.isEmpty() ? DEFAULT : made(DEFAULT, "TeamMute", words));
    assertThat(options.strategy().muted().stream().map(TeamMessage.Kind::word))
        .containsExactlyInAnyOrderElementsOf(
            words.isEmpty() ? List.of() : List.of(words.split(",", -1)));
  }

  @Test
  void readsABookWhenItsFileIsNamed(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("mine.book"), "start: a2a3");

    EngineOptions options = made(DEFAULT, "BookFile", file.toString());
    Files.delete(file);

    assertThat(options.book().toString()).isEqualTo(file.toString());
    assertThat(options.book().book().orElseThrow().positions()).hasSize(1);
    assertThat(made(options, "bookfile", "").book()).isEqualTo(BookChoice.BUILT_IN);
    assertThat(made(options, "bookfile", "<empty>")).isEqualTo(DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"secret:x:0:0", "start: secret", "secret: e2e4", "start: e2e4 secret 5"})
  void tellsNothingOfWhatIsInAFile(String line, @TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a"), line);
    assertThat(why(DEFAULT.change("BookFile", file.toString()))).doesNotContain("secret");
  }

  @Test
  void saysWhatIsWrongWithABook(@TempDir Path folder) throws IOException {
    Path broken = Files.writeString(folder.resolve("a.book"), "start: e2e4\nstart: e2e5\nx");
    Path missing = folder.resolve("b.book");

    assertThat(DEFAULT.change("BookFile", broken.toString()))
        .isEqualTo(
            new Read.Refused<>("BookFile '" + broken + "': line 2: expected a line of a book"));
    for (String file : List.of(missing.toString(), "\0", folder.toString())) {
      assertThat(why(DEFAULT.change("BookFile", file)))
          .startsWith("BookFile '" + file + "': expected a file ");
    }
  }

  @Test
  void saysWhatWasWrongWithTheBookThatItRead(@TempDir Path folder) throws IOException {
    Path broken = Files.writeString(folder.resolve("a.book"), "start: e2e5");
    OptionSpec.BookFile spec = new OptionSpec.BookFile("BookFile", BookChoice.BUILT_IN);

    Read<BookChoice> read = spec.read(broken.toString());
    Files.delete(broken);

    assertThat(why(read))
        .startsWith("BookFile '" + broken + "': line 1: expected a line of a book");
  }

  private static String why(Read<?> read) {
    assertThat(read).isInstanceOf(Read.Refused.class);
    return ((Read.Refused<?>) read).why();
  }

  private static EngineOptions made(EngineOptions options, String name, String value) {
    Read<EngineOptions> change = options.change(name, value);
    assertThat(change).isInstanceOf(Read.Ok.class);
    return ((Read.Ok<EngineOptions>) change).value();
  }
}
