package org.tandemchess.search.alphabeta;

import java.util.Arrays;

/** A move at the root with what the search knows of it. Belongs to one thread. */
final class RootMove {
  private final int move;
  private final int[] variation = new int[Scores.MAX_PLY + 2];
  private int length = 1;
  private int score = -Scores.INFINITE;
  private int lastScore = -Scores.INFINITE;
  private int selectiveDepth;
  private long nodes;
  private long nodesBefore;

  RootMove(int move) {
    this.move = move;
    variation[0] = move;
  }

  int move() {
    return move;
  }

  /** Returns the score of this iteration, or -{@link Scores#INFINITE} if it did not beat alpha. */
  int score() {
    return score;
  }

  /** Returns the score of the iteration before. */
  int lastScore() {
    return lastScore;
  }

  int selectiveDepth() {
    return selectiveDepth;
  }

  /** Returns the best line, this move first; a copy. */
  int[] variation() {
    return Arrays.copyOf(variation, length);
  }

  void found(int newScore, int[] line, int lineLength, int reached) {
    score = newScore;
    System.arraycopy(line, 0, variation, 1, lineLength);
    length = lineLength + 1;
    selectiveDepth = reached;
  }

  void failed() {
    score = -Scores.INFINITE;
  }

  void spend(long more) {
    nodes += more;
  }

  /** Returns the part of the nodes of this iteration that were spent below this move. */
  double share(long nodesOfIteration) {
    return (nodes - nodesBefore) / (double) Math.max(1, nodesOfIteration);
  }

  void nextIteration() {
    nodesBefore = nodes;
    lastScore = score;
  }
}
