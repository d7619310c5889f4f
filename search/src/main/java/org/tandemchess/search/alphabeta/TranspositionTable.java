package org.tandemchess.search.alphabeta;

import java.util.Arrays;

/**
 * What was found out about positions: buckets of four entries in one array of longs.
 *
 * <p>An entry is a word of data and, next to it, the key XOR this word. Threads read and write
 * without locks; a pair that two threads have torn fails the XOR check and counts as a miss. The
 * stored move may still belong to another position with the same key, so the reader tests it.
 *
 * <p>Only as much of the array is in use as the searches so far have filled: what is read at random
 * should lie in a cache, and a short search fills a corner of the table. {@link #makeRoom} takes
 * more into use.
 *
 * <pre>
 * bits  0-15  move, the stored form of Moves
 * bits 16-31  score, signed, counted from the node
 * bits 32-47  static evaluation, signed, or Scores.UNKNOWN
 * bits 48-55  depth plus {@value #DEPTH_OFFSET}, never 0 in an entry in use
 * bits 56-57  bound
 * bits 58-63  generation: which search wrote it
 * </pre>
 */
final class TranspositionTable {
  static final int NO_BOUND = 0;

  /** The true score is at least the stored one. */
  static final int LOWER = 1;

  /** The true score is at most the stored one. */
  static final int UPPER = 2;

  static final int EXACT = LOWER | UPPER;

  /** The answer of {@link #probe} that nothing is known. */
  static final long MISS = 0;

  private static final int DEPTH_OFFSET = 8;
  private static final int BUCKET_LONGS = 8;
  private static final int GENERATIONS = 64;

  /** Buckets in use at first: 2^19 bytes. */
  private static final int FIRST_BUCKETS = 1 << 13;

  private static final int GROWTH = 2;

  /** Thousandths of the buckets in use that one search fills before it gets more. */
  private static final int CROWDED = 500;

  private static final long LARGEST_BUCKETS = (Integer.MAX_VALUE - 16L) / BUCKET_LONGS;

  private final long[] table;
  // Threads that search may see an earlier number for a while: their entries are lost, no more.
  private long buckets;
  private int generation;

  private TranspositionTable(long[] table) {
    this.table = table;
    this.buckets = Math.min(FIRST_BUCKETS, allBuckets());
  }

  /**
   * Makes a table of 2^20 bytes times {@code megabytes}, at most what an array can hold (16 GiB). A
   * table that does not fit into memory is halved until it does.
   */
  static TranspositionTable ofMegabytes(int megabytes) {
    long wanted = Math.multiplyExact(Math.max(1L, megabytes), 1L << 20) / (BUCKET_LONGS * 8);
    for (long count = Math.min(wanted, LARGEST_BUCKETS); ; count /= 2) {
      try {
        return new TranspositionTable(new long[(int) (count * BUCKET_LONGS)]);
      } catch (OutOfMemoryError e) {
        if (count < 1024) {
          throw e;
        }
      }
    }
  }

  /** Takes over all that another table knows, which must not have more in use than this one has. */
  void inherit(TranspositionTable other) {
    System.arraycopy(other.table, 0, table, 0, (int) other.buckets * BUCKET_LONGS);
    buckets = other.buckets;
    generation = other.generation;
  }

  private long allBuckets() {
    return table.length / BUCKET_LONGS;
  }

  /** Returns the size in longs, two an entry. */
  int length() {
    return table.length;
  }

  /** Forgets all entries. No search may run. */
  void clear() {
    Arrays.fill(table, 0, (int) buckets * BUCKET_LONGS, 0);
    buckets = Math.min(FIRST_BUCKETS, allBuckets());
    generation = 0;
  }

  /** Lets entries written so far be replaced first. No search may run. */
  void newSearch() {
    generation = (generation + 1) % GENERATIONS;
  }

  /** Takes more of the array into use if the current search has filled much. Any thread may ask. */
  synchronized void makeRoom() {
    long all = allBuckets();
    if (buckets < all && permilleInUse() >= CROWDED) {
      spread(Math.min(GROWTH * buckets, all));
    }
  }

