package org.tandemchess.search.alphabeta;

/**
 * Searches a root within a narrow window round the score that is expected, and widens it where the
 * score falls outside.
 */
final class AspirationWindow {

  /** How a window grows. */
  interface Growth {
    /**
     * Returns the new bound on the side where a score fell outside.
     *
     * @param failure how often the window was too narrow, from 1
     * @param side 1 above, -1 below
     */
    int bound(int score, int failure, int side);

    /** Returns the new upper bound after a score fell below the window. */
    default int betaAfterFailingLow(int alpha, int beta) {
      return beta;
    }

    /** The bound of a window that is open on a side. */
    static int open(int side) {
      return side * Scores.INFINITE;
    }
  }

  private final TreeSearch tree;
  private final int width;
  private final Growth growth;

  /**
   * Makes windows for a tree.
   *
   * @param width cp on either side of the expected score at first
   */
  AspirationWindow(TreeSearch tree, int width, Growth growth) {
    this.tree = tree;
    this.width = width;
    this.growth = growth;
  }

  /**
   * Searches the root moves from a rank on to a depth.
   *
   * @param expected the score of the iteration before; a decided one, or a low depth, opens the
   *     window
   * @return the exact score; meaningless if the search was stopped
   */
  int search(int rank, int depth, int expected) {
    int alpha = -Scores.INFINITE;
    int beta = Scores.INFINITE;
    if (depth >= tree.params().of(SearchParams.ASPIRATION_DEPTH) && !Scores.isDecided(expected)) {
      alpha = expected - width;
      beta = expected + width;
    }
    for (int failure = 1; ; failure++) {
      int score = tree.searchRoot(rank, depth, alpha, beta);
      if (tree.counter().isStopped() || score > alpha && score < beta) {
        return score;
      }
      if (score <= alpha) {
        beta = growth.betaAfterFailingLow(alpha, beta);
        alpha = growth.bound(score, failure, -1);
      } else {
        beta = growth.bound(score, failure, 1);
      }
    }
  }
}
