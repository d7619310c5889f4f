package org.tandemchess.lab.perft;

import java.util.function.IntFunction;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.board.Perft;

/** The tree of one board, cut after the second ply where that is deep enough. */
public final class BoardTree implements PerftTree {
  /** Below this depth in plies, a branch of two plies would be too little work to hand out. */
  private static final int DEPTH_OF_PAIRS = 4;

  private final Board root;
  private final int depth;
  private final IntFunction<String> text;
  // A branch is a root move and a reply, or Moves.NONE for all replies.
  private final MoveBuffer roots = new MoveBuffer();
  private final int[] firsts;
  private final int[] replies;

  /**
   * Lists the branches.
   *
   * @param root copied
   * @param depth plies, at least 0
   * @param text writes a move
   */
  public BoardTree(Board root, int depth, IntFunction<String> text) {
    this.root = new Board(root);
    this.depth = depth;
    this.text = text;
    MoveGenerator.legal(this.root, roots);
    int[][] branches = depth < DEPTH_OF_PAIRS ? single() : pairs();
    firsts = branches[0];
    replies = branches[1];
  }

  private int[][] single() {
    return new int[][] {roots.toArray(), new int[roots.size()]};
  }

  private int[][] pairs() {
    Board board = new Board(root);
    int[][] repliesOf = new int[roots.size()][];
    int count = 0;
    for (int i = 0; i < roots.size(); i++) {
      MoveBuffer buffer = new MoveBuffer();
      board.makeMove(roots.get(i));
      MoveGenerator.legal(board, buffer);
      board.unmakeMove();
      repliesOf[i] = buffer.size() == 0 ? new int[] {Moves.NONE} : buffer.toArray();
      count += repliesOf[i].length;
    }
    int[][] branches = new int[2][count];
    int next = 0;
    for (int i = 0; i < roots.size(); i++) {
      for (int reply : repliesOf[i]) {
        branches[0][next] = roots.get(i);
        branches[1][next++] = reply;
      }
    }
    return branches;
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public int branches() {
    return firsts.length;
  }

  @Override
  public String rootMove(int branch) {
    return text.apply(firsts[branch]);
  }

  @Override
  public Counter counter() {
    Board board = new Board(root);
    Perft perft = new Perft(depth);
    return branch -> {
      board.makeMove(firsts[branch]);
      long leaves;
      if (replies[branch] == Moves.NONE) {
        leaves = perft.count(board, depth - 1);
      } else {
        board.makeMove(replies[branch]);
        leaves = perft.count(board, depth - 2);
        board.unmakeMove();
      }
      board.unmakeMove();
      return leaves;
    };
  }
}
