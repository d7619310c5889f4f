package org.tandemchess.match.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.EngineOptions;

class SpsaTest {
  private static final int STEPS = 4_000;
  private static final double NOISE = 0.6;

  private static final List<TunedOption> OPTIONS =
      List.of(
          new TunedOption("A", true, 20, 0, 100, 4),
          new TunedOption("B", true, 900, 1, 1000, 50),
          new TunedOption("C", false, 0.5, 0, 10, 0.2));
  private static final double[] BEST = {36, 700, 1.3};

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void comesNearThePlantedTopOfANoisyHill(long seed) {
    double[] values = climb(seed, 1);

    // Four units away in each direction at first.
    assertThat(distance(new double[] {20, 900, 0.5})).isEqualTo(Math.sqrt(48), within(1e-9));
    assertThat(distance(values)).as("seed " + seed).isLessThan(2.5);
  }

  @Test
  void flightFromTheTopWouldBeSeen() {
    assertThat(distance(climb(1, -1))).isGreaterThan(Math.sqrt(48));
  }

  /** Climbs a hill that falls by 0.02 a unit squared; noise is as coarse as pairs of games are. */
  private static double[] climb(long seed, int sign) {
    Spsa spsa = new Spsa(STEPS, NOISE, seed);
    SplittableRandom random = new SplittableRandom(seed);
    double[] values = OPTIONS.stream().mapToDouble(TunedOption::start).toArray();
    for (int k = 0; k < STEPS; k++) {
      int[] directions = spsa.directions(k, values.length);
      double plus = height(Spsa.moved(OPTIONS, values, directions, spsa.tried(k)));
      double minus = height(Spsa.moved(OPTIONS, values, directions, -spsa.tried(k)));
      double seen = sign * (plus - minus) + NOISE * random.nextGaussian();
      values = Spsa.moved(OPTIONS, values, directions, spsa.move(k, Math.clamp(seen, -1, 1)));
    }
    return values;
  }

  private static double height(double[] values) {
    double distance = distance(values);
    return -0.02 * distance * distance;
  }

  private static double distance(double[] values) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      double units = (values[i] - BEST[i]) / OPTIONS.get(i).step();
      sum += units * units;
    }
    return Math.sqrt(sum);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 30, 4_000})
  void walksAboutAUnitByNoiseAlone(int steps) {
    Spsa spsa = new Spsa(steps, NOISE, 1);
    double squares = 0;
    for (int k = 0; k < steps; k++) {
      double move = spsa.move(k, NOISE);
      squares += move * move;
    }

    assertThat(Math.sqrt(squares)).isEqualTo(1, within(1e-9));
    assertThat(spsa.tried(steps - 1)).isEqualTo(1);
  }

  @Test
  void staysInRange() {
    List<TunedOption> option = List.of(new TunedOption("A", true, 3, 1, 5, 2));

    assertThat(Spsa.moved(option, new double[] {3}, new int[] {1}, 9)).containsExactly(5);
    assertThat(Spsa.moved(option, new double[] {3}, new int[] {-1}, 9)).containsExactly(1);
    assertThat(option.getFirst().text(4.5)).isEqualTo("5");
  }

  @Test
  void takesRangesFromTheDeclarations() {
    assertThat(TunedOption.of("blitzdivisor", EngineOptions.DEFAULT))
        .isEqualTo(new TunedOption("BlitzDivisor", true, 20, 1, 1000, 4));
    assertThat(TunedOption.of("BlitzStyleFactor", EngineOptions.DEFAULT).within(0, 2, 0.25))
        .isEqualTo(new TunedOption("BlitzStyleFactor", false, 1, 0, 2, 0.25));
    assertThat(TunedOption.of("BlitzStyleFactor", EngineOptions.DEFAULT).text(0.70004))
        .isEqualTo("0.7000");
  }

  @ParameterizedTest
  @CsvSource({"Ponder", "TeamMessageMode", "TeamMute", "Nothing"})
  void refusesWhatHasNoNumbers(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TunedOption.of(name, EngineOptions.DEFAULT));
  }

  @ParameterizedTest
  @CsvSource({"0, 50, 5", "50, 60, 5", "60, 20, 5", "20, 60, 0.5", "20, 60, 50", "1, 2000, 5"})
  void refusesRangesThatCannotBe(double min, double max, double step) {
    TunedOption option = TunedOption.of("BlitzDivisor", EngineOptions.DEFAULT);

    assertThatIllegalArgumentException().isThrownBy(() -> option.within(min, max, step));
  }
}
