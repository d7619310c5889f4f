package org.tandemchess.engine.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionTableTest {
  private enum Fruit implements Worded {
    APPLE,
    SOUR_PLUM {
      @Override
      public boolean isMeantBy(String text) {
        return super.isMeantBy(text) || text.equals("sloe");
      }
    }
  }

  private static final OptionSpec.Spin SPIN = new OptionSpec.Spin("Some Spin", 5, 1, 9);
  private static final OptionSpec.Decimal DECIMAL = new OptionSpec.Decimal("Decimal", 0.5, 0, 1);
  private static final OptionSpec.Check CHECK = new OptionSpec.Check("Check", false);
  private static final OptionSpec.Combo<Fruit> COMBO =
      new OptionSpec.Combo<>("Combo", Fruit.SOUR_PLUM, List.of(Fruit.values()));
  private static final OptionSpec.Words<Fruit> WORDS =
      new OptionSpec.Words<>("Words", List.of(Fruit.values()));

  private final List<Object> heard = new ArrayList<>();
  private final OptionTable table =
      OptionTable.builder()
          .on(SPIN, value -> heard.add(value + 1))
          .onEach(List.of(DECIMAL, CHECK), heard::add)
          .on(COMBO, heard::add)
          .on(WORDS, heard::add)
          .build();

  @Test
  void eachOptionHasItsEffect() {
    assertThat(table.set("some spin", "7")).isEmpty();
    assertThat(table.set("DECIMAL", " 0.25 ")).isEmpty();
    assertThat(table.set("Check", "TRUE")).isEmpty();
    assertThat(table.set("combo", "Apple")).isEmpty();
    assertThat(table.set("combo", "sloe")).isEmpty();
    assertThat(table.set("words", "sour_plum, apple")).isEmpty();

    assertThat(heard)
        .containsExactly(
            8,
            new Setting<>(DECIMAL, 0.25),
            new Setting<>(CHECK, true),
            Fruit.APPLE,
            Fruit.SOUR_PLUM,
            Set.of(Fruit.APPLE, Fruit.SOUR_PLUM));
  }

  @Test
  void anEffectComesAboutAlsoWhereNothingChanges() {
    table.set("Some Spin", "5");
    table.set("Some Spin", "5");

    assertThat(heard).containsExactly(6, 6);
  }

  @Test
  void takesWhatUciWritesForAnEmptyTextAsOne() {
    assertThat(table.set("Words", "<empty>")).isEmpty();
    assertThat(table.set("Words", "")).isEmpty();

    assertThat(heard).containsExactly(Set.of(), Set.of());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      nullValues = "NULL",
      value = {
        "Pin; 3; unknown option: Pin",
        "''; 3; 'unknown option: '",
        "some SPIN; NULL; Some Spin needs a value",
        "Some Spin; ''; 'Some Spin needs a whole number, not: '",
        "Some Spin; many; Some Spin needs a whole number, not: many",
        "Decimal; 1,5; Decimal needs a number, not: 1,5",
        "Check; 1; Check needs true or false, not: 1",
        "Combo; pear; Combo needs one of apple, sour_plum, not: pear",
        "Words; apple pear; Words needs some of apple, sour_plum, not: apple pear",
      })
  void aRefusalSaysWhyAndHasNoEffect(String name, @Nullable String text, String why) {
    assertThat(table.set(name, text)).map(Refusal::why).hasValue(why);
    assertThat(heard).isEmpty();
  }

  @Test
  void aRefusalTellsTheOptionAndTheTextToThoseWhoWordItThemselves() {
    assertThat(table.set("SOME SPIN", " many "))
        .hasValueSatisfying(
            refusal -> {
              assertThat(refusal.spec()).contains(SPIN);
              assertThat(refusal.text()).isEqualTo("many");
            });
    assertThat(table.set("Pin", null))
        .hasValueSatisfying(
            refusal -> {
              assertThat(refusal.spec()).isEmpty();
              assertThat(refusal.text()).isEmpty();
            });
  }

  @Test
  void noTwoOptionsHaveTheSameName() {
    OptionTable.Builder builder =
        OptionTable.builder()
            .on(CHECK, heard::add)
            .on(new OptionSpec.Check("CHECK", true), heard::add);

    assertThatIllegalArgumentException().isThrownBy(builder::build);
  }

  @Test
  void writesValuesAsItReadsThem() {
    Set<Fruit> both = Set.of(Fruit.SOUR_PLUM, Fruit.APPLE);

    assertThat(WORDS.text(both)).isEqualTo("apple,sour_plum");
    assertThat(WORDS.read(WORDS.text(both))).isEqualTo(new Read.Ok<>(both));
    assertThat(COMBO.read(COMBO.text(Fruit.APPLE))).isEqualTo(new Read.Ok<>(Fruit.APPLE));
  }

  @Test
  void valuesHoldWhatDiffersFromTheDeclaration() {
    OptionValues changed =
        OptionValues.INITIAL
            .with(new Setting<>(SPIN, 9))
            .with(new Setting<>(WORDS, Set.of(Fruit.APPLE)));

    assertThat(changed.get(SPIN)).isEqualTo(9);
    assertThat(changed.get(WORDS)).containsExactly(Fruit.APPLE);
    assertThat(changed.get(COMBO)).isEqualTo(Fruit.SOUR_PLUM);
    assertThat(changed).hasToString("{Some Spin=9, Words=apple}");
    assertThat(changed.with(new Setting<>(SPIN, 5)).with(new Setting<>(WORDS, Set.of())))
        .isEqualTo(OptionValues.INITIAL);
    assertThatIllegalArgumentException().isThrownBy(() -> new Setting<>(SPIN, 10));
  }
}
