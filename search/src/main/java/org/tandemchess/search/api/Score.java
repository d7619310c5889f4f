package org.tandemchess.search.api;

/**
 * How good a position is for the side to move. Immutable.
 *
 * <p>A score is won, lost or an estimate. Lost are positions that only a piece from the other board
 * can still save, won those that only such a piece can save the enemy from.
 */
public sealed interface Score {

  /** The mate base of hosts and files that tell a mate by cp: beyond all estimates. */
  int MATE_BASE = 100_000;

  /**
   * An estimate.
   *
   * @param value hundredths of a pawn, positive if the side to move is better off
   */
  record Centipawns(int value) implements Score {
    @Override
    public boolean isWon() {
      return false;
    }

    @Override
    public boolean isLost() {
      return false;
    }

    @Override
    public Score afterMove() {
      return new Centipawns(-value);
    }

    @Override
    public int inCentipawns(int mateBase) {
      return value;
    }
  }

  /**
   * A mate that the search has proved on this board.
   *
   * @param moves moves (not plies) until mate, positive if the side to move gives it, negative if
   *     it suffers it; 0 if the side to move is mated already
   */
  record Mate(int moves) implements Score {
    @Override
    public boolean isWon() {
      return moves > 0;
    }

    @Override
    public boolean isLost() {
      return moves <= 0;
    }

    @Override
    public Score afterMove() {
      return new Mate(movesAfterMove(moves));
    }

    @Override
    public int inCentipawns(int mateBase) {
      return beyondEstimates(mateBase, moves);
    }
  }

  /**
   * A check without a move left that only a piece from the other board can answer: no mate, since
   * such a piece may come, but next to it. Whoever has to wait likes it better than being mated and
   * worse than any estimate, and later better than sooner.
   *
   * @param moves moves (not plies) until a king stands so, positive if it is the enemy's, negative
   *     if it is that of the side to move; 0 if the side to move waits already
   */
  record Waiting(int moves) implements Score {
    private static final int BASE = 31_000;

    @Override
    public boolean isWon() {
      return moves > 0;
    }

    @Override
    public boolean isLost() {
      return moves <= 0;
    }

    @Override
    public Score afterMove() {
      return new Waiting(movesAfterMove(moves));
    }

    @Override
    public int inCentipawns(int mateBase) {
      return beyondEstimates(BASE, moves);
    }
  }

  /** Returns whether the side to move mates, or leaves the enemy waiting in check. */
  boolean isWon();

  /** Returns whether the side to move is being mated, or will wait in check. */
  boolean isLost();

  /** Returns the same score as the other side sees it once the best move is made. */
  Score afterMove();

  /**
   * Returns the score in hundredths of a pawn, as hosts and files want it that know nothing else:
   * mates are the base less their moves, a wait in check is 31,000 less its moves, each with the
   * sign of who is better off.
   *
   * @param mateBase beyond 31,000
   */
  int inCentipawns(int mateBase);

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

  private static int movesAfterMove(int moves) {
    return moves > 0 ? 1 - moves : -moves;
  }

  private static int beyondEstimates(int base, int moves) {
    return moves > 0 ? base - moves : -base - moves;
  }
}
