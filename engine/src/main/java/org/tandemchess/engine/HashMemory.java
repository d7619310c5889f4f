package org.tandemchess.engine;

/** How large tables may be in this process, whatever a host asks for. */
final class HashMemory {
  private static final int LEAST = 2;

  private HashMemory() {}

  /**
   * Returns the megabytes that all tables may take together: half of what the heap may grow to.
   * Tables stay where long-lived objects do, which is two thirds of it.
   */
  static int most() {
    long half = Runtime.getRuntime().maxMemory() >> 21;
    return Math.clamp(half, LEAST, Integer.MAX_VALUE);
  }

  /** Returns what is said to a host that asks for more. */
  static String remark(int asked) {
    return "Hash " + asked + ": " + most() + " MB are used, half of the memory of this process";
  }
}
