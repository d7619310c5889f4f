package org.tandemchess.testkit.engines;

/** What a {@link FakeEngine} understands. The monitor of its {@link Output} guards all of it. */
interface FakeDialect {

  /** Takes a line; returns whether it was the one that asks for the greeting. */
  boolean hear(String line);

  /** Returns a line up to its first blank. */
  static String firstWord(String line) {
    int blank = line.indexOf(' ');
    return blank < 0 ? line : line.substring(0, blank);
  }
}
