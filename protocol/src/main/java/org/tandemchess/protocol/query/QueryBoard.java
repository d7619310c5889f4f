package org.tandemchess.protocol.query;

import java.util.Arrays;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Squares;

/**
 * One board with its past, as hosts of one-board protocols talk about it: the en passant square
 * shows after every double step, and repetitions compare it. Mutable; used by one thread.
 */
final class QueryBoard {
  static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static final Tokens START_WORDS = new Tokens(START);
  private static final int FIFTY_MOVES = 100;

  /** Below this half-move clock no position can have occurred before. */
  private static final int LEAST_CLOCK_TO_REPEAT = 4;

  private static final long EP_KEY = 0x9E3779B97F4A7C15L;

  /** Why a text was refused. */
  enum Refusal {
    NONE,
    UNREADABLE,
    OPPONENT_IN_CHECK
  }

  private final Board board;
  private final MoveBuffer buffer = new MoveBuffer();
  private int ep = Squares.NONE;
  // The keys of all positions since the set-up, the present one last.
  private long[] keys = new long[64];
  private int count;

  /** Makes a board at the start of a game. */
  QueryBoard(RuleSet rules) {
    board = new Board(rules);
    start();
  }

  /** Returns the board itself, which the caller does not change. */
  Board board() {
    return board;
  }

  void start() {
    Refusal refusal = read(START_WORDS, 0, START_WORDS.size(), false);
    assert refusal == Refusal.NONE;
  }

  /**
   * Sets the board up from a FEN; after a refusal it must be set up anew.
   *
   * @param chess960 whether K and Q are rights of Chess960
   */
  Refusal read(Tokens words, int from, int to, boolean chess960) {
    ep = BoardFen.read(words, from, to, chess960, board);
    if (ep == BoardFen.REFUSED) {
      return Refusal.UNREADABLE;
    }
    count = 0;
    addKey();
    int us = board.sideToMove();
    boolean attacked = board.isAttacked(board.kingSquare(us ^ 1), us, board.occupied());
    return attacked ? Refusal.OPPONENT_IN_CHECK : Refusal.NONE;
  }

  /** Returns the legal move that a text means, or {@link Moves#NONE}. */
  int find(String text) {
    return MoveWords.find(text, board, buffer);
  }

  /** Makes a legal move. */
  void play(int move) {
    board.makeMove(move);
    ep = epAfter(move);
    addKey();
  }

  /** Returns the legal moves; valid until the next call of anything here. */
  MoveBuffer legal() {
    buffer.clear();
    MoveGenerator.legal(board, buffer);
    return buffer;
  }

  /**
   * Returns the FEN of the board.
   *
   * @param chess960 whether K and Q are rights of Chess960
   */
  String fen(boolean chess960) {
    return BoardFen.write(board, ep, chess960);
  }

  /** Returns the square that a move passes over, or {@link Squares#NONE}. */
  static int epAfter(int move) {
    return Moves.kind(move) == Moves.DOUBLE_PUSH
        ? (Moves.from(move) + Moves.to(move)) / 2
        : Squares.NONE;
  }

  /** Returns how often the present position has occurred before, within the half-move clock. */
  int repetitions() {
    int clock = board.halfmoveClock();
    if (clock < LEAST_CLOCK_TO_REPEAT) {
      return 0;
    }
    long key = keys[count - 1];
    int earlier = 0;
    for (int i = count - 2; i >= Math.max(0, count - 1 - clock); i--) {
      earlier += keys[i] == key ? 1 : 0;
    }
    return earlier;
  }

  /**
   * Returns the word for how the game stands on this board alone.
   *
   * @param drawRules whether fifty moves and repetitions count
   */
  String terminal(boolean drawRules) {
    if (!MoveGenerator.hasLegalMove(board)) {
      return board.inCheck() ? "checkmate" : "stalemate";
    }
    if (!canMate(0) && !canMate(1)) {
      return "draw_insufficient_material";
    }
    if (drawRules && board.halfmoveClock() >= FIFTY_MOVES) {
      return "draw_fifty_move";
    }
    return drawRules && repetitions() >= 2 ? "draw_threefold" : "none";
  }

  /** Takes the last move back, to where this was the en passant square. */
  void takeBack(int epBefore) {
    board.unmakeMove();
    ep = epBefore;
    count--;
  }

  int epSquare() {
    return ep;
  }

  /** Returns whether a color could still mate by some play of both, looking at its men alone. */
  boolean canMate(int color) {
    long strong =
        board.pieces(color, Roles.PAWN)
            | board.pieces(color, Roles.ROOK)
            | board.pieces(color, Roles.QUEEN);
    long minor = board.pieces(color, Roles.KNIGHT) | board.pieces(color, Roles.BISHOP);
    return strong != 0 || board.reserveOf(color) != 0 || Long.bitCount(minor) >= 2;
  }

  private void addKey() {
    if (count == keys.length) {
      keys = Arrays.copyOf(keys, 2 * count);
    }
    keys[count++] = board.key() ^ (ep == Squares.NONE ? 0 : (ep + 1) * EP_KEY);
  }
}
