package org.tandemchess.search.api;

import java.util.List;

/**
 * How games with drops are judged, as far as a user may set it. {@link #DEFAULT} is the judgement
 * that was fitted; whatever differs from it shifts or scales the fitted numbers.
 *
 * @param onBoard cp that a piece on the board counts in exchanges, pawn to queen; the evaluation
 *     counts as much more or less for it as this is above or below the default
 * @param inHandPercent what a piece in hand counts in percent of one on the board, pawn to queen;
 *     the evaluation shifts alike
 * @param handAttack how much the attacker's hand adds to the danger for a king; 20 as fitted
 * @param handDefense how much the defender's hand takes from it; 20 as fitted
 */
public record EvaluationSettings(
    List<Integer> onBoard, List<Integer> inHandPercent, int handAttack, int handDefense) {

  /** The scale of {@code handAttack} and {@code handDefense} that changes nothing. */
  public static final int UNSCALED = 20;

  /** What was fitted. */
  public static final EvaluationSettings DEFAULT =
      new EvaluationSettings(
          List.of(100, 215, 225, 280, 500), List.of(85, 86, 84, 86, 85), UNSCALED, UNSCALED);

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if one has not five values, or a value is negative
   */
  public EvaluationSettings {
    onBoard = List.copyOf(onBoard);
    inHandPercent = List.copyOf(inHandPercent);
    checkFiveFromZero(onBoard);
    checkFiveFromZero(inHandPercent);
    if (handAttack < 0 || handDefense < 0) {
      throw new IllegalArgumentException(handAttack + ", " + handDefense);
    }
  }

  private static void checkFiveFromZero(List<Integer> values) {
    boolean sound = values.size() == 5;
    for (int value : values) {
      sound &= value >= 0;
    }
    if (!sound) {
      throw new IllegalArgumentException(values + ": expected five values from 0");
    }
  }

  /** Returns the cp that a piece on the board counts more than by default, role 0 to 4. */
  public int moreOnBoard(int role) {
    return onBoard.get(role) - DEFAULT.onBoard.get(role);
  }

  /** Returns the cp that a piece in hand counts more than by default, role 0 to 4. */
  public int moreInHand(int role) {
    return Math.round((percentPoints(role) - DEFAULT.percentPoints(role)) / 100f);
  }

  private int percentPoints(int role) {
    return onBoard.get(role) * inHandPercent.get(role);
  }
}
