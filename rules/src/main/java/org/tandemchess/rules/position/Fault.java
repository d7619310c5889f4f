package org.tandemchess.rules.position;

import java.util.Optional;
import org.tandemchess.rules.core.BoardId;

/**
 * One thing that is wrong with a set-up.
 *
 * @param kind what is wrong
 * @param board the board that it is on, or empty if it concerns the line as a whole
 * @param field the part of the text, such as {@code placement} or {@code castling}
 * @param text the offending text
 * @param expected what should stand there
 */
public record Fault(
    SetupFault kind, Optional<BoardId> board, String field, String text, String expected) {

  /** Returns a fault on one board. */
  public static Fault on(
      BoardId board, SetupFault kind, String field, String text, String expected) {
    return new Fault(kind, Optional.of(board), field, text, expected);
  }

  /** Returns one line for people, such as {@code board A, side to move 'x': expected w or b}. */
  public String message() {
    String place = board.map(id -> "board " + id + ", ").orElse("");
    return place + field + " '" + text + "': expected " + expected;
  }
}
