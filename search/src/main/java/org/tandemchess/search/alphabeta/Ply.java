package org.tandemchess.search.alphabeta;

import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;

/**
 * What a search keeps for one ply of the line that it looks at: a frame of its stack. A thread has
 * one for each ply, made once and filled anew by each node there.
 */
final class Ply {
  /** Moves of a kind that a node remembers for its history. */
  private static final int MOST_TRIED = 48;

  /** Plies from the root. */
  final int number;

  /** The ply before; that of the root is itself. */
  final Ply parent;

  final CheckInfo checks = new CheckInfo();
  final MovePicker picker;

  /** The static evaluation with the credit, or {@link Scores#UNKNOWN} in check. */
  int eval;

  /** What captures on the way here are worth on the other board, in cp for the side to move. */
  int credit;

  /** The {@link History#slot} of the enemy's last move: the first continuation history. */
  int continuation1 = History.NO_SLOT;

  /** The slot of our own last move: the second continuation history. */
  int continuation2 = History.NO_SLOT;

  /** Killer moves, the younger first: quiet moves that cut off at nodes of the same parent. */
  int killer1 = Moves.NONE;

  int killer2 = Moves.NONE;

  /** The principal variation from here on, and its length. */
  final int[] line;

  int length;

  // What the moves of the node have come to so far.
  int alpha;
  int best;
  int bestMove;

  /** Quiet moves and tactical ones that were tried, as far as they fit; quiets count on. */
  final int[] quiets = new int[MOST_TRIED];

  int quietCount;
  final int[] tacticals = new int[MOST_TRIED];
  int tacticalCount;

  private final Board board;
  private final TransferPrices prices;
  // That of the last ply, which is never searched, is itself.
  private Ply next = this;

  private Ply(
      @Nullable Ply before,
      Board board,
      TransferPrices prices,
      History history,
      StaticExchange exchanges,
      MoveBuffer listed) {
    this.number = before == null ? 0 : before.number + 1;
    this.parent = before == null ? this : before;
    this.board = board;
    this.prices = prices;
    this.picker = new MovePicker(board, history, listed, checks, exchanges);
    this.line = new int[Scores.MAX_PLY + 2 - number];
    parent.next = this;
  }

  /** Makes the plies of a search on a board, and returns that of the root. */
  static Ply root(Board board, TransferPrices prices, History history, StaticExchange exchanges) {
    MoveBuffer listed = new MoveBuffer();
    Ply root = new Ply(null, board, prices, history, exchanges, listed);
    Ply last = root;
    while (last.number < Scores.MAX_PLY) {
      last = new Ply(last, board, prices, history, exchanges, listed);
    }
    return root;
  }

  /** Returns whether no move is made from here, however much depth is left. */
  boolean isLast() {
    return number >= Scores.MAX_PLY - 1;
  }

  /** Makes a move on the board, which leads to the next ply, and returns that. */
  Ply make(int move) {
    Ply after = next;
    after.continuation1 = History.slot(move);
    after.continuation2 = continuation1;
    board.makeMove(move);
    int passed = -credit;
    int taken = board.lastCapturedRole();
    if (taken != Roles.NONE) {
      int us = board.sideToMove() ^ 1;
      passed -= number == 0 ? prices.atRoot(us, taken) : prices.of(us, taken);
    }
    after.credit = passed;
    return after;
  }

  /** Gives the turn away, which leads to the next ply, and returns that. */
  Ply pass() {
    Ply after = next;
    after.continuation1 = History.NO_SLOT;
    after.continuation2 = continuation1;
    board.makePass();
    after.credit = -credit;
    return after;
  }

  /** Returns whether the static evaluation is better than before our last move, if it is known. */
  boolean isImproving() {
    int before = parent.parent.eval;
    return number < 2 || before == Scores.UNKNOWN || eval > before;
  }

  /** Begins with the moves of a node, of which none has been searched yet. */
  void begin(int newAlpha) {
    alpha = newAlpha;
    best = -Scores.INFINITE;
    bestMove = Moves.NONE;
  }

  /** Begins to pick the moves of a node of the main search. */
  void beginPicking(int tableMove, int counterMove) {
    next.killer1 = Moves.NONE;
    next.killer2 = Moves.NONE;
    checks.prepare(board);
    quietCount = 0;
    tacticalCount = 0;
    picker.start(tableMove, killer1, killer2, counterMove, continuation1, continuation2);
  }

  /** Notes that a move is tried. */
  void tries(int move, boolean tactical) {
    if (tactical) {
      if (tacticalCount < MOST_TRIED) {
        tacticals[tacticalCount++] = move;
      }
    } else {
      if (quietCount < MOST_TRIED) {
        quiets[quietCount] = move;
      }
      quietCount++;
    }
  }

  /** Returns how many of the quiet moves that were tried are known. */
  int knownQuiets() {
    return Math.min(quietCount, MOST_TRIED);
  }

  void addKiller(int move) {
    if (killer1 != move) {
      killer2 = killer1;
      killer1 = move;
    }
  }

  /**
   * Takes in the score of a move.
   *
   * @param pv whether the window was open, so that a line is wanted
   * @return whether it cuts off
   */
  boolean takes(int move, int score, int beta, boolean pv) {
    if (score <= best) {
      return false;
    }
    best = score;
    if (score <= alpha) {
      return false;
    }
    bestMove = move;
    if (pv) {
      line[0] = move;
      System.arraycopy(next.line, 0, line, 1, next.length);
      length = next.length + 1;
    }
    if (score >= beta) {
      return true;
    }
    alpha = score;
    return false;
  }
}
