package org.tandemchess.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Perft;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/** Move generation over whole trees: divide the leaves of a tree by the time for one operation. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PerftBenchmark {

  /** A tree whose number of leaves is known. */
  public enum Tree {
    START("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1", 5, 4_865_609),
    KIWIPETE(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R[] w KQkq - 0 1", 4, 4_085_603),
    HEAVY(
        "r2q1rk1/ppp2ppp/2n1bn2/2bpp3/4P3/2NP1N2/PPP1BPPP/R1BQ1RK1[QRBNPPqrbnpp] w - - 0 8",
        3,
        5_271_507);

    private final String bfen;
    private final int depth;
    private final long leaves;

    Tree(String bfen, int depth, long leaves) {
      this.bfen = bfen;
      this.depth = depth;
      this.leaves = leaves;
    }
  }

  @Param Tree tree = Tree.START;

  private Board board = new Board(RuleSet.BUGHOUSE);
  private Perft perft = new Perft(0);

  /** Sets the root of the tree up. */
  @Setup
  public void setUp() {
    board = Position.of(Bfen.parseBoard(tree.bfen).setup(), RuleSet.BUGHOUSE).boardCopy(BoardId.A);
    perft = new Perft(tree.depth);
  }

  /** Counts the moves of the last ply without making them. */
  @Benchmark
  public long counting() {
    return checked(perft.count(board, tree.depth));
  }

  /** Makes and unmakes every move of the last ply. */
  @Benchmark
  public long making() {
    return checked(perft.countByMaking(board, tree.depth));
  }

  private long checked(long leaves) {
    if (leaves != tree.leaves) {
      throw new IllegalStateException(tree + ": " + leaves + " leaves, expected " + tree.leaves);
    }
    return leaves;
  }
}
