package org.tandemchess.rules.notation;

import java.util.List;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.Fault;

/**
 * What was read from the text of one board.
 *
 * @param setup what could be read; complete only if there are no faults
 * @param faults fatal faults, all at once
 * @param notes what is repaired
 */
public record BoardReading(BoardSetup setup, List<Fault> faults, List<Fault> notes) {

  public BoardReading {
    faults = List.copyOf(faults);
    notes = List.copyOf(notes);
  }

  public boolean isValid() {
    return faults.isEmpty();
  }
}