  /**
   * Moves all entries to where they belong among more buckets. That is never further to the front,
   * so that a pass from the back finds room.
   */
  private void spread(long wanted) {
    long[] t = table;
    long[] bucket = new long[BUCKET_LONGS];
    for (int base = ((int) buckets - 1) * BUCKET_LONGS; base >= 0; base -= BUCKET_LONGS) {
      System.arraycopy(t, base, bucket, 0, BUCKET_LONGS);
      Arrays.fill(t, base, base + BUCKET_LONGS, 0);
      for (int i = 0; i < BUCKET_LONGS; i += 2) {
        if (bucket[i] != 0) {
          put(base(bucket[i] ^ bucket[i + 1], wanted), bucket[i], bucket[i + 1]);
        }
      }
    }
    buckets = wanted;
  }

  /** Writes an entry where its bucket has room. */
  private void put(int base, long data, long check) {
    for (int i = base; i < base + BUCKET_LONGS; i += 2) {
      if (table[i] == 0) {
        table[i] = data;
        table[i + 1] = check;
        return;
      }
    }
  }

  /** Returns the data word of a key, or {@link #MISS}. */
  long probe(long key) {
    long[] t = table;
    int base = base(key, buckets);
    for (int i = base; i < base + BUCKET_LONGS; i += 2) {
      long data = t[i];
      if ((data ^ t[i + 1]) == key && data != 0) {
        return data;
      }
    }
    return MISS;
  }

  /**
   * Writes what was found out. An entry of the same key keeps its move if the new one has none, and
   * stays altogether if it is much deeper and the new one is not exact.
   *
   * @param move stored form, 0 for none
   * @param score counted from the node, 16 bits
   * @param eval static evaluation, 16 bits, or {@link Scores#UNKNOWN}
   * @param depth plies, -7 to 200
   * @param bound {@link #LOWER}, {@link #UPPER}, {@link #EXACT}, or {@link #NO_BOUND} for an entry
   *     that keeps an evaluation only
   */
  void store(long key, char move, int score, int eval, int depth, int bound) {
    long[] t = table;
    int base = base(key, buckets);
    int victim = base;
    int least = Integer.MAX_VALUE;
    char kept = move;
    for (int i = base; i < base + BUCKET_LONGS; i += 2) {
      long data = t[i];
      if ((data ^ t[i + 1]) == key) {
        if (bound != EXACT && depth + 3 < depth(data) && generationOf(data) == generation) {
          return;
        }
        kept = move == 0 ? move(data) : move;
        victim = i;
        break;
      }
      int value = data == 0 ? Integer.MIN_VALUE : depth(data) - 4 * age(data);
      if (value < least) {
        least = value;
        victim = i;
      }
    }
    long data =
        kept
            | (score & 0xFFFFL) << 16
            | (eval & 0xFFFFL) << 32
            | (depth + DEPTH_OFFSET & 0xFFL) << 48
            | (long) bound << 56
            | (long) generation << 58;
    t[victim] = data;
    t[victim + 1] = data ^ key;
  }

  /** Returns the index of the bucket of a key among a number of buckets. */
  private static int base(long key, long buckets) {
    return (int) Math.unsignedMultiplyHigh(key, buckets) * BUCKET_LONGS;
  }

  static char move(long data) {
    return (char) data;
  }

  static int score(long data) {
    return (short) (data >>> 16);
  }

  static int eval(long data) {
    return (short) (data >>> 32);
  }

  static int depth(long data) {
    return (int) (data >>> 48 & 0xFF) - DEPTH_OFFSET;
  }

  static int bound(long data) {
    return (int) (data >>> 56) & 3;
  }

  private static int generationOf(long data) {
    return (int) (data >>> 58);
  }

  private int age(long data) {
    return generation - generationOf(data) & GENERATIONS - 1;
  }

  /** Returns the thousandths of the table that the current search has written, from a sample. */
  int permilleUsed() {
    return (int) (permilleInUse() * buckets / allBuckets());
  }

  private int permilleInUse() {
    int sample = (int) Math.min(buckets, 250) * BUCKET_LONGS;
    int used = 0;
    for (int i = 0; i < sample; i += 2) {
      used += table[i] != 0 && generationOf(table[i]) == generation ? 1 : 0;
    }
    return used * 1000 / (sample / 2);
  }
}
