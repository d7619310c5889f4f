package org.tandemchess.train.tune;

import java.util.Arrays;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.eval.FeatureTrace;
import org.tandemchess.search.eval.Weights;
import org.tandemchess.train.games.Sample;

/**
 * Samples as the weights that their evaluation asks for, packed: some 100 features of 3 bytes each.
 * Add samples, then only read.
 */
public final class DataSet {
  private static final int PARTS = 3;

  private final FeatureTrace trace;
  private short[] indexes = new short[1 << 16];
  private byte[] times = new byte[1 << 16];
  // Where the parts of a sample begin in the two arrays; index sample times 3 plus part.
  private int[] starts = new int[PARTS * (1 << 10) + 1];
  private double[] targets = new double[1 << 10];
  private int[] games = new int[1 << 10];
  private int features;
  private int size;

  /** Makes an empty set; the weights decide nothing but need to be there to evaluate. */
  public DataSet(Weights weights) {
    trace = new FeatureTrace(weights);
  }

  /**
   * Adds a sample.
   *
   * @throws org.tandemchess.rules.position.InvalidSetupException if its board is not a valid one
   */
  public void add(Sample sample, TuneRecipe recipe) {
    Position position = Position.of(Bfen.parseBoard(sample.board()).setup(), RuleSet.BUGHOUSE);
    Board board = position.boardCopy(BoardId.A);
    trace.read(board);
    if (size == targets.length) {
      targets = Arrays.copyOf(targets, 2 * size);
      games = Arrays.copyOf(games, 2 * size);
      starts = Arrays.copyOf(starts, 2 * PARTS * size + 1);
    }
    targets[size] = target(sample, recipe, board.sideToMove() == 0);
    games[size] = sample.game();
    for (int part = 0; part < PARTS; part++) {
      starts[PARTS * size + part] = features;
      for (int i = 0; i < trace.size(part); i++) {
        append(trace.index(part, i), trace.times(part, i));
      }
    }
    size++;
    starts[PARTS * size] = features;
  }

  private void append(int index, int count) {
    if (count == 0) {
      return;
    }
    if (features == indexes.length) {
      indexes = Arrays.copyOf(indexes, 2 * features);
      times = Arrays.copyOf(times, 2 * features);
    }
    indexes[features] = (short) index;
    times[features] = (byte) count;
    features++;
  }

  /** Returns the points that White can expect, 0 to 1. */
  private static double target(Sample sample, TuneRecipe recipe, boolean whiteToMove) {
    double mover = 1 / (1 + Math.exp(-sample.score() / recipe.scale()));
    double score = whiteToMove ? mover : 1 - mover;
    if (sample.whitePoints().isEmpty()) {
      return score;
    }
    double share = recipe.resultShare() * Math.pow(recipe.fade(), sample.pliesLeft());
    return share * sample.whitePoints().getAsInt() / 2 + (1 - share) * score;
  }

  /** Returns the number of samples. */
  public int size() {
    return size;
  }

  int game(int sample) {
    return games[sample];
  }

  double target(int sample) {
    return targets[sample];
  }

  /** Returns the sum of a part of a sample: cp from White's side, or units of danger. */
  double sum(int sample, int part, double[] weights) {
    double sum = 0;
    for (int i = starts[PARTS * sample + part]; i < starts[PARTS * sample + part + 1]; i++) {
      sum += weights[indexes[i]] * times[i];
    }
    return sum;
  }

  /** Adds to each weight's gradient what a part of a sample adds for a change of its sum. */
  void addGradient(int sample, int part, double change, double[] gradient) {
    for (int i = starts[PARTS * sample + part]; i < starts[PARTS * sample + part + 1]; i++) {
      gradient[indexes[i]] += change * times[i];
    }
  }
}
