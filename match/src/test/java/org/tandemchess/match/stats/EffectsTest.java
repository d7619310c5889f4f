package org.tandemchess.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tandemchess.match.stats.Effects.Trial;

class EffectsTest {
  private static final List<Double> PLANTED = List.of(60.0, -40.0, 0.0, 25.0, 0.0, -90.0);

  /** Plays pairs of games between teams that share out the planted changes. */
  private static List<Trial> play(int pairs, double openingElo, double together, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Trial> trials = new ArrayList<>();
    for (int pair = 0; pair < pairs; pair++) {
      List<Integer> sides = new ArrayList<>();
      double elo = 0;
      for (double change : PLANTED) {
        int side = random.nextBoolean() ? 1 : -1;
        sides.add(side);
        elo += side * change;
      }
      // What the first two changes do together, for the first team less for the second one.
      boolean firstHasBoth = sides.get(0) == 1 && sides.get(1) == 1;
      boolean secondHasBoth = sides.get(0) == -1 && sides.get(1) == -1;
      elo += firstHasBoth ? together : secondHasBoth ? -together : 0;
      double opening = openingElo * random.nextGaussian();
      double points = 0;
      for (double side : List.of(opening, -opening)) {
        points += random.nextDouble() < EloEstimate.score(elo + side) ? 1 : 0;
      }
      trials.add(new Trial(sides, 2, points));
    }
    return trials;
  }

  @Test
  void findsPlantedEffectsWithinTheErrorsThatItStates() {
    int inside = 0;
    int all = 0;
    double error = 0;
    for (long seed = 1; seed <= 100; seed++) {
      Effects found = Effects.of(PLANTED.size(), play(200, 0, 0, seed));
      for (int i = 0; i < PLANTED.size(); i++) {
        Effects.Entry entry = found.entries().get(i);
        inside += Math.abs(entry.elo() - PLANTED.get(i)) <= entry.error() ? 1 : 0;
        error += entry.error();
        all++;
      }
    }

    assertThat((double) inside / all).isBetween(0.92, 0.98);
    // A match of as many games for one change alone has an error of 34 Elo.
    assertThat(error / all).isBetween(34.0, 42.0);
  }

  @Test
  void openingsThatFavorASideNarrowNothingButTheirOwnNoise() {
    double level = 0;
    double lopsided = 0;
    for (long seed = 1; seed <= 20; seed++) {
      level += Effects.of(PLANTED.size(), play(300, 0, 0, seed)).entries().get(2).error();
      lopsided += Effects.of(PLANTED.size(), play(300, 400, 0, seed)).entries().get(2).error();
    }

    // One win each is the rule then, and tells that pairs scatter less than games would.
    assertThat(lopsided).isLessThan(0.95 * level);
  }

  @Test
  void whatTwoChangesDoTogetherGoesToEachByHalf() {
    Effects found = Effects.of(PLANTED.size(), play(40_000, 0, 40, 7));

    // First has both or second has both, in half of the trials each way: 40 is shared out.
    assertThat(found.entries().get(0).elo()).isCloseTo(60 + 20, within(5.0));
    assertThat(found.entries().get(1).elo()).isCloseTo(-40 + 20, within(5.0));
    assertThat(found.entries().get(2).elo()).isCloseTo(0, within(5.0));
  }

  @Test
  void oneChangeAloneIsAMatch() {
    List<Trial> trials = new ArrayList<>();
    for (int pair = 0; pair < 500; pair++) {
      trials.add(new Trial(List.of(1), 2, pair % 10 < 3 ? 2 : pair % 10 < 8 ? 1 : 0));
    }

    Effects.Entry found = Effects.of(1, trials).entries().getFirst();

    Pentanomial pairs = Pentanomial.of(100, 0, 250, 0, 150);
    EloEstimate match = EloEstimate.of(pairs.mean(), pairs.standardError());
    assertThat(found.elo()).isCloseTo(match.elo(), within(0.2));
    assertThat(found.error()).isCloseTo((match.high() - match.low()) / 2, within(0.2));
  }

  @Test
  void staysFiniteAndSaysThatTooFewTrialsTellNothing() {
    List<Trial> won = List.of(new Trial(List.of(1, 1), 2, 2), new Trial(List.of(1, -1), 2, 2));

    Effects found = Effects.of(2, won);

    assertThat(found.entries().getFirst().elo()).isBetween(100.0, 1_000.0);
    assertThat(found.entries().getLast().elo()).isCloseTo(0, within(1e-6));
    assertThat(found.entries()).allMatch(entry -> Double.isInfinite(entry.error()));
  }

  @Test
  void refusesATrialOfOtherChanges() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Effects.of(2, List.of(new Trial(List.of(1), 2, 1))))
        .withMessage("1 sides: expected one for each of 2 changes");
  }
}
