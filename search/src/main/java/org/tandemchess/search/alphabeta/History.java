package org.tandemchess.search.alphabeta;

import java.util.Arrays;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;

/**
 * The history heuristics: which moves have caused cut-offs, by what moves where (butterfly
 * history), after the enemy's last move and after our own (continuation histories), by what they
 * take (capture history), and which quiet move has last refuted another one (counterMoves moves).
 *
 * <p>A piece that moves and a piece that is dropped are different actors: eleven of them (six that
 * move, five that are dropped) times 64 target squares make a slot of a move. All values lie within
 * ±{@value #MOST}: each update draws towards that bound the less, the nearer it is. One per thread.
 */
final class History {
  static final int MOST = 16_384;

  /** Slots of a move: actor times 64 plus target. */
  static final int SLOTS = (Roles.COUNT + Roles.RESERVE_COUNT) * 64;

  /** The slot that stands for no earlier move. */
  static final int NO_SLOT = SLOTS;

  private static final int MOST_BONUS = 1_800;

  /** Butterfly history. Index: color, slot. */
  private final short[] quiet = new short[2 * SLOTS];

  /** First continuation history. Index: slot of the enemy's last move, slot. */
  private final short[] afterEnemy = new short[(SLOTS + 1) * SLOTS];

  /** Second continuation history. Index: slot of our own last move, slot. */
  private final short[] afterOwn = new short[(SLOTS + 1) * SLOTS];

  /** Capture history. Index: slot of the capturing move, role of the victim. */
  private final short[] capture = new short[2 * SLOTS * 8];

  /** Counter moves. Index: color that answers, slot of the enemy's last move. */
  private final int[] counterMoves = new int[2 * (SLOTS + 1)];

  void clear() {
    Arrays.fill(quiet, (short) 0);
    Arrays.fill(afterEnemy, (short) 0);
    Arrays.fill(afterOwn, (short) 0);
    Arrays.fill(capture, (short) 0);
    Arrays.fill(counterMoves, Moves.NONE);
  }

  /** Returns the slot of a move. */
  static int slot(int move) {
    int actor = Moves.isDrop(move) ? Roles.COUNT + Moves.role(move) : Moves.role(move);
    return actor << 6 | Moves.to(move);
  }

  /** Returns the score of a quiet move or drop, within ±4 times {@link #MOST}. */
  int quietScore(int color, int move, int continuation1, int continuation2) {
    int slot = slot(move);
    return 2 * quiet[color * SLOTS + slot]
        + afterEnemy[continuation1 * SLOTS + slot]
        + afterOwn[continuation2 * SLOTS + slot];
  }

  int captureScore(int color, int move, int victim) {
    return capture[(color * SLOTS + slot(move)) << 3 | victim];
  }

  /** Returns the answer that last refuted the enemy's move, or {@link Moves#NONE}. */
  int counterMove(int color, int continuation1) {
    return counterMoves[color * (SLOTS + 1) + continuation1];
  }

  void setCounterMove(int color, int continuation1, int move) {
    counterMoves[color * (SLOTS + 1) + continuation1] = move;
  }

  /** Returns the bonus of a cut-off that took a number of plies to prove. */
  static int bonus(int depth) {
    return Math.min(MOST_BONUS, 170 * depth - 60);
  }

  void updateQuiet(int color, int move, int continuation1, int continuation2, int bonus) {
    int slot = slot(move);
    draw(quiet, color * SLOTS + slot, bonus);
    draw(afterEnemy, continuation1 * SLOTS + slot, bonus);
    draw(afterOwn, continuation2 * SLOTS + slot, bonus);
  }

  void updateCapture(int color, int move, int victim, int bonus) {
    draw(capture, (color * SLOTS + slot(move)) << 3 | victim, bonus);
  }

  private static void draw(short[] table, int index, int bonus) {
    int old = table[index];
    table[index] = (short) (old + bonus - old * Math.abs(bonus) / MOST);
  }
}
