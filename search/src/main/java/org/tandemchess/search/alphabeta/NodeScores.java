package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.DeadMaterial;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.Repetition;
import org.tandemchess.search.api.Evaluator;

/**
 * What a node is worth before its moves are tried: by the rules, by the evaluation, by the table.
 *
 * <p>Scores are on the scale of {@link Scores}, for the side to move, counted from the root. What
 * captures on the way are worth on the other board is the {@link Ply#credit}, which is added to
 * every estimate; decided scores need none, and the table holds scores without it.
 *
 * <p>A position that repeats is worth a draw under any rule sheet: where no rule ends the game, who
 * repeats gets nowhere all the same, and the side that is better off should find something else.
 */
final class NodeScores {
  private final Board board;
  private final TranspositionTable table;
  private final TransferPrices prices;
  private final Evaluator evaluator;
  private final RuleSet rules;
  private final boolean takesKings;
  private final boolean repetitionDraws;

  NodeScores(Board board, TranspositionTable table, TransferPrices prices, Evaluator evaluator) {
    this.board = board;
    this.table = table;
    this.prices = prices;
    this.evaluator = evaluator;
    this.rules = board.rules();
    this.takesKings = board.takesKings();
    this.repetitionDraws = rules.repetition() != Repetition.OFF;
    evaluator.attach(board);
  }

  // By the rules.

  /** Returns the score of a node that is decided or drawn as it stands, else UNKNOWN. */
  int ended(Ply ply) {
    if (takesKings && board.pieces(board.sideToMove(), Roles.KING) == 0) {
      return Scores.matedAt(ply.number);
    }
    return isDraw(ply.number) ? Scores.DRAW : Scores.UNKNOWN;
  }

  /**
   * Returns whether a rule of the sheet ends the position as drawn, or it repeats one of the
   * search, which leads nowhere.
   */
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
          if (back < ply || seen && repetitionDraws) {
            return true;
          }
          seen = true;
        }
      }
    }
    return rules.insufficientMaterial() && DeadMaterial.isDead(board);
  }

  /** Returns the score of a node without a legal move. */
  int scoreWithoutMoves(boolean inCheck, int ply) {
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

  // By the evaluation.

  /** Says that the board has changed otherwise than by moves. */
  void attach() {
    evaluator.attach(board);
  }

  /** Returns the static evaluation of the board, without credit. */
  int evaluate() {
    return evaluator.evaluate(board);
  }

  /** Returns the score of a node at the last ply. */
  int atLastPly(boolean inCheck, Ply ply) {
    return inCheck ? Scores.DRAW : Scores.clampEstimate(evaluate() + ply.credit);
  }

  /**
   * Notes the static evaluation of a node at its ply, from the table if it is known there.
   *
   * @param entry what the table knows
   * @return the evaluation, far below all others in check
   */
  int staticEval(long entry, boolean inCheck, Ply ply) {
    if (inCheck) {
      ply.eval = Scores.UNKNOWN;
      return -Scores.INFINITE;
    }
    int plain = entry == TranspositionTable.MISS ? Scores.UNKNOWN : TranspositionTable.eval(entry);
    if (plain == Scores.UNKNOWN) {
      plain = evaluate();
    }
    int eval = Scores.clampEstimate(plain + ply.credit);
    ply.eval = eval;
    return eval;
  }

  // By the table.

  /** Returns what the table knows of the node, or {@link TranspositionTable#MISS}. */
  long probe() {
    return table.probe(board.key() ^ prices.key());
  }

  /** Returns what the table knows of the root. */
  long probeRoot() {
    return table.probe(board.key() ^ prices.rootKey());
  }

  /** Returns whether an entry makes a search within a window needless. */
  boolean cutsOff(long entry, int depth, int alpha, int beta, Ply ply) {
    if (entry == TranspositionTable.MISS || TranspositionTable.depth(entry) < depth) {
      return false;
    }
    int bound = TranspositionTable.bound(entry);
    int score = score(entry, ply);
    return (bound & TranspositionTable.LOWER) != 0 && score >= beta
        || (bound & TranspositionTable.UPPER) != 0 && score <= alpha;
  }

  /** Returns the score of an entry. */
  int score(long entry, Ply ply) {
    int score = TranspositionTable.score(entry);
    return Scores.isDecided(score)
        ? Scores.fromRoot(score, ply.number)
        : Scores.clampEstimate(score + ply.credit);
  }

  /** Returns the move of an entry if it is one here, else NONE: two positions may share a key. */
  int legalMove(long entry) {
    char stored = TranspositionTable.move(entry);
    if (stored == 0) {
      return Moves.NONE;
    }
    int move = Moves.fromShort(stored, board);
    return move != Moves.NONE && Legality.isLegal(board, move) ? move : Moves.NONE;
  }

  /** Keeps what a node, other than the root, has come to. */
  void store(int move, int score, int depth, int bound, Ply ply) {
    store(board.key() ^ prices.key(), move, score, depth, bound, ply);
  }

  /** Keeps the exact score of the root. */
  void storeRoot(int move, int score, int depth, Ply root) {
    store(board.key() ^ prices.rootKey(), move, score, depth, TranspositionTable.EXACT, root);
  }

  private void store(long key, int move, int score, int depth, int bound, Ply ply) {
    int plain =
        Scores.isDecided(score)
            ? Scores.fromNode(score, ply.number)
            : Scores.clampEstimate(score - ply.credit);
    int eval =
        ply.eval == Scores.UNKNOWN ? Scores.UNKNOWN : Scores.clampEstimate(ply.eval - ply.credit);
    table.store(key, Moves.toShort(move), plain, eval, depth, bound);
  }
}
