package org.tandemchess.search.alphabeta;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.EvaluatorFactory;
import org.tandemchess.search.api.SearchControl;

/**
 * Searches many boards to one depth, so that their scores can be compared: the door to the tree for
 * analyses. All searches of an analysis know each other's work through a table of their own, in
 * which captures are worth nothing elsewhere.
 *
 * <p>The same calls give the same results, whatever was searched before {@link #begin}. Used by one
 * thread at a time; nothing is allocated per node.
 */
public final class FixedDepthSearch {
  private static final int TABLE_MEGABYTES = 2;

  /** Cp on either side of a score that is expected. */
  private static final int WINDOW = 50;

  private static final int GROWTH = 4;

  private final EvaluatorFactory evaluators;
  private final int mostEstimate;

  // Made by the first analysis: many a program that could analyse never does.
  private @Nullable TranspositionTable table;
  private @Nullable History history;
  private @Nullable TreeSearch tree;

  /**
   * What a search of a board has found.
   *
   * @param score on the scale of {@link Scores}
   * @param line the best moves, packed; not to be changed
   */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares findings
  public record Finding(int score, int[] line) {
    /** Nothing is known yet. */
    public static final Finding NONE = new Finding(-Scores.INFINITE, new int[0]);

    private int first() {
      return line.length == 0 ? Moves.NONE : line[0];
    }
  }

  /**
   * Makes a search.
   *
   * @param evaluators judge the leaves
   * @param mostEstimate cp beyond which scores need not be told apart
   */
  public FixedDepthSearch(EvaluatorFactory evaluators, int mostEstimate) {
    this.evaluators = evaluators;
    this.mostEstimate = mostEstimate;
  }

  /** Makes the tables that the first analysis would have to make, unless they are there. */
  public void prepare() {
    if (table == null) {
      emptyTable();
      emptyHistory();
    }
  }

  /**
   * Begins an analysis, which knows nothing yet.
   *
   * @param root where it begins: later boards have the same rule sheet
   * @param control ends it
   */
  public void begin(Board root, SearchControl control) {
    RuleSet rules = root.rules();
    tree =
        new TreeSearch(
            new Board(root),
            emptyTable(),
            emptyHistory(),
            evaluators.evaluator(rules),
            new StaticExchange(
                evaluators.exchangeValues(rules), rules.captures(), TransferPrices.NONE),
            TransferPrices.NONE,
            new SharedStop(control),
            SearchParams.with(Map.of()));
  }

  private TranspositionTable emptyTable() {
    TranspositionTable ready = table;
    if (ready == null) {
      ready = TranspositionTable.ofMegabytes(TABLE_MEGABYTES);
      table = ready;
    } else {
      ready.clear();
    }
    return ready;
  }

  private History emptyHistory() {
    History ready = history;
    if (ready == null) {
      ready = new History();
      history = ready;
    } else {
      ready.clear();
    }
    return ready;
  }

  private TreeSearch tree() {
    if (tree == null) {
      throw new IllegalStateException("no analysis was begun");
    }
    return tree;
  }

  /** Begins a round of searches, which has to end at a number of nodes in all. */
  public void beginRound(long mostNodes) {
    tree().counter().limit(mostNodes);
    tree().makeRoom();
  }

  /** Returns the positions looked at since {@link #begin}. */
  public long nodes() {
    return tree().counter().nodes();
  }

  /** Returns whether the analysis had to end: what was found since means nothing. */
  public boolean isStopped() {
    return tree().counter().isStopped();
  }

  /**
   * Finds the exact score of a board and its best line.
   *
   * @param moves all legal moves
   * @param before what a search less deep has found
   */
  public Finding exact(Board board, int[] moves, int depth, Finding before) {
    if (isStopped()) {
      return before;
    }
    if (moves.length == 0) {
      tree().place(board);
      return new Finding(tree().scoreWithoutMoves(), before.line());
    }
    start(board, moves, before);
    int score = new AspirationWindow(tree(), WINDOW, this::bound).search(0, depth, before.score());
    return found(score, before);
  }

  /**
   * Finds the score of the best of some moves as far as it is above a bound.
   *
   * @param moves at least one
   */
  public Finding above(int alpha, Board board, int[] moves, int depth, Finding before) {
    start(board, moves, before);
    return found(tree().searchRoot(0, depth, alpha, Scores.INFINITE), before);
  }

  private void start(Board board, int[] moves, Finding before) {
    tree().place(board);
    tree().rootMoves().set(moves);
    tree().rootMoves().putFirst(before.first());
  }

  private Finding found(int score, Finding before) {
    return isStopped() ? before : new Finding(score, tree().rootMoves().get(0).variation());
  }

  /** Widens a window by four times as much each time, without limit beyond all estimates. */
  private int bound(int score, int failure, int side) {
    int by = WINDOW;
    for (int i = 0; i < failure && by <= mostEstimate; i++) {
      by *= GROWTH;
    }
    return by > mostEstimate || Scores.isDecided(score)
        ? AspirationWindow.Growth.open(side)
        : score + side * by;
  }
}
