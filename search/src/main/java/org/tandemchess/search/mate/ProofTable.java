package org.tandemchess.search.mate;

import java.util.Arrays;

/**
 * Proof and disproof numbers by position, in one array of longs: buckets of four entries.
 *
 * <p>An entry holds the two numbers from the view of the side to move: {@code phi} is what it has
 * to overcome to win its case (mate for the attacker, escape for the defender), {@code delta} what
 * the other side has. A disproof that rests on a repetition or on the limit of plies holds on one
 * path only; such an entry says so and names the path.
 *
 * <pre>
 * word 0  key
 * word 1  phi 32 bits, delta 32 bits
 * word 2  move 16 bits, plies to mate 8, one path only 1, generation 6, work 6, path 27
 * </pre>
 *
 * <p>Used by one thread.
 */
final class ProofTable {
  static final int MISS = -1;

  private static final int WORDS = 3;
  private static final int BUCKET = 4;
  private static final int GENERATIONS = 64;
  private static final int PATH_SHIFT = 37;

  private final long[] table;
  private final int shift;
  private int generation;

  /** Makes a table of 2^{@code bits} entries, 24 bytes each. */
  ProofTable(int bits) {
    table = new long[WORDS << bits];
    shift = 64 - bits + 2;
  }

  void clear() {
    Arrays.fill(table, 0);
    generation = 0;
  }

  /** Makes all entries old: they stay but give way first. */
  void newSearch() {
    generation = generation + 1 & GENERATIONS - 1;
  }

  /** Returns the entry of a key, or {@link #MISS}. It moves with the next store. */
  int find(long key) {
    int at = bucket(key);
    for (int end = at + BUCKET * WORDS; at < end; at += WORDS) {
      if (table[at] == key && table[at + 2] != 0) {
        return at;
      }
    }
    return MISS;
  }

  int phi(int entry) {
    return (int) (table[entry + 1] >>> 32);
  }

  int delta(int entry) {
    return (int) table[entry + 1];
  }

  /** Returns the stored form of the move that proves a mate. */
  char move(int entry) {
    return (char) table[entry + 2];
  }

  /** Returns the plies to mate of a proof. */
  int plies(int entry) {
    return (int) (table[entry + 2] >>> 16) & 255;
  }

  /** Returns whether an entry holds on the path only that it was stored with. */
  boolean isOnOnePath(int entry) {
    return (table[entry + 2] >>> 24 & 1) != 0;
  }

  /** Returns whether an entry says anything on a path. */
  boolean holdsOn(int entry, long path) {
    return !isOnOnePath(entry) || table[entry + 2] >>> PATH_SHIFT == path >>> PATH_SHIFT;
  }

  /**
   * Stores an entry in place of the one of this key or the least worth keeping.
   *
   * @param plies to mate, 0 to 255
   * @param path of which the upper 27 bits are kept if the entry holds on that path only
   * @param work nodes spent below
   */
  void store(
      long key,
      int phi,
      int delta,
      char move,
      int plies,
      boolean onThisPathOnly,
      long path,
      long work) {
    int base = bucket(key);
    int victim = base;
    long least = Long.MAX_VALUE;
    for (int at = base; at < base + BUCKET * WORDS; at += WORDS) {
      long info = table[at + 2];
      if (table[at] == key || info == 0) {
        victim = at;
        break;
      }
      long value = workOf(info) + (generationOf(info) == generation ? GENERATIONS : 0);
      if (value < least) {
        least = value;
        victim = at;
      }
    }
    table[victim] = key;
    table[victim + 1] = (long) phi << 32 | delta;
    table[victim + 2] =
        move
            | (long) plies << 16
            | (onThisPathOnly ? 1L << 24 : 0)
            | (long) generation << 25
            | (long) (64 - Long.numberOfLeadingZeros(work | 1)) << 31
            | path >>> PATH_SHIFT << PATH_SHIFT;
  }

  private static long workOf(long info) {
    return info >>> 31 & 63;
  }

  private static int generationOf(long info) {
    return (int) (info >>> 25) & GENERATIONS - 1;
  }

  private int bucket(long key) {
    return (int) (key >>> shift) * (BUCKET * WORDS);
  }
}
