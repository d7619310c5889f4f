package org.tandemchess.protocol.query;

/** What became of an attempt to set a position. */
public sealed interface Placement {

  /** It is on the board. */
  record Done() implements Placement {}

  /** The set-up is wrong; the board is as it was. */
  record Refused(String reason) implements Placement {}

  /**
   * A move is not legal; the board is as it was.
   *
   * @param index of the move among the words of the line
   */
  record IllegalMove(int index) implements Placement {}
}
