package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class GrowingTableTest {
  private static final int LONGS_IN_A_MEGABYTE = 1 << 17;

  @Test
  void aSmallTableServesUntilTheWholeOneIsMade() {
    GrowingTable table = new GrowingTable(64);

    assertThat(table.now().length()).isIn(4 * LONGS_IN_A_MEGABYTE, 64 * LONGS_IN_A_MEGABYTE);
    assertThat(table.whole().length()).isEqualTo(64 * LONGS_IN_A_MEGABYTE);
    assertThat(table.now()).isSameAs(table.whole());
  }

  @Test
  void asSmallATableIsWholeAtOnce() {
    assertThat(new GrowingTable(1).now().length()).isEqualTo(LONGS_IN_A_MEGABYTE);
    assertThat(new GrowingTable(4).now().length()).isEqualTo(4 * LONGS_IN_A_MEGABYTE);
  }

  @Test
  void nothingIsLostWhenTheTableGrows() {
    TranspositionTable small = TranspositionTable.ofMegabytes(4);
    SplittableRandom random = new SplittableRandom(1);
    for (int search = 0; search < 3; search++) {
      small.newSearch();
      for (int i = 0; i < 40_000; i++) {
        small.store(random.nextLong(), (char) i, 1, 1, i & 63, TranspositionTable.EXACT);
      }
      small.makeRoom();
    }
    TranspositionTable large = TranspositionTable.ofMegabytes(8);
    large.inherit(small);

    random = new SplittableRandom(1);
    for (int i = 0; i < 120_000; i++) {
      long key = random.nextLong();
      assertThat(large.probe(key)).isEqualTo(small.probe(key));
    }
    small.makeRoom();
    large.makeRoom();
    random = new SplittableRandom(1);
    for (int i = 0; i < 120_000; i++) {
      long key = random.nextLong();
      assertThat(large.probe(key)).isEqualTo(small.probe(key));
    }
  }

  @Test
  void forgetsInWhicheverSizeItHas() {
    GrowingTable table = new GrowingTable(8);
    table.now().store(5, (char) 7, 1, 1, 3, TranspositionTable.EXACT);
    table.clear();

    assertThat(table.whole().probe(5)).isEqualTo(TranspositionTable.MISS);
  }
}
