package org.tandemchess.lab.perft;

import java.util.function.IntFunction;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.JointPerft;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.TwoBoards;

/** The tree of both boards in which each ply is a move on both; a branch is a pair of moves. */
public final class JointTree implements PerftTree {
  private final Board a;
  private final Board b;
  private final int depth;
  private final IntFunction<String> text;
  private final MoveBuffer movesA = new MoveBuffer();
  private final MoveBuffer movesB = new MoveBuffer();

  /**
   * Lists the pairs of moves.
   *
   * @param a copied
   * @param b copied
   * @param depth plies, at least 0
   * @param text writes a move
   */
  public JointTree(Board a, Board b, int depth, IntFunction<String> text) {
    this.a = new Board(a);
    this.b = new Board(b);
    this.depth = depth;
    this.text = text;
    MoveGenerator.legal(this.a, movesA);
    MoveGenerator.legal(this.b, movesB);
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public int branches() {
    return movesA.size() * movesB.size();
  }

  @Override
  public String rootMove(int branch) {
    return "(" + text.apply(moveA(branch)) + "," + text.apply(moveB(branch)) + ")";
  }

  @Override
  public Counter counter() {
    TwoBoards boards = new TwoBoards(new Board(a), new Board(b));
    JointPerft perft = new JointPerft(depth);
    return branch -> perft.countAfter(boards, moveA(branch), moveB(branch), depth - 1);
  }

  private int moveA(int branch) {
    return movesA.get(branch / movesB.size());
  }

  private int moveB(int branch) {
    return movesB.get(branch % movesB.size());
  }
}
