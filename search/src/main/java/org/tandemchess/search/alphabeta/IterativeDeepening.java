package org.tandemchess.search.alphabeta;

import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.StopReason;

/**
 * Iterative deepening of one thread: depth by depth, line by line, within windows round the last
 * score. A position that the table knows well, as after pondering, is taken up near the depth where
 * it was left.
 */
final class IterativeDeepening implements Runnable {
  /** Cp within which a window stays narrow; the scores beyond are not worth telling apart. */
  private static final int MOST_BOUND = 3_000;

  /** Plies that are searched again when a position is taken up. */
  private static final int REPEATED_PLIES = 2;

  /** Plies beyond the distance of a mate that we suffer before it counts as sure. */
  private static final int DEFENSE_PLIES = 4;

  private final TreeSearch tree;
  private final SearchLimits limits;
  private final SearchControl control;
  private final int lines;
  private final int firstDepth;
  private final Report report;
  private final @Nullable MateScout scout;
  private final TimeFactor timeFactor = new TimeFactor();
  private final AspirationWindow window;
  // The move that the last report on the best line began with.
  private int told = Moves.NONE;
  private StopReason reason = StopReason.DEPTH;

  /** Hears that a line of an iteration is finished. */
  interface Report {
    void line(int depth, int rank);
  }

  /**
   * Makes the deepening of a thread.
   *
   * @param lines best lines to find, at least 1
   * @param firstDepth depth to start with; helpers start deeper than the main thread
   * @param scout looks for mates between iterations, or null
   */
  IterativeDeepening(
      TreeSearch tree,
      SearchLimits limits,
      SearchControl control,
      int lines,
      int firstDepth,
      @Nullable MateScout scout,
      Report report) {
    this.tree = tree;
    this.limits = limits;
    this.control = control;
    this.lines = Math.min(lines, tree.rootMoves().size());
    this.firstDepth = firstDepth;
    this.scout = scout;
    this.report = report;
    int width = tree.params().of(SearchParams.ASPIRATION_WINDOW);
    this.window = new AspirationWindow(tree, width, new Doubling(width));
  }

  /** Deepens until a limit is reached; afterwards the first root move is the best. */
  @Override
  public void run() {
    reason = deepen();
    if (scout != null && scout.playsMate()) {
      report.line(scout.depth(), 0);
    }
  }

  /** Returns why {@link #run} has ended. */
  StopReason reason() {
    return reason;
  }

  private StopReason deepen() {
    int deepest = limits.depth();
    long known = searchesAll() ? tree.knownOfRoot() : TranspositionTable.MISS;
    int resumed =
        known == TranspositionTable.MISS
            ? 0
            : Math.min(deepest, TranspositionTable.depth(known) - REPEATED_PLIES);
    int first = Math.min(firstDepth, deepest);
    for (int depth = first; depth <= deepest; depth = Math.max(depth + 1, resumed)) {
      tree.rootMoves().nextIteration();
      tree.makeRoom();
      long before = tree.counter().nodes();
      tree.counter().limit(depth == 1 ? Long.MAX_VALUE : limits.nodes());
      for (int rank = 0; rank < lines && !tree.counter().isStopped(); rank++) {
        window.search(rank, depth, center(depth, rank, resumed, known));
        if (!tree.counter().isStopped()) {
          tree.rootMoves().sortFirst(rank + 1);
        }
      }
      if (tree.counter().isStopped()) {
        tellChange(depth);
        return tree.counter().isSpent() ? StopReason.NODES : control.reason();
      }
      RootMove best = tree.rootMoves().get(0);
      told = best.move();
      timeFactor.iteration(best.move(), best.score(), best.share(tree.counter().nodes() - before));
      if (searchesAll()) {
        tree.keepRoot(depth);
      }
      for (int rank = 0; rank < lines; rank++) {
        report.line(depth, rank);
      }
      StopReason enough = enough(depth);
      if (enough != null) {
        return enough;
      }
      if (scout != null && scout.findsMate(depth)) {
        return StopReason.MATE;
      }
    }
    return StopReason.DEPTH;
  }

  /** Tells of an iteration that was broken off if it has found another best move. */
  private void tellChange(int depth) {
    if (told != Moves.NONE && tree.rootMoves().get(0).move() != told) {
      report.line(depth, 0);
    }
  }

  /** Returns whether the one best line of all legal moves is asked for. */
  private boolean searchesAll() {
    return lines == 1 && limits.searchMoves().isEmpty();
  }

  /** Returns the score that is expected. */
  private int center(int depth, int rank, int resumed, long known) {
    return depth == resumed && depth > firstDepth
        ? Scores.fromRoot(TranspositionTable.score(known), 0)
        : tree.rootMoves().get(rank).lastScore();
  }

  /** Returns why no iteration after this one is needed, or null. */
  private @Nullable StopReason enough(int depth) {
    if (limits.release() == Release.ON_STOP) {
      return null;
    }
    int score = tree.rootMoves().get(0).score();
    int plies = Scores.MATE - Math.abs(score);
    if (Scores.isMate(score)) {
      if (limits.mate() > 0 && score > 0 && plies <= 2 * limits.mate() - 1) {
        return StopReason.MATE;
      }
      if (lines == 1 && depth >= (score > 0 ? plies : plies + DEFENSE_PLIES)) {
        return StopReason.MATE;
      }
    }
    if (limits.time().isLimited() && tree.rootMoves().size() == 1) {
      return StopReason.ONLY_MOVE;
    }
    return control.shouldEnd(timeFactor.get()) ? control.reason() : null;
  }

  /** Widens a window by its width, then by twice as much each time. */
  private record Doubling(int width) implements AspirationWindow.Growth {

    @Override
    public int bound(int score, int failure, int side) {
      int bound = score + side * (width << failure - 1);
      return Math.abs(bound) < MOST_BOUND && !Scores.isDecided(score)
          ? bound
          : AspirationWindow.Growth.open(side);
    }

    @Override
    public int betaAfterFailingLow(int alpha, int beta) {
      return (alpha + beta) / 2;
    }
  }
}
