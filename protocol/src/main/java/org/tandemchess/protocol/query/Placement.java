package org.tandemchess.protocol.query;

import java.util.Optional;
import org.tandemchess.protocol.text.Tokens;

/** What became of an attempt to set a position. */
public sealed interface Placement {

  /**
   * It is on the board.
   *
   * @param lostRights letters of castling rights that it does not have; empty if it has all
   */
  record Done(String lostRights) implements Placement {}

  /** The set-up is wrong; the board is as it was. */
  record Refused(String reason) implements Placement {}

  /**
   * A move is not legal; the board is as it was.
   *
   * @param index of the move among the words of the line
   */
  record IllegalMove(int index) implements Placement {}

  /** Returns what the host should hear of a {@code position} line, if anything. */
  default Optional<String> remark(Tokens words) {
    return switch (this) {
      case Done(String lostRights) when lostRights.isEmpty() -> Optional.empty();
      case Done(String lostRights) ->
          Optional.of("castling rights without king and rook at home dropped: " + lostRights);
      case Refused(String reason) -> Optional.of(reason);
      case IllegalMove(int index) ->
          Optional.of("illegal move in position command: " + words.get(index));
    };
  }
}
