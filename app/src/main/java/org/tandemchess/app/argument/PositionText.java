package org.tandemchess.app.argument;

import java.util.List;
import java.util.Optional;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BfenReading;
import org.tandemchess.rules.notation.BoardReading;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/**
 * A position that a user wrote.
 *
 * @param position valid, with all repairs made
 * @param notes what was repaired, for people
 */
public record PositionText(Position position, List<String> notes) {

  /**
   * Reads two boards.
   *
   * @param argument names the text in faults
   * @throws InvalidInputException with all faults
   */
  public static PositionText twoBoards(String argument, String text, RuleSet rules) {
    BfenReading reading = Bfen.parse(text);
    List<Fault> faults =
        reading.isValid() ? Position.tryValidate(reading.setup(), rules) : reading.faults();
    return of(argument, reading.setup(), faults, reading.notes(), rules);
  }

  /**
   * Reads one board, which becomes board A.
   *
   * @param argument names the text in faults
   * @throws InvalidInputException with all faults
   */
  public static PositionText oneBoard(String argument, String text, RuleSet rules) {
    BoardReading reading = Bfen.parseBoard(text);
    Setup setup = Setup.single(reading.setup());
    List<Fault> faults = reading.isValid() ? Position.tryValidate(setup, rules) : reading.faults();
    return of(argument, setup, unnamed(faults), unnamed(reading.notes()), rules);
  }

  /** With one board there is no need to say which. */
  private static List<Fault> unnamed(List<Fault> faults) {
    return faults.stream()
        .map(
            fault ->
                new Fault(
                    fault.kind(), Optional.empty(), fault.field(), fault.text(), fault.expected()))
        .toList();
  }

  private static PositionText of(
      String argument, Setup setup, List<Fault> faults, List<Fault> notes, RuleSet rules) {
    if (!faults.isEmpty()) {
      throw InvalidInputException.of(argument, faults);
    }
    List<String> lines = notes.stream().map(note -> argument + ": " + note.message()).toList();
    return new PositionText(Position.of(setup, rules), lines);
  }

  /** Tells the user what was repaired. */
  public void printNotes(Terminal terminal) {
    notes.forEach(note -> terminal.err().println(FaultPrinter.oneLine("note: " + note)));
  }
}
