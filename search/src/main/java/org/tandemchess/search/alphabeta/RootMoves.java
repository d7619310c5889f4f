package org.tandemchess.search.alphabeta;

/** The root moves in the order in which they are searched. Belongs to one thread. */
final class RootMoves {
  private RootMove[] moves = {};

  void set(int[] newMoves) {
    moves = new RootMove[newMoves.length];
    for (int i = 0; i < newMoves.length; i++) {
      moves[i] = new RootMove(newMoves[i]);
    }
  }

  int size() {
    return moves.length;
  }

  RootMove get(int rank) {
    return moves[rank];
  }

  void nextIteration() {
    for (RootMove entry : moves) {
      entry.nextIteration();
    }
  }

  /** Sorts from a rank on by score, best first, keeping the order of equals. */
  void sort(int from) {
    sortRange(from, moves.length);
  }

  /** Sorts the ranks from 0 up to one that is left out. */
  void sortFirst(int end) {
    sortRange(0, end);
  }

  private void sortRange(int from, int end) {
    for (int i = from + 1; i < end; i++) {
      int at = i;
      while (at > from && moves[at - 1].score() < moves[i].score()) {
        at--;
      }
      moveUp(i, at);
    }
  }

  private void moveUp(int from, int to) {
    RootMove entry = moves[from];
    System.arraycopy(moves, to, moves, to + 1, from - to);
    moves[to] = entry;
  }

  /** Puts a move first, if it is among them. */
  void putFirst(int move) {
    for (int i = 1; i < moves.length; i++) {
      if (moves[i].move() == move) {
        moveUp(i, 0);
        return;
      }
    }
  }
}
