package org.tandemchess.protocol.uci;

import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Perft;

/** The tree of one board. Used by one thread. */
final class BoardPerft implements PerftRun.Tree {
  /** Trees that are no deeper are counted without a look at whether to end. */
  private static final int SHALLOW = 3;

  private final Board board;
  private final int depth;
  private final IntFunction<String> text;
  private final MoveBuffer roots = new MoveBuffer();
  private final Perft shallow = new Perft(SHALLOW);

  /**
   * Lists the root moves.
   *
   * @param board its own from now on
   * @param depth plies, at least 1
   * @param text writes a move
   */
  BoardPerft(Board board, int depth, IntFunction<String> text) {
    this.board = board;
    this.depth = depth;
    this.text = text;
    MoveGenerator.legal(board, roots);
  }

  @Override
  public int size() {
    return roots.size();
  }

  @Override
  public String move(int index) {
    return text.apply(roots.get(index));
  }

  @Override
  public long leaves(int index, BooleanSupplier mustEnd) {
    return leavesBehind(roots.get(index), depth - 1, mustEnd);
  }

  private long leavesBehind(int move, int plies, BooleanSupplier mustEnd) {
    board.makeMove(move);
    long sum = 0;
    if (plies <= SHALLOW) {
      sum = shallow.count(board, plies);
    } else {
      MoveBuffer moves = new MoveBuffer();
      MoveGenerator.legal(board, moves);
      for (int i = 0; i < moves.size() && !mustEnd.getAsBoolean(); i++) {
        sum += leavesBehind(moves.get(i), plies - 1, mustEnd);
      }
    }
    board.unmakeMove();
    return sum;
  }
}
