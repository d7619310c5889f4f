package org.tandemchess.search.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.Roles;

class PriceListTest {

  @Test
  void roundsToStepsAndKeepsWithinTheRange() {
    PriceList.Row row = new PriceList.Row(7, 8, -8, -9, 40_000);

    assertThat(row).isEqualTo(new PriceList.Row(0, 16, 0, -16, 1_600));
    assertThat(new PriceList.Row(Integer.MIN_VALUE, 0, 0, 0, 0).pawn()).isEqualTo(-1_600);
  }

  @Test
  void namesThePriceOfEachRole() {
    PriceList.Row row = new PriceList.Row(16, 32, 48, 64, 80);

    for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
      assertThat(row.of(role)).isEqualTo(16 * (role + 1));
    }
    assertThatThrownBy(() -> row.of(Roles.KING)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void listsThatDifferHaveKeysThatDiffer() {
    SplittableRandom random = new SplittableRandom(11);
    Set<PriceList> lists = new HashSet<>();
    Set<Long> keys = new HashSet<>();
    for (int i = 0; i < 20_000; i++) {
      PriceList list = new PriceList(row(random), row(random));
      lists.add(list);
      keys.add(list.key());
      lists.add(list.reaching(PriceList.Reach.ROOT));
      keys.add(list.reaching(PriceList.Reach.ROOT).key());
    }

    assertThat(keys.size()).as("seed 11").isEqualTo(lists.size());
    assertThat(PriceList.ZERO.key()).isZero();
    assertThat(PriceList.ZERO.reaching(PriceList.Reach.ROOT)).isEqualTo(PriceList.ZERO);
  }

  private static PriceList.Row row(SplittableRandom random) {
    return new PriceList.Row(
        random.nextInt(-40, 40),
        random.nextInt(-40, 40),
        random.nextInt(-40, 40),
        random.nextInt(-40, 40),
        random.nextInt(-40, 40));
  }
}
