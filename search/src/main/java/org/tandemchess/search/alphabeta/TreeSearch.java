package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.search.api.Evaluator;

/**
 * Principal variation search below the root. One per thread; threads share the table only. Nothing
 * is allocated per node.
 *
 * <p>Scores are fail-soft, on the scale of {@link Scores}, for the side to move. What a node keeps
 * lies in its {@link Ply}; the leaves are those of {@link Quiescence}.
 */
final class TreeSearch {
  private final Board board;
  private final RootMoves rootMoves = new RootMoves();
  private final History history;
  private final StaticExchange exchanges;
  private final SearchParams params;
  private final TranspositionTable table;
  private final NodeCounter counter;
  private final NodeScores scores;
  private final Quiescence quiescence;
  private final Ply root;
  private int rootDepth;

  /**
   * Makes a search on a board of its own.
   *
   * @param board the root; searched in place and left as it was
   */
  TreeSearch(
      Board board,
      TranspositionTable table,
      History history,
      Evaluator evaluator,
      StaticExchange exchanges,
      TransferPrices prices,
      SharedStop stop,
      SearchParams params) {
    this.board = board;
    this.table = table;
    this.history = history;
    this.exchanges = exchanges;
    this.params = params;
    counter = new NodeCounter(stop);
    scores = new NodeScores(board, table, prices, evaluator);
    quiescence = new Quiescence(board, counter, scores, exchanges, params);
    root = Ply.root(board, prices, history, exchanges);
    int last = board.lastMove();
    if (last != Moves.NONE && last != Moves.PASS) {
      root.continuation1 = History.slot(last);
    }
  }

  /** Says how many plies of quiescence look at checking drops, from 0. */
  void lookAtCheckingDrops(int plies) {
    quiescence.lookAtCheckingDrops(plies);
  }

  /** Returns the moves of the root, in the order in which they are searched. */
  RootMoves rootMoves() {
    return rootMoves;
  }

  /** Returns the searched board, which is the root's between searches. */
  Board board() {
    return board;
  }

  /**
   * Searches from another position from now on.
   *
   * @param other of the same rule sheet
   */
  void place(Board other) {
    board.copyFrom(other);
    scores.attach();
  }

  /** Returns the numbers by which it prunes. */
  SearchParams params() {
    return params;
  }

  /** Returns the nodes that were searched, and what may end the search. */
  NodeCounter counter() {
    return counter;
  }

  // The root.

  /**
   * Searches the root moves from a rank on, to a depth, within a window, and sorts them.
   *
   * @return the best score; meaningless if the search was stopped
   */
  int searchRoot(int from, int depth, int alphaAtStart, int beta) {
    rootDepth = depth;
    if (from == 0) {
      counter.beginDepth();
    }
    int alpha = alphaAtStart;
    int best = -Scores.INFINITE;
    root.eval = board.inCheck() ? Scores.UNKNOWN : scores.evaluate();
    root.checks.prepare(board);
    for (int rank = from; rank < rootMoves.size(); rank++) {
      RootMove entry = rootMoves.get(rank);
      long before = counter.nodes();
      int reduction = rootReduction(depth, from, rank, entry.move());
      Ply next = root.make(entry.move());
      int score =
          rank == from
              ? -search(-beta, -alpha, depth - 1, next, false)
              : searchLaterRootMove(alpha, beta, depth - 1, reduction, next);
      board.unmakeMove();
      entry.spend(counter.nodes() - before);
      if (counter.isStopped()) {
        break;
      }
      if (rank == from || score > alpha) {
        entry.found(score, next.line, next.length, counter.selectiveDepth());
      } else {
        entry.failed();
      }
      if (score > best) {
        best = score;
        alpha = Math.max(alpha, score);
        if (alpha >= beta) {
          break;
        }
      }
    }
    rootMoves.sort(from);
    return best;
  }

  /** Returns the plies by which a root move is reduced at first. */
  private int rootReduction(int depth, int from, int rank, int move) {
    if (depth < params.of(SearchParams.ROOT_REDUCTION_DEPTH)
        || rank <= from + params.of(SearchParams.ROOT_REDUCTION_COUNT)
        || Moves.isTactical(move)
        || board.inCheck()
        || root.checks.givesCheck(board, move)) {
      return 0;
    }
    int reduction = params.reduction(depth, rank) - params.of(SearchParams.ROOT_REDUCTION);
    return Math.max(0, reduction >> 10);
  }

  private int searchLaterRootMove(int alpha, int beta, int depth, int reduction, Ply next) {
    int reduced = depth - reduction;
    int score = -search(-alpha - 1, -alpha, Math.max(reduced, 1), next, true);
    if (score > alpha && reduced < depth && !counter.isStopped()) {
      score = -search(-alpha - 1, -alpha, depth, next, true);
    }
    return score > alpha && score < beta && !counter.isStopped()
        ? -search(-beta, -alpha, depth, next, false)
        : score;
  }

