package org.tandemchess.search.api;

/** How good a position is for the side to move. */
public sealed interface Score {

  /**
   * An estimate.
   *
   * @param value hundredths of a pawn, positive if the side to move is better off
   */
  record Centipawns(int value) implements Score {}

  /**
   * A mate that the search has proved on this board.
   *
   * @param moves moves (not plies) until mate, positive if the side to move gives it, negative if
   *     it suffers it; 0 if the side to move is mated already
   */
  record Mate(int moves) implements Score {}

  /** Returns an estimate in hundredths of a pawn. */
  static Score centipawns(int value) {
    return new Centipawns(value);
  }

  /**
   * Returns the mate that a number of plies is away.
   *
   * @param plies plies until mate; odd if the side to move gives it, even if it suffers it
   */
  static Score matedAfter(int plies) {
    return new Mate((plies & 1) == 1 ? (plies + 1) / 2 : -plies / 2);
  }
}
