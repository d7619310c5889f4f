package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.testkit.Allocation;

class BoardAllocationTest {
  private final MoveBuffer moves = new MoveBuffer();

  @Test
  void generatingMakingAndTestingMovesAllocatesNothing() {
    Board board =
        Boards.bughouse(
            "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1[QRNNPPrbnp] b kq - 8 9");
    Perft perft = new Perft(3);
    long[] leaves = new long[2];
    leaves[0] = exercise(board, perft);
    long bytes = Allocation.bytesOf(() -> leaves[1] = exercise(board, perft));
    assertThat(leaves[1]).isEqualTo(leaves[0]).isGreaterThan(1_000_000);
    assertThat(bytes).isZero();
  }

  @Test
  void movingOnBothBoardsAllocatesNothing() {
    TwoBoards boards =
        new TwoBoards(
            Boards.bughouse("r3k2r/1P3ppp/2n2n2/2bpp3/2B1P3/5N2/PPPP1PPP/R3K2R[] w KQkq - 0 9"),
            Boards.bughouse("r1bqk2r/1ppp1ppp/2n2n2/2b1p3/2B1P3/5N2/1PPP1PPP/R1BQ1RK1[Nn] b kq -"));
    JointPerft perft = new JointPerft(2);
    long[] results = new long[2];
    results[0] = exercise(boards, perft);
    long bytes = Allocation.bytesOf(() -> results[1] = exercise(boards, perft));
    assertThat(results[1]).isEqualTo(results[0]).isGreaterThan(100_000);
    assertThat(bytes).isZero();
  }

  /** Lets board A move twice, then B three times, then takes A's moves back first. */
  private long exercise(TwoBoards boards, JointPerft perft) {
    long sum = perft.count(boards, 2);
    for (int moves = 0; moves < 2; moves++) {
      boards.make(BoardId.A, pick(boards.board(BoardId.A)));
    }
    boards.pass(BoardId.A);
    for (int moves = 0; moves < 3; moves++) {
      boards.make(BoardId.B, pick(boards.board(BoardId.B)));
    }
    sum += boards.arrivedSinceMove(BoardId.A) + boards.arrivedSinceMove(BoardId.B);
    for (int moves = 0; moves < 3; moves++) {
      boards.unmake(BoardId.A);
    }
    for (int moves = 0; moves < 3; moves++) {
      boards.unmake();
    }
    return sum + boards.key() % 1000;
  }

  private int pick(Board board) {
    moves.clear();
    MoveGenerator.captures(board, moves);
    if (moves.size() == 0) {
      MoveGenerator.legal(board, moves);
    }
    return moves.get(0);
  }

  private static long exercise(Board board, Perft perft) {
    long legal = 0;
    for (int square = 0; square < 64; square++) {
      legal += Legality.isLegal(board, Moves.drop(1, square)) ? 1 : 0;
    }
    return perft.count(board, 3) + perft.countByMaking(board, 3) + legal;
  }
}
