package org.tandemchess.match.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games between teams of known strength: intervals cover it and tests err as often as they say. */
class SimulationTest {
  private static final double DRAWS = 0.1;
  private static final double OPENING_BIAS = 120;

  /** Plays a pair: the opening favors one side by a random amount, which the swap turns round. */
  private static Pentanomial play(Pentanomial pairs, double elo, SplittableRandom random) {
    double bias = random.nextDouble(-OPENING_BIAS, OPENING_BIAS);
    return pairs.plus(halfPoints(elo + bias, random) + halfPoints(elo - bias, random));
  }

  private static int halfPoints(double elo, SplittableRandom random) {
    double score = EloEstimate.score(elo);
    double win = score - DRAWS / 2;
    double dice = random.nextDouble();
    return dice < win ? 2 : dice < win + DRAWS ? 1 : 0;
  }

  @ParameterizedTest
  @ValueSource(doubles = {-60, 0, 25, 120})
  void ninetyFiveIntervalsInAHundredCoverTheTruth(double elo) {
    int matches = 2_000;
    int covered = 0;
    SplittableRandom random = new SplittableRandom(20_260_101);
    // The mean over biased openings is a little less than the score of the plain difference.
    double truth = EloEstimate.ofScore(expectedScore(elo));
    for (int match = 0; match < matches; match++) {
      Pentanomial pairs = Pentanomial.NONE;
      for (int pair = 0; pair < 100; pair++) {
        pairs = play(pairs, elo, random);
      }
      EloEstimate estimate = EloEstimate.of(pairs.mean(), pairs.standardError());
      covered += estimate.low() <= truth && truth <= estimate.high() ? 1 : 0;
    }
    assertThat(covered / (double) matches).isBetween(0.93, 0.965);
  }

  private static double expectedScore(double elo) {
    double sum = 0;
    int steps = 4_000;
    for (int i = 0; i < steps; i++) {
      sum += EloEstimate.score(elo + OPENING_BIAS * (2 * (i + 0.5) / steps - 1));
    }
    return sum / steps;
  }

  @Test
  void theSequentialTestErrsNoMoreThanItSays() {
    Sprt sprt = new Sprt(0, 30, 0.05, 0.05);
    assertThat(passes(sprt, 0)).isLessThan(0.065);
    assertThat(passes(sprt, 32)).isGreaterThan(0.935);
  }

  private static double passes(Sprt sprt, double elo) {
    SplittableRandom random = new SplittableRandom(7);
    int tests = 400;
    int passed = 0;
    for (int test = 0; test < tests; test++) {
      Pentanomial pairs = Pentanomial.NONE;
      Sprt.Verdict verdict = Sprt.Verdict.UNDECIDED;
      while (verdict == Sprt.Verdict.UNDECIDED) {
        pairs = play(pairs, elo, random);
        verdict = sprt.verdict(pairs);
      }
      passed += verdict == Sprt.Verdict.PASSED ? 1 : 0;
    }
    return passed / (double) tests;
  }
}
