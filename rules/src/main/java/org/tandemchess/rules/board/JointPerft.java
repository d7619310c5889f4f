package org.tandemchess.rules.board;

import org.tandemchess.rules.core.BoardId;

/**
 * Counts the leaves of the tree in which each ply is one legal move on both boards at once. One
 * instance a thread; nothing allocates while it counts.
 *
 * <p>Both moves are legal before either is made. What they take is dropped from the next ply on.
 * Where one board has no legal move the line ends.
 */
public final class JointPerft {
  private final MoveBuffer[] movesA;
  private final MoveBuffer[] movesB;

  /** Makes a counter for depths 0 to {@code maxDepth} plies. */
  public JointPerft(int maxDepth) {
    movesA = buffers(maxDepth + 1);
    movesB = buffers(maxDepth + 1);
  }

  private static MoveBuffer[] buffers(int count) {
    MoveBuffer[] buffers = new MoveBuffer[count];
    for (int i = 0; i < count; i++) {
      buffers[i] = new MoveBuffer();
    }
    return buffers;
  }

  /** Returns the number of leaves; the moves of the last ply are counted, not made. */
  public long count(TwoBoards boards, int depth) {
    Board a = boards.board(BoardId.A);
    Board b = boards.board(BoardId.B);
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return (long) MoveGenerator.countLegal(a) * MoveGenerator.countLegal(b);
    }
    MoveBuffer first = list(movesA[depth], a);
    MoveBuffer second = list(movesB[depth], b);
    long sum = 0;
    for (int i = 0; i < first.size; i++) {
      boards.make(BoardId.A, first.moves[i]);
      for (int j = 0; j < second.size; j++) {
        boards.make(BoardId.B, second.moves[j]);
        sum += count(boards, depth - 1);
        boards.unmake();
      }
      boards.unmake();
    }
    return sum;
  }

  /** Returns the number of leaves at a depth after a pair of legal moves. */
  public long countAfter(TwoBoards boards, int moveA, int moveB, int depth) {
    boards.make(BoardId.A, moveA);
    boards.make(BoardId.B, moveB);
    long leaves = count(boards, depth);
    boards.unmake();
    boards.unmake();
    return leaves;
  }

  private static MoveBuffer list(MoveBuffer moves, Board board) {
    moves.clear();
    MoveGenerator.legal(board, moves);
    return moves;
  }
}
