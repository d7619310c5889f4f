package org.tandemchess.protocol.uci;

import java.util.function.BooleanSupplier;
import org.tandemchess.rules.board.JointPerft;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.TwoBoards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;

/**
 * The tree of both boards in which each ply is a move on both, as {@code tandem perft --joint}
 * counts it. Used by one thread.
 */
final class JointBoardsPerft implements PerftRun.Tree {
  /** Trees that are no deeper are counted without a look at whether to end. */
  private static final int SHALLOW = 2;

  private final TwoBoards boards;
  private final int depth;
  private final MoveBuffer movesA = new MoveBuffer();
  private final MoveBuffer movesB = new MoveBuffer();
  private final JointPerft shallow = new JointPerft(SHALLOW);

  /**
   * Lists the pairs of moves.
   *
   * @param depth plies, at least 1
   */
  JointBoardsPerft(Position position, int depth) {
    this.boards = new TwoBoards(position.boardCopy(BoardId.A), position.boardCopy(BoardId.B));
    this.depth = depth;
    MoveGenerator.legal(boards.board(BoardId.A), movesA);
    MoveGenerator.legal(boards.board(BoardId.B), movesB);
  }

  @Override
  public int size() {
    return movesA.size() * movesB.size();
  }

  private int moveA(int index) {
    return movesA.get(index / movesB.size());
  }

  private int moveB(int index) {
    return movesB.get(index % movesB.size());
  }

  @Override
  public String move(int index) {
    return "(" + text(moveA(index)) + "," + text(moveB(index)) + ")";
  }

  private static String text(int move) {
    return MoveText.uci(MoveCodec.toMove(move));
  }

  @Override
  public long leaves(int index, BooleanSupplier mustEnd) {
    return leavesBehind(moveA(index), moveB(index), depth - 1, mustEnd);
  }

  private long leavesBehind(int moveA, int moveB, int plies, BooleanSupplier mustEnd) {
    if (plies <= SHALLOW) {
      return shallow.countAfter(boards, moveA, moveB, plies);
    }
    boards.make(BoardId.A, moveA);
    boards.make(BoardId.B, moveB);
    MoveBuffer first = new MoveBuffer();
    MoveBuffer second = new MoveBuffer();
    MoveGenerator.legal(boards.board(BoardId.A), first);
    MoveGenerator.legal(boards.board(BoardId.B), second);
    long sum = 0;
    for (int i = 0; i < first.size() * second.size() && !mustEnd.getAsBoolean(); i++) {
      int a = first.get(i / second.size());
      int b = second.get(i % second.size());
      sum += leavesBehind(a, b, plies - 1, mustEnd);
    }
    boards.unmake();
    boards.unmake();
    return sum;
  }
}
