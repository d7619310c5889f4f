package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tandemchess.testkit.Allocation;

class BoardAllocationTest {
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

  private static long exercise(Board board, Perft perft) {
    long legal = 0;
    for (int square = 0; square < 64; square++) {
      legal += Legality.isLegal(board, Moves.drop(1, square)) ? 1 : 0;
    }
    return perft.count(board, 3) + perft.countByMaking(board, 3) + legal;
  }
}
