package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.board.Moves;

/**
 * How much of its usual time a search needs: less the longer the same move has been best and the
 * more of the work went into it, more while the score falls. Belongs to one thread.
 */
final class TimeFactor {
  /** Iterations after which a best move that has not changed is as settled as it gets. */
  private static final int SETTLED = 6;

  private static final double AFTER_CHANGE = 1.25;
  private static final double LESS_BY_ITERATION = 0.08;

  // Factor by the share of the work: 1.5 where the best move took none of it, 0.7 where it took
  // all.
  private static final double WITHOUT_WORK = 1.5;
  private static final double LESS_BY_WORK = 0.8;

  /** Fall of the score, in cp, beyond which nothing more is asked for. */
  private static final int WORST_FALL = 100;

  private static final double MORE_BY_CP = 0.004;

  private int best = Moves.NONE;
  private int unchanged;
  private int lastScore = Scores.UNKNOWN;
  private double factor = 1.0;

  /**
   * Takes in a finished iteration.
   *
   * @param move the best move
   * @param score its score
   * @param share the part of the iteration's nodes that were spent below it, 0 to 1
   */
  void iteration(int move, int score, double share) {
    unchanged = move == best ? Math.min(unchanged + 1, SETTLED) : 0;
    best = move;
    int fall = lastScore == Scores.UNKNOWN ? 0 : lastScore - score;
    lastScore = score;
    double byChange = AFTER_CHANGE - LESS_BY_ITERATION * unchanged;
    double byShare = WITHOUT_WORK - LESS_BY_WORK * share;
    double byScore = 1.0 + MORE_BY_CP * Math.clamp(fall, 0, WORST_FALL);
    factor = byChange * byShare * byScore;
  }

  /** Returns the part of the soft limit that is needed, above 0. */
  double get() {
    return factor;
  }
}
