package org.tandemchess.search.alphabeta;

import java.util.Arrays;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.DeadMaterial;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.board.Reserves;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.Evaluator;
import org.tandemchess.search.api.SearchSettings;

/**
 * Principal variation search below the root, and quiescence. One per thread; threads share the
 * table only. Nothing is allocated per node.
 *
 * <p>Scores are fail-soft, on the scale of {@link Scores}, for the side to move. What captures on
 * the way are worth on the other board is carried as a credit a ply and added to every estimate, so
 * that decided scores and the table, which holds scores without credit, need no more.
 *
 * <p>A position that repeats is worth a draw under any rule sheet: where no rule ends the game, who
 * repeats gets nowhere all the same, and the side that is better off should find something else.
 */
final class TreeSearch {
  private static final int POLL_NODES = 256;
  private static final int MAX_PLY = Scores.MAX_PLY;
  private static final int[] REDUCTIONS = reductions();

  /** Moves of a kind that a node remembers for its history. */
  private static final int TRIED = 48;

  final Board board;
  final RootMoves root = new RootMoves();

  private final TranspositionTable table;
  private final History history;
  private final Evaluator evaluator;
  private final Exchanges exchanges;
  private final TransferPrices prices;
  private final Brake brake;
  private final RuleSet rules;
  private final boolean takesKings;

  private final MovePicker[] pickers = new MovePicker[MAX_PLY + 1];
  private final CheckInfo[] checkInfos = new CheckInfo[MAX_PLY + 1];
  private final int[] killers = new int[2 * (MAX_PLY + 3)];
  private final int[] evals = new int[MAX_PLY + 3];
  private final int[] credits = new int[MAX_PLY + 3];

  // Slots of the moves made, two plies ahead of the root for those before it.
  private final int[] slots = new int[MAX_PLY + 4];
  private final int[][] variations = new int[MAX_PLY + 2][];
  private final int[] lengths = new int[MAX_PLY + 2];

  // Quiet moves and captures tried at a node before the one that cut off.
  private final int[][] triedQuiets = new int[MAX_PLY + 1][TRIED];
  private final int[][] triedCaptures = new int[MAX_PLY + 1][TRIED];

