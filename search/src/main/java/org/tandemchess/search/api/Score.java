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

  /**
   * A check without a move left that only a piece from the other board can answer: no mate, since
   * such a piece may come, but next to it. Whoever has to wait likes it better than being mated and
   * worse than any estimate, and later better than sooner.
   *
   * @param moves moves (not plies) until a king stands so, positive if it is the enemy's, negative
   *     if it is that of the side to move; 0 if the side to move waits already
   */
  record Waiting(int moves) implements Score {
    private static final int CENTIPAWNS = 31_000;

    /**
     * Returns what hosts are told that know cp and mates only: hundredths of a pawn beyond all
     * estimates, 31,000 less the moves, with the sign of who is better off.
     */
    public int centipawns() {
      return moves > 0 ? CENTIPAWNS - moves : -CENTIPAWNS - moves;
    }
  }

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
    return new Mate(moves(plies));
  }

  /**
   * Returns the wait in check that begins a number of plies away.
   *
   * @param plies plies until then; odd if the enemy will wait, even if the side to move will
   */
  static Score waitingAfter(int plies) {
    return new Waiting(moves(plies));
  }

  private static int moves(int plies) {
    return (plies & 1) == 1 ? (plies + 1) / 2 : -plies / 2;
  }
}
