package org.tandemchess.lab.perft;

import java.util.List;
import java.util.function.LongSupplier;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Perft;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/** Measures how fast one thread walks trees of which the leaves are known. */
public final class PerftRates {
  /** Trees of chess and of bughouse with ever more in hand. */
  public static final List<Tree> TREES =
      List.of(
          new Tree("start", RuleSet.CHESS, "startpos", 6, 119_060_324),
          new Tree(
              "kiwipete",
              RuleSet.CHESS,
              "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
              5,
              193_690_690),
          new Tree(
              "few in hand",
              RuleSet.BUGHOUSE,
              "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R[NNPp] w KQkq - 4 5",
              4,
              17_902_351),
          new Tree(
              "many in hand",
              RuleSet.BUGHOUSE,
              "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1[QQRNNNPPPPrbbnnppp]"
                  + " w kq - 8 9",
              3,
              3_124_692));

  private final long minNanos;
  private final LongSupplier nanos;

  /**
   * Prepares.
   *
   * @param minNanos each tree is walked again until this much time has passed, once to measure and
   *     before that twice to warm up
   * @param nanos reads a clock in nanoseconds; that of the thread makes other load matter less
   */
  public PerftRates(long minNanos, LongSupplier nanos) {
    this.minNanos = minNanos;
    this.nanos = nanos;
  }

  /**
   * A tree with its known leaves.
   *
   * @param name for people
   * @param bfen one board
   * @param depth plies
   */
  public record Tree(String name, RuleSet rules, String bfen, int depth, long leaves) {
    Board board() {
      return Position.of(Bfen.parseBoard(bfen).setup(), rules).boardCopy(BoardId.A);
    }
  }

  /**
   * What was measured.
   *
   * @param countedPerSecond leaves a second when the moves of the last ply are counted
   * @param madePerSecond leaves a second when each of them is made and unmade
   */
  public record Rate(Tree tree, double countedPerSecond, double madePerSecond) {}

  /**
   * Measures a tree; takes some seconds.
   *
   * @throws IllegalStateException if the leaves found are not the known ones
   */
  public Rate measure(Tree tree) {
    Board board = tree.board();
    Perft perft = new Perft(tree.depth());
    LongSupplier counting = () -> perft.count(board, tree.depth());
    LongSupplier making = () -> perft.countByMaking(board, tree.depth());
    return new Rate(tree, rate(tree, counting), rate(tree, making));
  }

  private double rate(Tree tree, LongSupplier walk) {
    walkAgain(tree, walk);
    walkAgain(tree, walk);
    return walkAgain(tree, walk);
  }

  private double walkAgain(Tree tree, LongSupplier walk) {
    long start = nanos.getAsLong();
    long walked = 0;
    long elapsed;
    do {
      long leaves = walk.getAsLong();
      if (leaves != tree.leaves()) {
        throw new IllegalStateException(tree + ": found " + leaves);
      }
      walked += leaves;
      elapsed = nanos.getAsLong() - start;
    } while (elapsed < minNanos);
    return walked * 1e9 / Math.max(1, elapsed);
  }
}
