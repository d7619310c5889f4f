package org.tandemchess.search.eval;

import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.Roles;

/**
 * Which weights an evaluation asks for, and how often: what a tuner needs to know how the value
 * follows the weights.
 *
 * <p>The value from White's side is the sum of the first part, less {@link #danger} of the units
 * that the second part sums up for White's king, plus that of the third part for Black's. Belongs
 * to one thread.
 */
public final class FeatureTrace {
  /** Terms in cp, from White's side. */
  public static final int LINEAR = 0;

  /** Units of danger for White's king; for Black's it is one more. */
  public static final int DANGER = 1;

  private static final int FIRST_UNIT = Term.ATTACK_BASE.start();
  private static final int PARTS = 3;
  private static final int MOST_FEATURES = 512;

  private final Recorder recorder;
  private final DropEvaluator evaluator;
  private final int[] sizes = new int[PARTS];
  private final int[][] indexes = new int[PARTS][MOST_FEATURES];
  private final int[][] totals = new int[PARTS][Term.total()];

  /** Makes a trace of evaluations with these weights. */
  public FeatureTrace(Weights weights) {
    recorder = new Recorder(weights);
    evaluator = new DropEvaluator(recorder);
  }

  /** Evaluates a board, from the side to move, and keeps what was asked for. */
  public int read(Board board) {
    for (int part = 0; part < PARTS; part++) {
      for (int i = 0; i < sizes[part]; i++) {
        totals[part][indexes[part][i]] = 0;
      }
      sizes[part] = 0;
    }
    return evaluator.evaluate(board);
  }

  /** Returns how many weights a part asked for. */
  public int size(int part) {
    return sizes[part];
  }

  /** Returns the index of one of them in the vector. */
  public int index(int part, int feature) {
    return indexes[part][feature];
  }

  /** Returns how often it was asked for; may be 0 or less where colors cancel. */
  public int times(int part, int feature) {
    return totals[part][indexes[part][feature]];
  }

  /** Returns the cp of a number of units of danger. */
  public static double danger(double units) {
    return KingDanger.centipawns(units);
  }

  /** Returns the cp that one more unit adds. */
  public static double slope(double units) {
    return KingDanger.slope(units);
  }

  private void add(int part, int index, int times) {
    int[] own = indexes[part];
    for (int i = 0; i < sizes[part]; i++) {
      if (own[i] == index) {
        totals[part][index] += times;
        return;
      }
    }
    own[sizes[part]++] = index;
    totals[part][index] = times;
  }

  private final class Recorder extends WeightTables {
    private static final int MATERIAL = Term.MATERIAL.start();
    private static final int FROM_OWN_KING = Term.FROM_OWN_KING.start();
    private static final int FROM_ENEMY_KING = Term.FROM_ENEMY_KING.start();

    private int color;

    Recorder(Weights weights) {
      super(weights);
    }

    private void note(int index, int times) {
      if (index >= FIRST_UNIT) {
        add(DANGER + color, index, times);
      } else {
        add(LINEAR, index, color == 0 ? times : -times);
      }
    }

    @Override
    void turnTo(int newColor) {
      color = newColor;
    }

    @Override
    int one(int index) {
      note(index, 1);
      return super.one(index);
    }

    @Override
    int many(int index, int count) {
      if (count != 0) {
        note(index, count);
      }
      return super.many(index, count);
    }

    @Override
    int piece(int role, int square, int ownKing, int enemyKing) {
      note(MATERIAL + role, 1);
      note(placeIndex(role, square), 1);
      note(FROM_OWN_KING + offset(role, ownKing, square), 1);
      note(FROM_ENEMY_KING + offset(role, enemyKing, square), 1);
      return super.piece(role, square, ownKing, enemyKing);
    }

    @Override
    int king(int square) {
      note(placeIndex(Roles.KING, square), 1);
      return super.king(square);
    }

    @Override
    int hand(int role, int count) {
      for (int piece = 1; piece <= count; piece++) {
        note(handIndex(role, piece), 1);
      }
      return super.hand(role, count);
    }
  }
}
