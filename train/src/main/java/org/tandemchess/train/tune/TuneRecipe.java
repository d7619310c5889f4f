package org.tandemchess.train.tune;

/**
 * How weights are fitted.
 *
 * @param seed of the split of the games and the order of the samples
 * @param epochs most passes over the data
 * @param patience passes without a better loss of the games set apart after which to end
 * @param step of Adam, in cp or units
 * @param cooling factor of the step after each pass
 * @param pull how strongly each weight is held at where it began: loss for a distance of 1
 * @param resultShare share of the result in what a sample is worth, from 0, the rest being the
 *     search score; of the last position of a game, on the board where it ended
 * @param fade factor of that share for each ply before the end
 * @param scale cp at which 1 / (1 + 1/e), or 73 %, of the points are expected
 * @param apart share of the games that only measure
 */
public record TuneRecipe(
    long seed,
    int epochs,
    int patience,
    double step,
    double cooling,
    double pull,
    double resultShare,
    double fade,
    double scale,
    double apart) {

  /** What the shipped weights were fitted with, but for the seed. */
  public static final TuneRecipe DEFAULT =
      new TuneRecipe(1, 40, 4, 1, 0.8, 5e-9, 0.5, 0.985, 400, 0.1);

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if one makes no sense
   */
  public TuneRecipe {
    if (epochs < 1 || patience < 1 || !(step > 0) || !(pull >= 0) || !(scale > 0)) {
      throw new IllegalArgumentException(
          "epochs, patience, step and scale have to be above 0, pull not below");
    }
    if (!(resultShare >= 0 && resultShare <= 1) || !(fade >= 0 && fade <= 1)) {
      throw new IllegalArgumentException("shares and fade have to be from 0 to 1");
    }
    if (!(apart > 0 && apart < 1)) {
      throw new IllegalArgumentException("the share set apart has to be between 0 and 1");
    }
  }

  /** Returns this recipe with another seed. */
  public TuneRecipe withSeed(long newSeed) {
    return new TuneRecipe(
        newSeed, epochs, patience, step, cooling, pull, resultShare, fade, scale, apart);
  }

  /** Returns this recipe with another share of the result. */
  public TuneRecipe withResultShare(double share) {
    return new TuneRecipe(seed, epochs, patience, step, cooling, pull, share, fade, scale, apart);
  }

  /** Returns this recipe with another number of passes. */
  public TuneRecipe withEpochs(int most) {
    return new TuneRecipe(
        seed, most, patience, step, cooling, pull, resultShare, fade, scale, apart);
  }

  /** Returns this recipe with another number of passes to wait for a better one. */
  public TuneRecipe withPatience(int passes) {
    return new TuneRecipe(
        seed, epochs, passes, step, cooling, pull, resultShare, fade, scale, apart);
  }
}