  /**
   * Keeps the result of a finished iteration over all moves for the next search of this position.
   */
  void keepRoot(int depth) {
    RootMove best = rootMoves.get(0);
    scores.storeRoot(best.move(), best.score(), depth, root);
  }

  /** Returns what the table holds of the root if an exact score is among it, else a miss. */
  long knownOfRoot() {
    long entry = scores.probeRoot();
    return TranspositionTable.bound(entry) == TranspositionTable.EXACT
            && scores.legalMove(entry) != Moves.NONE
        ? entry
        : TranspositionTable.MISS;
  }

  /** Lets the table grow if it is crowded; for the time between iterations. */
  void makeRoom() {
    table.makeRoom();
  }

  /** Returns the score of the board, which has no legal move, as a root. */
  int scoreWithoutMoves() {
    return scores.scoreWithoutMoves(board.inCheck(), 0);
  }

  // Inner nodes.

  /**
   * Returns the score of the node.
   *
   * @param depthWanted plies left; quiescence from 0 down
   * @param cutNode whether a score of at least beta is expected here
   */
  private int search(int alphaAtStart, int betaAtStart, int depthWanted, Ply ply, boolean cutNode) {
    if (depthWanted <= 0) {
      return quiescence.search(alphaAtStart, betaAtStart, 0, ply);
    }
    if (!counter.enter(ply)) {
      return 0;
    }
    int ended = scores.ended(ply);
    if (ended != Scores.UNKNOWN) {
      return ended;
    }
    // Mate distance pruning: no line from here on is better than a mate that is nearer.
    int alpha = Math.max(alphaAtStart, Scores.matedAt(ply.number));
    int beta = Math.min(betaAtStart, -Scores.matedAt(ply.number + 1));
    if (alpha >= beta) {
      return alpha;
    }
    boolean inCheck = board.inCheck();
    if (ply.isLast()) {
      return scores.atLastPly(inCheck, ply);
    }
    boolean pv = beta - alpha > 1;
    int depth = depthWanted;
    long entry = scores.probe();
    if (!pv && scores.cutsOff(entry, depth, alpha, beta, ply)) {
      return scores.score(entry, ply);
    }
    int tableMove = scores.legalMove(entry);
    int eval = scores.staticEval(entry, inCheck, ply);
    boolean improving = !inCheck && ply.isImproving();
    if (!pv && !inCheck && !Scores.isDecided(beta)) {
      int pruned = prune(eval, alpha, beta, depth, ply, improving, cutNode);
      if (pruned != Scores.UNKNOWN || counter.isStopped()) {
        return pruned;
      }
    }
    // Internal iterative reduction: without a move to begin with, a shallower search finds one.
    if (tableMove == Moves.NONE
        && (pv || cutNode)
        && depth >= params.of(SearchParams.ITERATIVE_REDUCTION_DEPTH)) {
      depth--;
    }
    int counterMove = history.counterMove(board.sideToMove(), ply.continuation1);
    ply.begin(alpha);
    ply.beginPicking(tableMove, counterMove);
    return searchMoves(beta, depth, ply, pv, cutNode, improving);
  }

  /** Tries the moves of a node and stores what came of it. */
  private int searchMoves(
      int beta, int depth, Ply ply, boolean pv, boolean cutNode, boolean improving) {
    boolean inCheck = board.inCheck();
    int us = board.sideToMove();
    MovePicker picker = ply.picker;
    int reach = ply.eval + params.futility(depth, improving);
    int quietLimit = params.lateMoves(depth, improving);
    int nodeReduction = params.reductionOf(pv, cutNode, improving);
    int count = 0;
    for (int move = picker.next(); move != Moves.NONE; move = picker.next()) {
      count++;
      boolean tactical = Moves.isTactical(move);
      boolean givesCheck = ply.checks.givesCheck(board, move);
      int quietScore =
          tactical ? 0 : history.quietScore(us, move, ply.continuation1, ply.continuation2);
      if (ply.best > -Scores.LEAST_DECIDED && !inCheck) {
        // Late move pruning and futility pruning: no later quiet move is better.
        if (!tactical
            && !givesCheck
            && (ply.quietCount >= quietLimit
                || reach + params.futilityOf(quietScore) <= ply.alpha)) {
          picker.skipQuiets();
          continue;
        }
        // SEE pruning: it gives too much away.
        int loss = params.see(depth, tactical, givesCheck);
        if (loss < SearchParams.NEVER && !exchanges.seeGreaterOrEqual(board, move, -loss)) {
          continue;
        }
      }
      ply.tries(move, tactical);
      // Check extension, but for checks that lose the piece, and not for ever.
      boolean extended =
          givesCheck && ply.number < 2 * rootDepth && exchanges.seeGreaterOrEqual(board, move, 0);
      int next = extended ? depth : depth - 1;
      // Late move reduction.
      int reduction = 0;
      if (params.isReduced(depth, count, pv, tactical)) {
        int more = nodeReduction + params.reductionOf(tactical, givesCheck || inCheck, quietScore);
        reduction = reduction(params.reduction(depth, count) + more, move, ply, next - 1);
      }
      Ply child = ply.make(move);
      int score = searchChild(ply.alpha, beta, next, reduction, child, count == 1, cutNode);
      board.unmakeMove();
      if (counter.isStopped()) {
        return 0;
      }
      if (ply.takes(move, score, beta, pv)) {
        break;
      }
    }
    return count == 0
        ? scores.scoreWithoutMoves(inCheck, ply.number)
        : finish(beta, depth, pv, ply);
  }

