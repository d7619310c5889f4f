package org.tandemchess.search.alphabeta;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.mate.MateSearch;
import org.tandemchess.search.mate.MateVerdict;

/**
 * Lets a mate search work between the iterations of the main search, within a share of its nodes.
 * Belongs to one thread.
 */
final class MateScout {
  /** Nodes of the main search for each one spent here. */
  private static final int SHARE = 16;

  /** Nodes that may be spent at first, however few the main search has had. */
  private static final int FIRST_NODES = 200;

  /**
   * The longest mates looked for, in plies: the longer they take, the likelier a piece arrives in
   * between.
   */
  private static final int MOST_PLIES = 21;

  /** Nodes to look for shorter mates than the first one proved. */
  private static final int SHORTEN_NODES = 20_000;

  /** Plies of the iteration that a proved mate waits for, since a quiet move may mate sooner. */
  private static final int MATE_DEPTH = 3;

  private final MateSearch mates;
  private final TreeSearch tree;
  private final SearchLimits limits;
  private final BooleanSupplier stop;
  private MateVerdict verdict = MateVerdict.UNKNOWN;
  private long nodes;
  private int depth;

  MateScout(MateSearch mates, TreeSearch tree, SearchLimits limits, BooleanSupplier stop) {
    this.mates = mates;
    this.tree = tree;
    this.limits = limits;
    this.stop = stop;
  }

  /**
   * Looks for a mate with what is left of its share after an iteration.
   *
   * @param finished plies of the iteration
   * @return whether the side to move mates and no shorter mate is worth looking for
   */
  boolean findsMate(int finished) {
    depth = finished;
    if (verdict == MateVerdict.UNKNOWN && !Scores.isMate(tree.rootMoves().get(0).score())) {
      look();
    }
    return verdict == MateVerdict.PROVEN && depth >= MATE_DEPTH;
  }

  private void look() {
    long share = Math.max(FIRST_NODES, (tree.counter().nodes() - nodes) / SHARE) - nodes;
    long budget = Math.min(share, nodesLeft());
    if (budget <= 0) {
      return;
    }
    mates.attack(tree.board(), limits.mate() > 0 ? 2 * limits.mate() - 1 : MOST_PLIES);
    verdict = mates.advance(budget, stop);
    spend(mates.nodes());
    if (verdict == MateVerdict.PROVEN) {
      long before = mates.nodes();
      long most = Math.min(SHORTEN_NODES, FIRST_NODES + 2 * before);
      mates.shorten(Math.min(most, nodesLeft()), stop);
      spend(mates.nodes() - before);
    }
  }

  /**
   * Returns the nodes that the limit leaves, but for one: the main search counts first and then
   * stops.
   */
  private long nodesLeft() {
    return limits.nodes() - tree.counter().nodes() - 1;
  }

  private void spend(long more) {
    nodes += more;
    tree.counter().spend(more);
  }

  /**
   * Makes a proved mate the line of the first root move unless the main search knows one as short.
   *
   * @return whether it did
   */
  boolean playsMate() {
    int score = -Scores.matedAt(mates.plies());
    if (verdict != MateVerdict.PROVEN || tree.rootMoves().get(0).score() >= score) {
      return false;
    }
    int[] line = mates.line();
    int[] rest = Arrays.copyOfRange(line, 1, line.length);
    tree.rootMoves().putFirst(line[0]);
    tree.rootMoves().get(0).found(score, rest, rest.length, mates.plies());
    return true;
  }

  /** Returns the plies of the last iteration. */
  int depth() {
    return depth;
  }
}