  private long nodes;
  private long nodeLimit = Long.MAX_VALUE;
  private long nextPoll;
  private boolean stopped;
  private int selectiveDepth;
  private int rootDepth;
  private int checkingDropPlies = SearchSettings.DEFAULT.checkingDropPlies();

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
      Exchanges exchanges,
      TransferPrices prices,
      Brake brake) {
    this.board = board;
    this.table = table;
    this.history = history;
    this.evaluator = evaluator;
    this.exchanges = exchanges;
    this.prices = prices;
    this.brake = brake;
    this.rules = board.rules();
    this.takesKings = board.takesKings();
    MoveBuffer listed = new MoveBuffer();
    for (int ply = 0; ply <= MAX_PLY; ply++) {
      checkInfos[ply] = new CheckInfo();
      pickers[ply] = new MovePicker(board, history, listed, checkInfos[ply], exchanges);
    }
    for (int ply = 0; ply < variations.length; ply++) {
      variations[ply] = new int[MAX_PLY + 2 - ply];
    }
    Arrays.fill(slots, History.NO_SLOT);
    int last = board.lastMove();
    slots[1] = last == Moves.NONE || last == Moves.PASS ? History.NO_SLOT : History.slot(last);
  }

  /** Says how many plies of quiescence look at checking drops, from 0. */
  void lookAtCheckingDrops(int plies) {
    checkingDropPlies = plies;
  }

  private static int[] reductions() {
    int[] table = new int[64 * 64];
    for (int depth = 1; depth < 64; depth++) {
      for (int index = 1; index < 64; index++) {
        table[depth << 6 | index] =
            (int) (1024 * (0.35 + Math.log(depth) * Math.log(index) / 2.05));
      }
    }
    return table;
  }

  /** Returns the positions looked at so far, the root's children and quiescence included. */
  long nodes() {
    return nodes;
  }

  /** Counts nodes that were spent on this search elsewhere. */
  void spend(long more) {
    nodes += more;
  }

  boolean isStopped() {
    return stopped;
  }

  /** Returns whether the search has looked at as many nodes as it may. */
  boolean hasSpentItsNodes() {
    return nodes >= nodeLimit;
  }

  int selectiveDepth() {
    return selectiveDepth;
  }

  /** Sets the nodes after which the search breaks off. */
  void limitNodes(long limit) {
    nodeLimit = limit;
    nextPoll = Math.min(nodes + POLL_NODES, limit);
  }

  // The root.

  /**
   * Searches the root moves from a rank on, to a depth, within a window, and sorts them.
   *
   * @return the best score; meaningless if the search was stopped
   */
  int searchRoot(int from, int depth, int alphaAtStart, int beta) {
    rootDepth = depth;
    selectiveDepth = from == 0 ? 0 : selectiveDepth;
    int alpha = alphaAtStart;
    int best = -Scores.INFINITE;
    boolean inCheck = board.inCheck();
    evals[0] = inCheck ? Scores.UNKNOWN : evaluator.evaluate(board);
    checkInfos[0].prepare(board);
    for (int i = from; i < root.size(); i++) {
      RootMove entry = root.get(i);
      int move = entry.move();
      boolean checks = checkInfos[0].givesCheck(board, move);
      long before = nodes;
      int next = depth - 1;
      make(move, 0);
      int score;
      if (i == from) {
        score = -search(-beta, -alpha, next, 1, false);
      } else {
        int reduced =
            next - (depth >= 3 && !inCheck && i > from + 2 ? reduction(depth, i, move, checks) : 0);
        score = -search(-alpha - 1, -alpha, Math.max(reduced, 1), 1, true);
        if (score > alpha && reduced < next && !stopped) {
          score = -search(-alpha - 1, -alpha, next, 1, true);
        }
        if (score > alpha && score < beta && !stopped) {
          score = -search(-beta, -alpha, next, 1, false);
        }
      }
      board.unmakeMove();
      entry.spend(nodes - before);
      if (stopped) {
        break;
      }
      if (i == from || score > alpha) {
        entry.found(score, variations[1], lengths[1], selectiveDepth);
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
    root.sort(from);
    return best;
  }

  /**
   * Keeps the result of a finished iteration over all moves for the next search of this position.
   */
  void keepRoot(int depth) {
    RootMove best = root.get(0);
    store(
        board.key() ^ prices.rootKey(),
        best.move(),
        best.score(),
        0,
        depth,
        TranspositionTable.EXACT);
  }

  /** Returns what the table holds of the root if an exact score is among it, else a miss. */
  long knownOfRoot() {
    long known = table.probe(board.key() ^ prices.rootKey());
    return TranspositionTable.bound(known) == TranspositionTable.EXACT
            && legalTableMove(known) != Moves.NONE
        ? known
        : TranspositionTable.MISS;
  }

  /** Lets the table grow if it is crowded; for the time between iterations. */
  void makeRoom() {
    table.makeRoom();
  }

  private int reduction(int depth, int index, int move, boolean checks) {
    if (isForcing(move) || checks) {
      return 0;
    }
    return Math.max(0, REDUCTIONS[Math.min(depth, 63) << 6 | Math.min(index, 63)] - 1024 >> 10);
  }

  // Inner nodes.

  private void make(int move, int ply) {
    slots[ply + 2] = History.slot(move);
    board.makeMove(move);
    credits[ply + 1] = -credits[ply];
    int taken = board.lastCapturedRole();
    if (taken != Roles.NONE) {
      int us = board.sideToMove() ^ 1;
      credits[ply + 1] -= ply == 0 ? prices.atRoot(us, taken) : prices.of(us, taken);
    }
  }

  private boolean mustStop() {
    if (nodes >= nextPoll) {
      stopped |= nodes >= nodeLimit || brake.mustEnd();
      nextPoll = Math.min(nodes + POLL_NODES, nodeLimit);
    }
    return stopped;
  }

  /**
   * Returns the score of the node.
   *
   * @param depthWanted plies left; quiescence from 0 down
   * @param cut whether a score of at least beta is expected here
   */
  private int search(int alphaAtStart, int betaAtStart, int depthWanted, int ply, boolean cut) {
    if (depthWanted <= 0) {
      return quiesce(alphaAtStart, betaAtStart, 0, ply);
    }
    nodes++;
    lengths[ply] = 0;
    if (mustStop()) {
      return 0;
    }
    selectiveDepth = Math.max(selectiveDepth, ply);
    if (takesKings && board.pieces(board.sideToMove(), Roles.KING) == 0) {
      return Scores.matedAt(ply);
    }
    if (isDraw(ply)) {
      return Scores.DRAW;
    }
    int alpha = Math.max(alphaAtStart, Scores.matedAt(ply));
    int beta = Math.min(betaAtStart, -Scores.matedAt(ply + 1));
    if (alpha >= beta) {
      return alpha;
    }
    boolean inCheck = board.inCheck();
    if (ply >= MAX_PLY - 1) {
      return inCheck ? Scores.DRAW : withCredit(evaluator.evaluate(board), ply);
    }
    boolean pv = beta - alpha > 1;
    int depth = depthWanted;

    long key = board.key() ^ prices.key();
    long known = table.probe(key);
    int tableMove = Moves.NONE;
    if (known != TranspositionTable.MISS) {
      int bound = TranspositionTable.bound(known);
      int score = tableScore(known, ply);
      if (!pv && TranspositionTable.depth(known) >= depth && cutsOff(bound, score, beta, alpha)) {
        return score;
      }
      tableMove = legalTableMove(known);
    }
    int eval = staticEval(known, inCheck, ply);
    boolean improving =
        !inCheck && (ply < 2 || evals[ply - 2] == Scores.UNKNOWN || eval > evals[ply - 2]);

    if (!pv && !inCheck && !Scores.isDecided(beta)) {
      int pruned = prune(eval, alpha, beta, depth, ply, improving, cut);
      if (pruned != Scores.UNKNOWN || stopped) {
        return pruned;
      }
    }
    if (tableMove == Moves.NONE && depth >= 4 && (pv || cut)) {
      depth--;
    }
    return searchMoves(alpha, beta, depth, ply, cut, tableMove, improving);
  }

  /** Tries the moves of a node and stores what came of it. */
  private int searchMoves(
      int alphaAtStart,
      int beta,
      int depth,
      int ply,
      boolean cut,
      int tableMove,
      boolean improving) {
    int alpha = alphaAtStart;
    boolean pv = beta - alpha > 1;
    boolean inCheck = board.inCheck();
    int us = board.sideToMove();
    int own = slots[ply];
    int enemy = slots[ply + 1];
    MovePicker picker = startPicker(tableMove, ply);
    CheckInfo checks = checkInfos[ply];
    int best = -Scores.INFINITE;
    int bestMove = Moves.NONE;
    int count = 0;
    int quiets = 0;
    int captures = 0;
    int reach = evals[ply] + futilityMargin(depth, improving);
    int quietLimit = quietLimit(depth, improving);

    for (int move = picker.next(); move != Moves.NONE; move = picker.next()) {
      count++;
      boolean forcing = isForcing(move);
      boolean givesCheck = checks.givesCheck(board, move);
      int worth = forcing ? 0 : history.quietWorth(us, move, enemy, own);

      if (best > -Scores.LEAST_DECIDED && !inCheck) {
        if (!forcing && !givesCheck) {
          if (quiets >= quietLimit || depth <= 7 && reach + worth / 128 <= alpha) {
            picker.skipQuiets();
            continue;
          }
        }
        if (losesTooMuch(move, depth, forcing, givesCheck)) {
          continue;
        }
      }
      if (forcing) {
        if (captures < TRIED) {
          triedCaptures[ply][captures++] = move;
        }
      } else {
        if (quiets < TRIED) {
          triedQuiets[ply][quiets] = move;
        }
        quiets++;
      }

      boolean extended =
          givesCheck && ply < 2 * rootDepth && exchanges.gainsAtLeast(board, move, 0);
      int next = extended ? depth : depth - 1;
      int reduction = 0;
      if (depth >= 2 && count > (pv ? 3 : 2) && (!forcing || count > 6)) {
        boolean sharp = givesCheck || inCheck;
        reduction = lateReduction(depth, count, worth, forcing, sharp, pv, cut, improving);
        if (checks.isContactDrop(move)) {
          reduction--;
        }
        reduction = Math.clamp(reduction, 0, next - 1);
      }
      make(move, ply);
      int score = searchChild(alpha, beta, next, reduction, ply, count == 1, cut);
      board.unmakeMove();
      if (stopped) {
        return 0;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          if (pv) {
            extendVariation(ply, move);
          }
          if (score >= beta) {
            break;
          }
          alpha = score;
        }
      }
    }
    if (count == 0) {
      return withoutMoves(inCheck, ply);
    }
    if (best >= beta) {
      reward(bestMove, ply, depth, Math.min(quiets, TRIED), captures);
    }
    int bound = best >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    if (pv && best < beta && bestMove != Moves.NONE) {
      bound = TranspositionTable.EXACT;
    }
    store(board.key() ^ prices.key(), bestMove, best, ply, depth, bound);
    return best;
  }

  private MovePicker startPicker(int tableMove, int ply) {
    killers[2 * (ply + 1)] = Moves.NONE;
    killers[2 * (ply + 1) + 1] = Moves.NONE;
    checkInfos[ply].prepare(board);
    int own = slots[ply];
    int enemy = slots[ply + 1];
    int counter = history.counterMove(board.sideToMove(), enemy);
    MovePicker picker = pickers[ply];
    picker.start(tableMove, killers[2 * ply], killers[2 * ply + 1], counter, enemy, own);
    return picker;
  }

  /**
   * Returns the score of the move that was just made: with a null window and reduced where it is
   * not expected to be good, again with more where it is.
   */
  private int searchChild(
      int alpha, int beta, int next, int reduction, int ply, boolean first, boolean cut) {
    boolean pv = beta - alpha > 1;
    if (pv && first) {
      return -search(-beta, -alpha, next, ply + 1, false);
    }
    int score;
    if (reduction > 0) {
      score = -search(-alpha - 1, -alpha, next - reduction, ply + 1, true);
      if (score > alpha && !stopped) {
        score = -search(-alpha - 1, -alpha, next, ply + 1, !cut);
      }
    } else {
      score = -search(-alpha - 1, -alpha, next, ply + 1, !cut);
    }
    return pv && score > alpha && score < beta && !stopped
        ? -search(-beta, -alpha, next, ply + 1, false)
        : score;
  }

  /** Returns whether a move near the leaves gives so much away that it need not be tried. */
  private boolean losesTooMuch(int move, int depth, boolean forcing, boolean givesCheck) {
    if (givesCheck) {
      return !forcing && depth <= 4 && !exchanges.gainsAtLeast(board, move, -160 * depth);
    }
    return forcing
        ? depth <= 6 && !exchanges.gainsAtLeast(board, move, -110 * depth)
        : depth <= 7 && !exchanges.gainsAtLeast(board, move, -24 * depth * depth);
  }

  private static boolean isForcing(int move) {
    return Moves.isCapture(move) || Moves.isPromotion(move);
  }

  private int lateReduction(
      int depth,
      int count,
      int worth,
      boolean forcing,
      boolean checks,
      boolean pv,
      boolean cut,
      boolean improving) {
    int r = REDUCTIONS[Math.min(depth, 63) << 6 | Math.min(count, 63)];
    if (forcing) {
      r -= 1024;
    }
    if (checks) {
      r -= 1536;
    }
    if (pv) {
      r -= 1024;
    }
    if (cut) {
      r += 1024;
    }
    if (!improving) {
      r += 512;
    }
    r -= worth / 12;
    return r >> 10;
  }

  private int futilityMargin(int depth, boolean improving) {
    return 90 + 110 * depth + (improving ? 50 : 0);
  }

  private static int quietLimit(int depth, boolean improving) {
    int limit = 4 + depth * depth + depth;
    return improving ? 2 * limit : limit;
  }

  /**
   * Returns a score where the static evaluation is so far outside the window that no move need be
   * tried, else {@link Scores#UNKNOWN}.
   */
  private int prune(
      int eval, int alpha, int beta, int depth, int ply, boolean improving, boolean cut) {
    if (depth <= 7 && eval - 100 * (improving ? depth - 1 : depth) - handMargin() >= beta) {
      return eval;
    }
    if (depth <= 3 && eval + 220 * depth + 150 <= alpha) {
      int score = quiesce(alpha, alpha + 1, 0, ply);
      if (score <= alpha || stopped) {
        return score;
      }
    }
    if (cut
        && depth >= 3
        && eval >= beta + 20
        && board.lastMove() != Moves.PASS
        && hasOfficers(board, board.sideToMove())) {
      return nullMove(eval, beta, depth, ply);
    }
    return Scores.UNKNOWN;
  }

  private int nullMove(int eval, int beta, int depth, int ply) {
    int r = 3 + depth / 4 + Math.min(3, (eval - beta) / 200);
    slots[ply + 2] = History.NO_SLOT;
    board.makePass();
    credits[ply + 1] = -credits[ply];
    int score = -search(-beta, -beta + 1, depth - r, ply + 1, false);
    board.unmakeMove();
    if (stopped) {
      return 0;
    }
    if (score >= beta) {
      return Scores.isDecided(score) ? beta : score;
    }
    return Scores.UNKNOWN;
  }

  private static boolean hasOfficers(Board board, int color) {
    return (board.colorPieces(color)
            & ~board.pieces(color, Roles.PAWN)
            & ~board.pieces(color, Roles.KING))
        != 0;
  }

  /** Estimates are the less certain the more the enemy may drop. */
  private int handMargin() {
    return Math.min(Reserves.size(board.reserveOf(board.sideToMove() ^ 1)), 8) * 12;
  }

  /** Returns the score of a node without a legal move. */
  int withoutMoves(boolean inCheck, int ply) {
    if (!inCheck) {
      return switch (rules.stalemate()) {
        case WAIT -> Scores.STALEMATE_WAITING;
        case DRAW -> Scores.DRAW;
        case LOSS -> Scores.matedAt(ply);
      };
    }
    return BoardStatus.of(board) == BoardStatus.CHECKMATE
        ? Scores.matedAt(ply)
        : Scores.waitingAt(ply);
  }

  /** Tells the history what cut off and what had been tried before in vain. */
  private void reward(int move, int ply, int depth, int quiets, int captures) {
    int us = board.sideToMove();
    int own = slots[ply];
    int enemy = slots[ply + 1];
    int bonus = History.bonus(depth);
    if (isForcing(move)) {
      history.updateCapture(us, move, victim(move), bonus);
    } else {
      if (killers[2 * ply] != move) {
        killers[2 * ply + 1] = killers[2 * ply];
        killers[2 * ply] = move;
      }
      history.setCounterMove(us, enemy, move);
      history.updateQuiet(us, move, enemy, own, bonus);
      for (int i = 0; i < quiets; i++) {
        int tried = triedQuiets[ply][i];
        if (tried != move) {
          history.updateQuiet(us, tried, enemy, own, -bonus);
        }
      }
    }
    for (int i = 0; i < captures; i++) {
      int tried = triedCaptures[ply][i];
      if (tried != move) {
        history.updateCapture(us, tried, victim(tried), -bonus);
      }
    }
  }

  private int victim(int move) {
    return Moves.kind(move) == Moves.EN_PASSANT ? Roles.PAWN : board.roleOn(Moves.to(move));
  }

  private void extendVariation(int ply, int move) {
    int[] line = variations[ply];
    line[0] = move;
    System.arraycopy(variations[ply + 1], 0, line, 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }

  // Quiescence.

  /** Returns the score once no capture or check changes it any more. */
  private int quiesce(int alphaAtStart, int beta, int qply, int ply) {
    nodes++;
    lengths[ply] = 0;
    if (mustStop()) {
      return 0;
    }
    selectiveDepth = Math.max(selectiveDepth, ply);
    if (takesKings && board.pieces(board.sideToMove(), Roles.KING) == 0) {
      return Scores.matedAt(ply);
    }
    if (isDraw(ply)) {
      return Scores.DRAW;
    }
    boolean inCheck = board.inCheck();
    if (ply >= MAX_PLY - 1) {
      return inCheck ? Scores.DRAW : withCredit(evaluator.evaluate(board), ply);
    }
    boolean pv = beta - alphaAtStart > 1;
    boolean dropChecks =
        !inCheck && qply < checkingDropPlies && board.reserveOf(board.sideToMove()) != 0;
    int depth = inCheck || qply < checkingDropPlies ? 0 : -1;
    long key = board.key() ^ prices.key();
    long known = table.probe(key);
    int tableMove = Moves.NONE;
    if (known != TranspositionTable.MISS) {
      int score = tableScore(known, ply);
      if (!pv
          && TranspositionTable.depth(known) >= depth
          && cutsOff(TranspositionTable.bound(known), score, beta, alphaAtStart)) {
        return score;
      }
      tableMove = legalTableMove(known);
      if (!inCheck && tableMove != Moves.NONE && !isForcing(tableMove)) {
        tableMove = Moves.NONE;
      }
    }
    int alpha = alphaAtStart;
    int best = -Scores.INFINITE;
    int eval = staticEval(known, inCheck, ply);
    if (!inCheck) {
      best = eval;
      if (best >= beta) {
        if (known == TranspositionTable.MISS) {
          store(key, Moves.NONE, best, ply, depth, TranspositionTable.LOWER);
        }
        return best;
      }
      alpha = Math.max(alpha, best);
      if (dropChecks) {
        checkInfos[ply].prepare(board);
      }
    }
    MovePicker picker = pickers[ply];
    picker.startQuiescence(tableMove, slots[ply + 1], slots[ply], dropChecks);
    int bestMove = Moves.NONE;
    int count = 0;
    for (int move = picker.next(); move != Moves.NONE; move = picker.next()) {
      count++;
      if (best > -Scores.LEAST_DECIDED) {
        if (!inCheck && !Moves.isDrop(move)) {
          int reach = eval + exchanges.immediateGain(board, move) + 150;
          if (reach <= alpha && !Scores.isDecided(alpha)) {
            best = Math.max(best, reach);
            continue;
          }
        }
        if ((!inCheck || count > 3) && !exchanges.gainsAtLeast(board, move, 0)) {
          continue;
        }
      }
      make(move, ply);
      int score = -quiesce(-beta, -alpha, qply + 1, ply + 1);
      board.unmakeMove();
      if (stopped) {
        return 0;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          if (pv) {
            extendVariation(ply, move);
          }
          if (score >= beta) {
            break;
          }
          alpha = score;
        }
      }
    }
    if (count == 0 && inCheck) {
      return withoutMoves(true, ply);
    }
    int bound = best >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    store(key, bestMove, best, ply, depth, bound);
    return best;
  }

  // Scores and the table.

  private int staticEval(long known, boolean inCheck, int ply) {
    if (inCheck) {
      evals[ply] = Scores.UNKNOWN;
      return -Scores.INFINITE;
    }
    int plain = known == TranspositionTable.MISS ? Scores.UNKNOWN : TranspositionTable.eval(known);
    if (plain == Scores.UNKNOWN) {
      plain = evaluator.evaluate(board);
    }
    evals[ply] = withCredit(plain, ply);
    return evals[ply];
  }

  private int withCredit(int plain, int ply) {
    return Scores.clampEstimate(plain + credits[ply]);
  }

  /** Returns the static evaluation of the node as the table keeps it. */
  private int uncredited(int ply) {
    return evals[ply] == Scores.UNKNOWN
        ? Scores.UNKNOWN
        : Scores.clampEstimate(evals[ply] - credits[ply]);
  }

  private int tableScore(long known, int ply) {
    int score = TranspositionTable.score(known);
    return Scores.isDecided(score)
        ? Scores.fromRoot(score, ply)
        : Scores.clampEstimate(score + credits[ply]);
  }

  private int stored(int score, int ply) {
    return Scores.isDecided(score)
        ? Scores.fromNode(score, ply)
        : Scores.clampEstimate(score - credits[ply]);
  }

  private void store(long key, int move, int score, int ply, int depth, int bound) {
    table.store(key, Moves.toShort(move), stored(score, ply), uncredited(ply), depth, bound);
  }

  private static boolean cutsOff(int bound, int score, int beta, int alpha) {
    return (bound & TranspositionTable.LOWER) != 0 && score >= beta
        || (bound & TranspositionTable.UPPER) != 0 && score <= alpha;
  }

  /** Returns the table's move if it is one here: two positions may share a key. */
  private int legalTableMove(long known) {
    char stored = TranspositionTable.move(known);
    if (stored == 0) {
      return Moves.NONE;
    }
    int move = Moves.fromShort(stored, board);
    return move != Moves.NONE && Legality.isLegal(board, move) ? move : Moves.NONE;
  }

  /** Returns whether the position repeats or a rule of the sheet ends it as drawn. */
  private boolean isDraw(int ply) {
    int clock = board.halfmoveClock();
    if (rules.fiftyMoves() && clock >= 100) {
      return !board.inCheck() || MoveGenerator.hasLegalMove(board);
    }
    int reach = Math.min(clock, board.ply());
    if (reach >= 4) {
      long key = board.key();
      boolean seen = false;
      for (int back = 4; back <= reach; back += 2) {
        if (board.keyBefore(back) == key) {
          if (back < ply || seen) {
            return true;
          }
          seen = true;
        }
      }
    }
    return rules.insufficientMaterial() && DeadMaterial.isDead(board);
  }
}
