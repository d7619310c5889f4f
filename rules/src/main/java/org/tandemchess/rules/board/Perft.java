package org.tandemchess.rules.board;

/**
 * Counts the leaves of the tree of legal moves to a fixed depth: the standard test of a move
 * generator. One instance a thread; nothing allocates while it counts.
 *
 * @see <a href="https://www.chessprogramming.org/Perft">Chess Programming Wiki: Perft</a>
 */
public final class Perft {
  private final MoveBuffer[] buffers;

  /** Makes a counter for depths 0 to {@code maxDepth} plies. */
  public Perft(int maxDepth) {
    buffers = new MoveBuffer[maxDepth + 1];
    for (int i = 0; i < buffers.length; i++) {
      buffers[i] = new MoveBuffer();
    }
  }

  /** Returns the number of leaves; the moves of the last ply are counted, not made. */
  public long count(Board board, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return MoveGenerator.countLegal(board);
    }
    MoveBuffer moves = buffers[depth];
    moves.clear();
    MoveGenerator.legal(board, moves);
    long sum = 0;
    for (int i = 0; i < moves.size; i++) {
      board.makeMove(moves.moves[i]);
      sum += count(board, depth - 1);
      board.unmakeMove();
    }
    return sum;
  }

  /** Returns the number of leaves; every move of the last ply is listed, made and unmade. */
  public long countByMaking(Board board, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveBuffer moves = buffers[depth];
    moves.clear();
    MoveGenerator.legal(board, moves);
    long sum = 0;
    for (int i = 0; i < moves.size; i++) {
      board.makeMove(moves.moves[i]);
      sum += depth == 1 ? 1 : countByMaking(board, depth - 1);
      board.unmakeMove();
    }
    return sum;
  }
}
