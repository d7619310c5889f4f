package org.tandemchess.lab.suite;

import java.util.List;

/** Thrown when a file of positions is no good; it carries a text for each broken line. */
public final class SuiteException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient List<String> faults;

  SuiteException(List<String> faults) {
    super(String.join("; ", faults));
    this.faults = List.copyOf(faults);
  }

  /** Returns the faults, at least one, each with its line number. */
  public List<String> faults() {
    return faults;
  }
}
