package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.search.api.SearchSettings;

/**
 * Quiescence search: captures, promotions and the first checking drops are played out before a
 * position is judged; in check all evasions are. One per thread.
 */
final class Quiescence {
  private final Board board;
  private final NodeCounter counter;
  private final NodeScores scores;
  private final StaticExchange exchanges;
  private final SearchParams params;
  private int checkingDropPlies = SearchSettings.DEFAULT.checkingDropPlies();

  Quiescence(
      Board board,
      NodeCounter counter,
      NodeScores scores,
      StaticExchange exchanges,
      SearchParams params) {
    this.board = board;
    this.counter = counter;
    this.scores = scores;
    this.exchanges = exchanges;
    this.params = params;
  }

  /** Says how many plies look at checking drops, from 0. */
  void lookAtCheckingDrops(int plies) {
    checkingDropPlies = plies;
  }

  /**
   * Returns the score once no capture or check changes it any more.
   *
   * @param deep plies of quiescence so far
   */
  int search(int alpha, int beta, int deep, Ply ply) {
    if (!counter.enter(ply)) {
      return 0;
    }
    int ended = scores.ended(ply);
    if (ended != Scores.UNKNOWN) {
      return ended;
    }
    boolean inCheck = board.inCheck();
    if (ply.isLast()) {
      return scores.atLastPly(inCheck, ply);
    }
    boolean pv = beta - alpha > 1;
    int depth = inCheck || deep < checkingDropPlies ? 0 : -1;
    long entry = scores.probe();
    if (!pv && scores.cutsOff(entry, depth, alpha, beta, ply)) {
      return scores.score(entry, ply);
    }
    int tableMove = scores.legalMove(entry);
    if (!inCheck && tableMove != Moves.NONE && !Moves.isTactical(tableMove)) {
      tableMove = Moves.NONE;
    }
    int eval = scores.staticEval(entry, inCheck, ply);
    ply.begin(alpha);
    boolean checkingDrops = false;
    if (!inCheck) {
      // Standing pat: nobody has to take.
      ply.best = eval;
      ply.alpha = Math.max(alpha, eval);
      if (eval >= beta) {
        if (entry == TranspositionTable.MISS) {
          scores.store(Moves.NONE, eval, depth, TranspositionTable.LOWER, ply);
        }
        return eval;
      }
      checkingDrops = deep < checkingDropPlies && board.reserveOf(board.sideToMove()) != 0;
      if (checkingDrops) {
        ply.checks.prepare(board);
      }
    }
    ply.picker.startQuiescence(tableMove, ply.continuation1, ply.continuation2, checkingDrops);
    return searchMoves(beta, pv, inCheck, depth, deep, ply);
  }

  private int searchMoves(int beta, boolean pv, boolean inCheck, int depth, int deep, Ply ply) {
    MovePicker picker = ply.picker;
    int count = 0;
    for (int move = picker.next(); move != Moves.NONE; move = picker.next()) {
      count++;
      if (ply.best > -Scores.LEAST_DECIDED && isPruned(move, count, inCheck, ply)) {
        continue;
      }
      Ply next = ply.make(move);
      int score = -search(-beta, -ply.alpha, deep + 1, next);
      board.unmakeMove();
      if (counter.isStopped()) {
        return 0;
      }
      if (ply.takes(move, score, beta, pv)) {
        break;
      }
    }
    if (count == 0 && inCheck) {
      return scores.scoreWithoutMoves(true, ply.number);
    }
    int bound = ply.best >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    scores.store(ply.bestMove, ply.best, depth, bound, ply);
    return ply.best;
  }

  private boolean isPruned(int move, int count, boolean inCheck, Ply ply) {
    if (!inCheck && !Moves.isDrop(move)) {
      // Delta pruning: not even what it takes brings the score to alpha.
      int reach =
          ply.eval + exchanges.immediateGain(board, move) + params.of(SearchParams.DELTA_MARGIN);
      if (reach <= ply.alpha && !Scores.isDecided(ply.alpha)) {
        ply.best = Math.max(ply.best, reach);
        return true;
      }
    }
    // SEE pruning.
    return (!inCheck || count > params.of(SearchParams.QUIESCENCE_EVASIONS))
        && !exchanges.seeGreaterOrEqual(board, move, 0);
  }
}
