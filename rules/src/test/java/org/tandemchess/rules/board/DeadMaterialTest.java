package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeadMaterialTest {
  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/4K3, true",
    "4k3/8/8/8/8/8/8/4KN2, true",
    "4kb2/8/8/8/8/8/8/4K3, true",
    "4k3/8/8/8/8/8/8/4KNN1, false",
    "4kn2/8/8/8/8/8/8/4KB2, false",
    // Bishops of one square color, of either side and any number; then of both.
    "4kb2/8/8/8/8/8/8/2B1K3, true",
    "4kb2/8/8/8/8/8/4B3/B1B1K3, false",
    "4kb2/8/8/8/5B2/8/3B4/B1B1K3, true",
    "4kb2/8/8/8/8/8/8/4KB2, false",
    "4k3/8/8/8/8/8/4P3/4K3, false",
    "4kr2/8/8/8/8/8/8/4K3, false",
    "4k3/8/8/8/8/8/8/3QK3, false",
  })
  void knowsWhatCannotMate(String placement, boolean dead) {
    assertThat(DeadMaterial.isDead(Boards.bughouse(placement + "[] w - - 0 1"))).isEqualTo(dead);
  }

  @ParameterizedTest
  @CsvSource({"Q", "p", "n"})
  void aHandIsAlive(String hand) {
    assertThat(DeadMaterial.isDead(Boards.bughouse("4k3/8/8/8/8/8/8/4K3[" + hand + "] w - - 0 1")))
        .isFalse();
  }
}
