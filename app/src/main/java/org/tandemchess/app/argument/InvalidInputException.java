package org.tandemchess.app.argument;

import java.util.List;
import org.tandemchess.rules.position.Fault;

/** Thrown when arguments or files are no good; it carries a line for each fault. */
public final class InvalidInputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> lines;

  /**
   * Carries faults.
   *
   * @param lines one for each, at least one, without the name of the command
   */
  public InvalidInputException(List<String> lines) {
    super(String.join("; ", lines));
    this.lines = List.copyOf(lines);
  }

  /** Returns the fault of one argument. */
  public static InvalidInputException of(String argument, String text, String expected) {
    return new InvalidInputException(List.of(argument + " '" + text + "': expected " + expected));
  }

  /** Returns the faults of a position that an argument holds. */
  public static InvalidInputException of(String argument, List<Fault> faults) {
    return new InvalidInputException(
        faults.stream().map(fault -> argument + ": " + fault.message()).toList());
  }

  /** Returns the faults, at least one, without the name of the command. */
  public List<String> lines() {
    return lines;
  }
}
