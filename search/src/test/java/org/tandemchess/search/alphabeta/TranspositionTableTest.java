package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
  private final TranspositionTable table = TranspositionTable.ofMegabytes(1);

  @Test
  void givesBackEveryFieldAtItsExtremes() {
    char[] moves = {0, 1, 0x7FFF, 0x8000, 0xFFFF};
    int[] scores = {-Scores.INFINITE, -1, 0, 1, Scores.INFINITE};
    int[] evals = {-Scores.MOST_ESTIMATE, -1, 0, 1, Scores.UNKNOWN};
    int[] depths = {-7, -1, 0, 1, 120, 200};
    int[] bounds = {TranspositionTable.LOWER, TranspositionTable.UPPER, TranspositionTable.EXACT};
    long key = 0x9E37_79B9_7F4A_7C15L;
    for (char move : moves) {
      for (int score : scores) {
        for (int eval : evals) {
          for (int depth : depths) {
            for (int bound : bounds) {
              table.clear();
              table.store(key, move, score, eval, depth, bound);
              long found = table.probe(key);
              assertThat(TranspositionTable.move(found)).isEqualTo(move);
              assertThat(TranspositionTable.score(found)).isEqualTo(score);
              assertThat(TranspositionTable.eval(found)).isEqualTo(eval);
              assertThat(TranspositionTable.depth(found)).isEqualTo(depth);
              assertThat(TranspositionTable.bound(found)).isEqualTo(bound);
            }
          }
        }
      }
    }
  }

  @Test
  void missesOtherKeysOfTheSameBucket() {
    table.store(5, (char) 7, 1, 1, 3, TranspositionTable.EXACT);

    assertThat(table.probe(6)).isEqualTo(TranspositionTable.MISS);
    table.clear();
    assertThat(table.probe(5)).isEqualTo(TranspositionTable.MISS);
  }

  @Test
  void keepsTheMoveOfAnEntryThatIsRewrittenWithoutOne() {
    table.store(5, (char) 7, 1, 1, 3, TranspositionTable.LOWER);
    table.store(5, (char) 0, -1, 1, 4, TranspositionTable.UPPER);

    assertThat(TranspositionTable.move(table.probe(5))).isEqualTo((char) 7);
    assertThat(TranspositionTable.score(table.probe(5))).isEqualTo(-1);
  }

  @Test
  void replacesOldSearchesFirst() {
    for (int key = 1; key <= 4; key++) {
      table.store(key, (char) key, 0, 0, 10, TranspositionTable.EXACT);
    }
    table.newSearch();
    table.newSearch();
    table.store(2, (char) 2, 0, 0, 10, TranspositionTable.EXACT);
    for (int key = 5; key <= 7; key++) {
      table.store(key, (char) key, 0, 0, 5, TranspositionTable.EXACT);
    }

    for (int key : new int[] {2, 5, 6, 7}) {
      assertThat(TranspositionTable.move(table.probe(key))).isEqualTo((char) key);
    }
  }

  @Test
  void anySizeUsesTheWholeTableAndNothingBeyond() {
    for (int megabytes : new int[] {1, 3, 7}) {
      TranspositionTable sized = TranspositionTable.ofMegabytes(megabytes);
      assertThat(sized.length()).isEqualTo(megabytes * (1 << 17));
      for (int searched = 0; searched < 8; searched++) {
        fill(sized, 10 * megabytes + searched, 100_000);
        sized.makeRoom();
      }
      sized.store(-1L, (char) 2, 0, 0, 1, TranspositionTable.EXACT);
      sized.store(0L, (char) 3, 0, 0, 1, TranspositionTable.EXACT);
      assertThat(sized.probe(-1L)).isNotEqualTo(TranspositionTable.MISS);
      assertThat(sized.probe(0L)).isNotEqualTo(TranspositionTable.MISS);
      assertThat(sized.permilleUsed()).isBetween(600, 1000);
    }
  }

  @Test
  void growsWithWhatItHoldsWhenASearchFillsIt() {
    TranspositionTable sized = TranspositionTable.ofMegabytes(16);
    long[] keys = new SplittableRandom(4).longs(40_000).toArray();
    keys[0] = -1L;
    keys[1] = 0L;
    for (int i = 0; i < keys.length; i++) {
      sized.store(keys[i], (char) i, i % 900, -i % 900, 1 + i % 9, TranspositionTable.LOWER);
    }
    long[] before = new long[keys.length];
    for (int i = 0; i < keys.length; i++) {
      before[i] = sized.probe(keys[i]);
    }
    int full = sized.permilleUsed();

    sized.makeRoom();

    for (int i = 0; i < keys.length; i++) {
      assertThat(sized.probe(keys[i])).as("key %d of seed 4", i).isEqualTo(before[i]);
    }
    assertThat(sized.permilleUsed()).isCloseTo(full, within(12));
    fill(sized, 5, 100_000);
    assertThat(sized.permilleUsed()).isBetween(60, 63);
  }

  @Test
  void doesNotGrowForWhatEarlierSearchesHaveLeft() {
    TranspositionTable sized = TranspositionTable.ofMegabytes(16);
    fill(sized, 6, 60_000);
    sized.newSearch();
    sized.makeRoom();

    fill(sized, 7, 400_000);

    assertThat(sized.permilleUsed()).isBetween(30, 32);
  }

  @Test
  void isSmallAgainOnceItForgets() {
    TranspositionTable sized = TranspositionTable.ofMegabytes(16);
    fill(sized, 8, 100_000);
    sized.makeRoom();
    sized.store(9, (char) 9, 0, 0, 9, TranspositionTable.EXACT);
    sized.clear();

    assertThat(sized.probe(9)).isEqualTo(TranspositionTable.MISS);
    fill(sized, 10, 400_000);
    assertThat(sized.permilleUsed()).isBetween(30, 32);
  }

  private static void fill(TranspositionTable table, int seed, int count) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < count; i++) {
      table.store(random.nextLong(), (char) 1, 0, 0, 1, TranspositionTable.EXACT);
    }
  }
}
