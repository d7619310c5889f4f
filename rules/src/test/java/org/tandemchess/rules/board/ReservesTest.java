package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.Roles;

class ReservesTest {
  private static final int SEED = 11;

  @Test
  void aHandIsOneColorsCounts() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 200; round++) {
      long reserves = random(random);
      for (int color = 0; color < 2; color++) {
        int hand = Reserves.of(reserves, color);
        int size = 0;
        for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
          int count = Reserves.count(reserves, color, role);
          size += count;
          assertThat(Reserves.count(hand, role)).isEqualTo(count);
          assertThat((hand & Reserves.mask(role)) != 0).isEqualTo(count != 0);
          assertThat(Reserves.holdsFrom(hand, role)).isEqualTo(holdsAny(hand, role));
        }
        assertThat(Reserves.size(hand)).isEqualTo(size);
      }
    }
  }

  @Test
  void masksOfTheRolesDoNotOverlap() {
    int union = 0;
    for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
      assertThat(union & Reserves.mask(role)).isZero();
      union |= Reserves.mask(role);
    }
    assertThat(union).isEqualTo((1 << 25) - 1);
  }

  @Test
  void changedNamesTheCountsThatDiffer() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 500; round++) {
      long before = random(random);
      long after = random(random);
      int expected = 0;
      for (int color = 0; color < 2; color++) {
        for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
          boolean same = Reserves.count(before, color, role) == Reserves.count(after, color, role);
          expected |= same ? 0 : 1 << color * Roles.RESERVE_COUNT + role;
        }
      }
      assertThat(Reserves.changed(before, after)).isEqualTo(expected);
    }
    assertThat(Reserves.changed(7, 7)).isZero();
  }

  private static boolean holdsAny(int hand, int from) {
    boolean any = false;
    for (int role = from; role < Roles.RESERVE_COUNT; role++) {
      any |= Reserves.count(hand, role) != 0;
    }
    return any;
  }

  /** Returns reserves in which about half of the counts are small, so that some agree. */
  private static long random(SplittableRandom random) {
    long reserves = 0;
    for (int color = 0; color < 2; color++) {
      for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
        int count = random.nextInt(random.nextBoolean() ? 2 : Reserves.MAX_COUNT + 1);
        reserves = Reserves.with(reserves, color, role, count);
      }
    }
    return reserves;
  }
}
