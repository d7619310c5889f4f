package org.tandemchess.search.alphabeta;

/**
 * The scale of search scores, in cp for the side to move, as ints that fit 16 bits.
 *
 * <pre>
 * 32,000 - p          mate in p plies
 * 31,000 - p          in p plies the enemy is in check without a move and only a piece from the
 *                     other board can save it
 * up to 30,000        an estimate
 * </pre>
 */
public final class Scores {
  /** Farthest ply from the root. */
  static final int MAX_PLY = 160;

  /** Beyond all scores. */
  public static final int INFINITE = 32_500;

  static final int MATE = 32_000;

  /** Scores from here on are proved mates. */
  static final int LEAST_MATE = MATE - MAX_PLY;

  static final int LOST_UNLESS_DROP = 31_000;

  /** Scores from here on are decided: by mate or by waiting in check. They depend on the ply. */
  static final int LEAST_DECIDED = LOST_UNLESS_DROP - MAX_PLY;

  /** Largest estimate, whatever evaluation and prices say. */
  static final int MOST_ESTIMATE = 30_000;

  static final int DRAW = 0;

  /**
   * For the side that has no move, is not in check and may only wait: bad, but not hopeless, since
   * any piece that arrives helps.
   */
  static final int STALEMATE_WAITING = -1_500;

  /** Stands for a static evaluation that was not made. */
  static final int UNKNOWN = 32_600;

  private Scores() {}

  static int matedAt(int ply) {
    return ply - MATE;
  }

  static int waitingAt(int ply) {
    return ply - LOST_UNLESS_DROP;
  }

  /** Returns whether a score is a proved mate, of either side. */
  public static boolean isMate(int score) {
    return score >= LEAST_MATE || score <= -LEAST_MATE;
  }

  /** Returns whether a score is no estimate. */
  public static boolean isDecided(int score) {
    return score >= LEAST_DECIDED || score <= -LEAST_DECIDED;
  }

  /** Returns whether the side to move is mated or has to wait in check, sooner or later. */
  public static boolean isLost(int score) {
    return score <= -LEAST_DECIDED;
  }

  static int clampEstimate(int score) {
    return Math.clamp(score, -MOST_ESTIMATE, MOST_ESTIMATE);
  }

  /** Returns a score counted from this node instead of the root, for the table. */
  static int fromNode(int score, int ply) {
    if (score >= LEAST_DECIDED) {
      return score + ply;
    }
    return score <= -LEAST_DECIDED ? score - ply : score;
  }

  /** Returns a score of the table counted from the root again. */
  static int fromRoot(int score, int ply) {
    if (score >= LEAST_DECIDED) {
      return score - ply;
    }
    return score <= -LEAST_DECIDED ? score + ply : score;
  }
}
