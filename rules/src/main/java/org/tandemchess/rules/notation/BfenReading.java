package org.tandemchess.rules.notation;

import java.util.List;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.InvalidSetupException;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/**
 * What was read from a line of two boards.
 *
 * @param setup what could be read; complete only if there are no faults
 * @param faults fatal faults of both boards, all at once
 * @param notes what is repaired or unusual
 */
public record BfenReading(Setup setup, List<Fault> faults, List<Fault> notes) {

  public BfenReading {
    faults = List.copyOf(faults);
    notes = List.copyOf(notes);
  }

  public boolean isValid() {
    return faults.isEmpty();
  }

  /**
   * Returns the position with all repairs made.
   *
   * @throws InvalidSetupException if there is a fatal fault
   */
  public Position toPosition(RuleSet rules) {
    if (!isValid()) {
      throw new InvalidSetupException(faults);
    }
    return Position.of(setup, rules);
  }
}