  /** Returns a reduction in plies, which leaves a contact drop deeper than other moves. */
  private int reduction(int units, int move, Ply ply, int most) {
    boolean contact = ply.checks.isContactDrop(move);
    int less = contact ? params.of(SearchParams.REDUCTION_CONTACT_DROP) : 0;
    return Math.clamp((units >> 10) - less, 0, most);
  }

  /** Keeps what the moves of a node have come to, and returns the best score. */
  private int finish(int beta, int depth, boolean pv, Ply ply) {
    int best = ply.best;
    int bound = TranspositionTable.UPPER;
    if (best >= beta) {
      bound = TranspositionTable.LOWER;
      updateHistories(ply, depth);
    } else if (pv && ply.bestMove != Moves.NONE) {
      bound = TranspositionTable.EXACT;
    }
    scores.store(ply.bestMove, best, depth, bound, ply);
    return best;
  }

  /**
   * Returns the score of the move that was just made: with a null window and reduced where it is
   * not expected to be good, again with more where it is.
   */
  private int searchChild(
      int alpha, int beta, int depth, int reduction, Ply child, boolean first, boolean cutNode) {
    boolean pv = beta - alpha > 1;
    if (pv && first) {
      return -search(-beta, -alpha, depth, child, false);
    }
    int score;
    if (reduction > 0) {
      score = -search(-alpha - 1, -alpha, depth - reduction, child, true);
      if (score > alpha && !counter.isStopped()) {
        score = -search(-alpha - 1, -alpha, depth, child, !cutNode);
      }
    } else {
      score = -search(-alpha - 1, -alpha, depth, child, !cutNode);
    }
    return pv && score > alpha && score < beta && !counter.isStopped()
        ? -search(-beta, -alpha, depth, child, false)
        : score;
  }

  /**
   * Returns a score where the static evaluation is so far outside the window that no move need be
   * tried, else {@link Scores#UNKNOWN}.
   */
  private int prune(
      int eval, int alpha, int beta, int depth, Ply ply, boolean improving, boolean cutNode) {
    int us = board.sideToMove();
    // Reverse futility pruning.
    if (eval - params.reverseFutility(depth, improving, board.reserveOf(us ^ 1)) >= beta) {
      return eval;
    }
    // Razoring.
    if (eval + params.razoring(depth) <= alpha) {
      int score = quiescence.search(alpha, alpha + 1, 0, ply);
      if (score <= alpha || counter.isStopped()) {
        return score;
      }
    }
    // Null move pruning, but not twice in a row, and not where a pass would be welcome.
    if (cutNode
        && eval - params.nullMove(depth) >= beta
        && board.lastMove() != Moves.PASS
        && hasPieces(us)) {
      return searchNullMove(eval, beta, depth, ply);
    }
    return Scores.UNKNOWN;
  }

  private int searchNullMove(int eval, int beta, int depth, Ply ply) {
    int reduction = params.nullMoveReduction(depth, eval - beta);
    Ply next = ply.pass();
    int score = -search(-beta, -beta + 1, depth - reduction, next, false);
    board.unmakeMove();
    if (counter.isStopped()) {
      return 0;
    }
    if (score >= beta) {
      return Scores.isDecided(score) ? beta : score;
    }
    return Scores.UNKNOWN;
  }

  /** Returns whether a color has more on the board than king and pawns. */
  private boolean hasPieces(int color) {
    return (board.colorPieces(color)
            & ~board.pieces(color, Roles.PAWN)
            & ~board.pieces(color, Roles.KING))
        != 0;
  }

  /** Tells the histories what cut off and what had been tried before in vain. */
  private void updateHistories(Ply ply, int depth) {
    int us = board.sideToMove();
    int move = ply.bestMove;
    int bonus = History.bonus(depth);
    if (Moves.isTactical(move)) {
      history.updateCapture(us, move, board.capturedRole(move), bonus);
    } else {
      ply.addKiller(move);
      history.setCounterMove(us, ply.continuation1, move);
      history.updateQuiet(us, move, ply.continuation1, ply.continuation2, bonus);
      for (int i = 0; i < ply.knownQuiets(); i++) {
        int tried = ply.quiets[i];
        if (tried != move) {
          history.updateQuiet(us, tried, ply.continuation1, ply.continuation2, -bonus);
        }
      }
    }
    for (int i = 0; i < ply.tacticalCount; i++) {
      int tried = ply.tacticals[i];
      if (tried != move) {
        history.updateCapture(us, tried, board.capturedRole(tried), -bonus);
      }
    }
  }
}
