package org.tandemchess.rules.position;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a set-up has fatal faults; it carries all of them. */
public final class InvalidSetupException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Fault> faults;

  public InvalidSetupException(List<Fault> faults) {
    super(faults.stream().map(Fault::message).collect(Collectors.joining("; ")));
    this.faults = List.copyOf(faults);
  }

  /** Returns the fatal faults, at least one. */
  public List<Fault> faults() {
    return faults;
  }
}
