package org.tandemchess.search.eval;

import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.EvaluationSettings;

/**
 * What pieces are worth in cp, on the board and in hand, by the kind of game.
 *
 * <p>Where pieces are dropped, officers are worth less against a pawn than in chess: a lost one is
 * replaced, and a pawn in hand gives check, shuts lines and mates like others. A piece in hand can
 * go anywhere, but it still costs a move to be of use; games between versions put it at 85 % of the
 * same piece on the board.
 */
public final class PieceValues {
  static final PieceValues CHESS =
      new PieceValues(new int[] {100, 325, 335, 500, 975, 0}, new int[] {0, 0, 0, 0, 0});

  private static final int[] DROPS_IN_HAND = {85, 185, 190, 240, 425};

  private static final PieceValues DROPS = drops(EvaluationSettings.DEFAULT);

  private final int[] onBoard;
  private final int[] inHand;

  private PieceValues(int[] onBoard, int[] inHand) {
    this.onBoard = onBoard;
    this.inHand = inHand;
  }

  /** Returns the values for a rule sheet. */
  public static PieceValues of(RuleSet rules) {
    return rules.hasReserves() ? DROPS : CHESS;
  }

  /** Returns the values for games with drops. */
  static PieceValues drops(EvaluationSettings settings) {
    int[] board = new int[Roles.COUNT];
    int[] hand = DROPS_IN_HAND.clone();
    for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
      board[role] = settings.onBoard().get(role);
      hand[role] += settings.moreInHand(role);
    }
    return new PieceValues(board, hand);
  }

  /** Returns the value of a piece on the board; 0 for a king. */
  public int onBoard(int role) {
    return onBoard[role];
  }

  /** Returns the value of a piece in hand, role 0 to {@link Roles#QUEEN}. */
  public int inHand(int role) {
    return inHand[role];
  }
}
