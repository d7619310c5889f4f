package org.tandemchess.search.acquisition;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.search.api.PieceValues;

/**
 * Reads from a best line how likely the side to move wins a piece of a type soon.
 *
 * <p>The piece counts if the side takes it with one of its first three moves. What the line wins on
 * the board until three plies in a row change no material, as a part r of what the piece is worth
 * on the board, gives the chance (1 + r) / 2: 1 for a piece that hangs, 0.5 for an even trade. It
 * is at least {@link #LEAST_CHANCE}, and at most {@link #TACTIC_CHANCE} where other moves come
 * first. The marks 1, 0.8, 0.5 and 0.2 are those that bughouse-engine, by Viren Sawant, describes.
 */
final class CaptureLine {
  /** The chance of a capture that loses more than it wins. */
  static final double LEAST_CHANCE = 0.2;

  /** The largest chance of a capture that other moves prepare. */
  static final double TACTIC_CHANCE = 0.8;

  /** Cp by which two lines may differ and count as equally good. */
  static final int SLACK = 50;

  private static final int HORIZON = 5;
  private static final int CALM_PLIES = 3;

  private final PieceValues values;

  CaptureLine(PieceValues values) {
    this.values = values;
  }

  /**
   * Returns the chance, 0 if the line takes no such piece soon.
   *
   * @param start the board on which the line begins; unchanged
   * @param role what arrives in the partner's hand: a pawn for a promoted piece
   */
  double chance(Board start, int[] line, int role) {
    Board board = new Board(start);
    int won = 0;
    int calm = 0;
    int takenAt = -1;
    int value = 0;
    for (int ply = 0; ply < line.length && calm < CALM_PLIES; ply++) {
      int move = line[ply];
      int victim = board.capturedRole(move);
      int change = gain(move, victim);
      board.makeMove(move);
      boolean ours = (ply & 1) == 0;
      if (ours && takenAt < 0 && ply < HORIZON && board.lastCapturedRole() == role) {
        takenAt = ply;
        value = values.onBoard(victim);
      }
      won += ours ? change : -change;
      calm = change == 0 && (takenAt >= 0 || ply >= HORIZON) ? calm + 1 : 0;
    }
    if (takenAt < 0) {
      return 0;
    }
    double most = takenAt == 0 ? 1 : TACTIC_CHANCE;
    return Math.clamp((1 + (double) won / value) / 2, LEAST_CHANCE, most);
  }

  private int gain(int move, int victim) {
    int taken = victim == Roles.NONE ? 0 : values.onBoard(victim);
    return Moves.isPromotion(move)
        ? taken + values.onBoard(Moves.promotion(move)) - values.onBoard(Roles.PAWN)
        : taken;
  }
}
