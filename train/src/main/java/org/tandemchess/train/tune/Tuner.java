package org.tandemchess.train.tune;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.tandemchess.search.eval.FeatureTrace;
import org.tandemchess.search.eval.Weights;

/**
 * Fits weights to a data set by Adam on the cross entropy between what a sample is worth and what
 * the evaluation makes of it. Ends early when games that were set apart gain no more, and returns
 * the weights that were best on these.
 */
public final class Tuner {
  private static final int BATCH = 1_024;
  private static final double FIRST_DECAY = 0.9;
  private static final double SECOND_DECAY = 0.999;
  private static final double EPSILON = 1e-8;

  /**
   * A pass over the data.
   *
   * @param epoch number, 0 before the first
   * @param fitted mean loss of the samples that are fitted, in nats
   * @param apart mean loss of those set apart
   */
  public record Epoch(int epoch, double fitted, double apart) {}

  private final DataSet data;
  private final TuneRecipe recipe;
  private final SplittableRandom random;
  private final int[] fitted;
  private final int[] apart;
  private final double[] start;
  private final double[] weights;
  private final double[] gradient;
  private final double[] mean;
  private final double[] square;
  private double step;
  private int steps;

  private Tuner(DataSet data, Weights from, TuneRecipe recipe) {
    this.data = data;
    this.recipe = recipe;
    random = new SplittableRandom(recipe.seed());
    Set<Integer> gamesApart = gamesApart();
    fitted = samples(gamesApart, false);
    apart = samples(gamesApart, true);
    start = Arrays.stream(from.toArray()).asDoubleStream().toArray();
    weights = start.clone();
    gradient = new double[weights.length];
    mean = new double[weights.length];
    square = new double[weights.length];
  }

  /**
   * Fits weights.
   *
   * @param from where to begin
   * @param progress told before the first pass and after each
   * @throws IllegalArgumentException if the data hold fewer than two games, or too few to set any
   *     apart
   */
  public static Weights fit(
      DataSet data, Weights from, TuneRecipe recipe, Consumer<Epoch> progress) {
    Tuner tuner = new Tuner(data, from, recipe);
    if (tuner.fitted.length == 0 || tuner.apart.length == 0) {
      throw new IllegalArgumentException(
          data.size() + " positions: too few games to set some apart");
    }
    return tuner.run(progress);
  }

  private Set<Integer> gamesApart() {
    int[] games = IntStream.range(0, data.size()).map(data::game).distinct().sorted().toArray();
    Set<Integer> chosen = new HashSet<>();
    for (int game : games) {
      if (random.nextDouble() < recipe.apart()) {
        chosen.add(game);
      }
    }
    if (chosen.isEmpty() && games.length > 1) {
      chosen.add(games[games.length - 1]);
    }
    return chosen;
  }

  private int[] samples(Set<Integer> games, boolean inside) {
    return IntStream.range(0, data.size())
        .filter(sample -> games.contains(data.game(sample)) == inside)
        .toArray();
  }

  private Weights run(Consumer<Epoch> progress) {
    double[] best = weights.clone();
    double least = loss(apart);
    progress.accept(new Epoch(0, loss(fitted), least));
    int worse = 0;
    for (int epoch = 1; epoch <= recipe.epochs() && worse < recipe.patience(); epoch++) {
      step = recipe.step() * Math.pow(recipe.cooling(), epoch - 1);
      shuffle(fitted);
      for (int from = 0; from < fitted.length; from += BATCH) {
        step(from, Math.min(from + BATCH, fitted.length));
      }
      double now = loss(apart);
      progress.accept(new Epoch(epoch, loss(fitted), now));
      worse++;
      if (now < least) {
        least = now;
        best = weights.clone();
        worse = 0;
      }
    }
    return Weights.of(Arrays.stream(best).mapToInt(w -> (int) Math.round(w)).toArray());
  }

  private void shuffle(int[] order) {
    for (int i = order.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[other];
      order[other] = swapped;
    }
  }

  private void step(int from, int to) {
    Arrays.fill(gradient, 0);
    double share = 1.0 / (to - from);
    for (int i = from; i < to; i++) {
      addGradient(fitted[i], share);
    }
    steps++;
    double first = 1 - Math.pow(FIRST_DECAY, steps);
    double second = 1 - Math.pow(SECOND_DECAY, steps);
    for (int i = 0; i < weights.length; i++) {
      double slope = gradient[i] + 2 * recipe.pull() * (weights[i] - start[i]);
      mean[i] = FIRST_DECAY * mean[i] + (1 - FIRST_DECAY) * slope;
      square[i] = SECOND_DECAY * square[i] + (1 - SECOND_DECAY) * slope * slope;
      weights[i] -= step * (mean[i] / first) / (Math.sqrt(square[i] / second) + EPSILON);
    }
  }

  private void addGradient(int sample, double share) {
    double whiteUnits = data.sum(sample, FeatureTrace.DANGER, weights);
    double blackUnits = data.sum(sample, FeatureTrace.DANGER + 1, weights);
    double points = points(value(sample, whiteUnits, blackUnits));
    double change = share * (points - data.target(sample)) / recipe.scale();
    data.addGradient(sample, FeatureTrace.LINEAR, change, gradient);
    data.addGradient(
        sample, FeatureTrace.DANGER, -change * FeatureTrace.slope(whiteUnits), gradient);
    data.addGradient(
        sample, FeatureTrace.DANGER + 1, change * FeatureTrace.slope(blackUnits), gradient);
  }

  private double value(int sample, double whiteUnits, double blackUnits) {
    return data.sum(sample, FeatureTrace.LINEAR, weights)
        - FeatureTrace.danger(whiteUnits)
        + FeatureTrace.danger(blackUnits);
  }

  private double points(double value) {
    return 1 / (1 + Math.exp(-value / recipe.scale()));
  }

  /** Returns the mean loss, less that of a perfect evaluation. */
  private double loss(int[] samples) {
    double sum = 0;
    for (int sample : samples) {
      double whiteUnits = data.sum(sample, FeatureTrace.DANGER, weights);
      double blackUnits = data.sum(sample, FeatureTrace.DANGER + 1, weights);
      double points = points(value(sample, whiteUnits, blackUnits));
      sum += divergence(data.target(sample), points);
    }
    return sum / samples.length;
  }

  private static double divergence(double target, double points) {
    return part(target, points) + part(1 - target, 1 - points);
  }

  private static double part(double target, double points) {
    return target <= 0 ? 0 : target * Math.log(target / Math.max(points, 1e-12));
  }
}
