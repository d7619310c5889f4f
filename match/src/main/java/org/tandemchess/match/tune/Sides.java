package org.tandemchess.match.tune;

import java.util.SplittableRandom;

/** Draws which of two teams gets each of several things. Pure. */
final class Sides {
  private static final long SEED_STEP = 0x9E37_79B9_7F4A_7C15L;

  private Sides() {}

  /** Returns 1 or -1 for each of some things; the same seed and step give the same. */
  static int[] drawn(long seed, int step, int things) {
    SplittableRandom random = new SplittableRandom(seed + SEED_STEP * (step + 1));
    int[] sides = new int[things];
    for (int i = 0; i < things; i++) {
      sides[i] = random.nextBoolean() ? 1 : -1;
    }
    return sides;
  }
}
