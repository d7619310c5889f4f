package org.tandemchess.search.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightsTest {
  private static final String SHIPPED = Weights.shipped().format();

  @Test
  void comesBackFromItsText() {
    SplittableRandom random = new SplittableRandom(5);
    Weights weights = Weights.of(random.ints(Term.total(), -900, 901).toArray());

    assertThat(Weights.parse(weights.format())).isEqualTo(weights);
    assertThat(Weights.parse("# a remark\n\n" + SHIPPED)).isEqualTo(Weights.shipped());
  }

  @Test
  void givesEachTermItsOwnNumbers() {
    Set<Integer> taken = new HashSet<>();
    for (Term term : Term.values()) {
      for (int i = 0; i < term.size(); i++) {
        assertThat(taken.add(term.start() + i)).as("%s %d", term, i).isTrue();
      }
    }
    assertThat(taken).hasSize(Term.total()).contains(0, Term.total() - 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "material cp; matter cp; line 1: 'matter cp': expected 'material cp'",
        "material cp; material unit; line 1: 'material unit': expected 'material cp'",
        "material cp; 5; line 1: '5': expected the name of a term first",
        "hand cp; 5 hand cp; line 3: material has more than 5 numbers",
        "tempo cp; # none; loose has more than 10 numbers",
        "hand cp; hand cp x; line 3: 'hand cp x': expected 'hand cp'",
        "promoted cp; promoted cp~1x; line 7: '1x': expected a whole number",
        "promoted cp; promoted cp~40000; line 7: 40000: expected at most 30000 either way",
        "castling cp; castling cp~1; castling has more than 2 numbers",
      })
  void saysInOneLineWhatIsWrong(String found, String replacement, String message) {
    String text = SHIPPED.replace(found, replacement.replace('~', '\n'));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.parse(text))
        .withMessageContaining(message)
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
  }

  @Test
  void missesTermsAtTheEnd() {
    String text = SHIPPED.substring(0, SHIPPED.indexOf("distant-drop"));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.parse(text))
        .withMessage("distant-drop is missing at the end");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.parse(SHIPPED.substring(0, SHIPPED.lastIndexOf(' '))))
        .withMessageContaining("distant-drop has ");
  }

  @Test
  void needsAllNumbers() {
    assertThatIllegalArgumentException().isThrownBy(() -> Weights.of(new int[3]));
  }
}
