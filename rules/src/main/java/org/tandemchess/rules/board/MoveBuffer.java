package org.tandemchess.rules.board;

import java.util.Arrays;

/**
 * A list of moves in an array that is made once; one per thread and ply.
 *
 * <p>{@link #CAPACITY} holds every position, even a set-up one: k men of one side make at most 27 k
 * moves and at most 16 (64 - k), since eight lines and eight knights meet in a square; drops add at
 * most 5 (64 - k). The sum is largest, 840, for k = 24.
 */
public final class MoveBuffer {
  public static final int CAPACITY = 1024;

  final int[] moves = new int[CAPACITY];
  int size;

  public void clear() {
    size = 0;
  }

  public int size() {
    return size;
  }

  /** Returns a move; the index is not checked against the size. */
  public int get(int index) {
    return moves[index];
  }

  /** Replaces a move; the index is not checked against the size. */
  public void set(int index, int move) {
    moves[index] = move;
  }

  public void add(int move) {
    moves[size++] = move;
  }

  /** Returns whether the list holds a move; linear. */
  public boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** Shortens the list. */
  public void truncate(int newSize) {
    size = newSize;
  }

  /** Returns a copy of the moves; allocates. */
  public int[] toArray() {
    return Arrays.copyOf(moves, size);
  }
}
