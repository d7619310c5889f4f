package org.tandemchess.lab.check;

import java.util.Locale;

/** What a check found. */
public enum Verdict {
  PASS,
  /** It can be played with, but somebody may stumble over it. */
  WARN,
  FAIL,
  /** The dialect, or this engine, has nothing to check here. */
  SKIP;

  /** Returns the word for people. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
