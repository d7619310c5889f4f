package org.tandemchess.rules.notation;

import java.util.List;

/** Thrown when a table of perft counts has rows that cannot be read; it carries all faults. */
public final class PerftTableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> faults;

  PerftTableException(List<String> faults) {
    super(String.join("; ", faults));
    this.faults = List.copyOf(faults);
  }

  /**
   * Returns the faults, at least one, each a line for people such as {@code line 3, depth 'one':
   * expected a whole number from 0 to 2147483647}.
   */
  public List<String> faults() {
    return faults;
  }
}
