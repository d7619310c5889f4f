package org.tandemchess.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatsTest {
  @Test
  void pairsGiveTheKnownInterval() {
    MatchScore score = new MatchScore(72, 0, 28, Pentanomial.of(1, 0, 26, 0, 23));
    assertThat(score.mean()).isCloseTo(0.72, within(1e-12));
    EloEstimate elo = score.elo();
    assertThat(elo.elo()).isCloseTo(164.069786, within(1e-5));
    assertThat(elo.low()).isCloseTo(103.792091, within(1e-4));
    assertThat(elo.high()).isCloseTo(235.361663, within(1e-4));
  }

  @Test
  void aFewEqualPairsProveNoCertainty() {
    EloEstimate few = new MatchScore(4, 0, 0, Pentanomial.of(0, 0, 0, 0, 2)).elo();
    EloEstimate many = new MatchScore(400, 0, 0, Pentanomial.of(0, 0, 0, 0, 200)).elo();
    assertThat(few.low()).isBetween(100.0, 500.0);
    assertThat(many.low()).isGreaterThan(few.low() + 300);
    assertThat(few.elo()).isInfinite();
  }

  @Test
  void eloOfAScore() {
    assertThat(EloEstimate.ofScore(0.7)).isCloseTo(147.1907, within(1e-4));
    assertThat(EloEstimate.ofScore(1)).isInfinite();
    assertThat(EloEstimate.score(EloEstimate.ofScore(0.31))).isCloseTo(0.31, within(1e-12));
  }

  @Test
  void nothingIsKnownBeforeTheFirstGame() {
    assertThat(MatchScore.NONE.elo().elo()).isZero();
    assertThat(MatchScore.NONE.elo().low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(MatchScore.NONE.elo().superiority()).isEqualTo(0.5);
  }

  @Test
  void gamesAndPairsAreCountedOnce() {
    MatchScore score =
        MatchScore.NONE
            .plusGame(GameResult.WIN)
            .plusGame(GameResult.LOSS)
            .plusPair(GameResult.WIN, GameResult.LOSS)
            .plusGame(GameResult.DRAW);
    assertThat(score.games()).isEqualTo(3);
    assertThat(score.pairs()).isEqualTo(Pentanomial.of(0, 0, 1, 0, 0));
    assertThat(score.mean()).isEqualTo(0.5);
  }

  @ParameterizedTest
  @CsvSource({"0, 5, PASSED", "5, 0, FAILED"})
  void aClearScoreDecides(int losses, int wins, Sprt.Verdict verdict) {
    Sprt sprt = new Sprt(0, 50, 0.05, 0.05);
    Pentanomial pairs = Pentanomial.of(losses * 20, 10, 30, 10, wins * 20);
    assertThat(sprt.verdict(pairs)).isEqualTo(verdict);
    assertThat(sprt.verdict(Pentanomial.of(0, 0, 1, 0, 1))).isEqualTo(Sprt.Verdict.UNDECIDED);
  }

  @Test
  void theRatioIsZeroHalfWayBetweenTheHypotheses() {
    Pentanomial even = Pentanomial.of(10, 20, 40, 20, 10);
    assertThat(new Sprt(-10, 10, 0.05, 0.05).logLikelihoodRatio(even)).isCloseTo(0, within(1e-6));
  }

  @Test
  void impossibleTestsAreRefused() {
    assertThatThrownBy(() -> new Sprt(5, 5, 0.05, 0.05)).hasMessageContaining("elo0");
    assertThatThrownBy(() -> new Sprt(0, 5, 0.6, 0.05)).hasMessageContaining("alpha");
    assertThatThrownBy(() -> Pentanomial.of(-1, 0, 0, 0, 0)).hasMessageContaining("five");
  }

  @Test
  void ratingsOfTwoTeamsAreTheirEloDifference() {
    RatingList list = RatingList.of(new double[][] {{0, 700}, {300, 0}});
    double difference = list.entries().get(0).elo() - list.entries().get(1).elo();
    assertThat(difference).isCloseTo(147.19, within(1.0));
    assertThat(list.entries().get(0).team()).isZero();
    assertThat(list.entries().get(0).games()).isEqualTo(1000);
    assertThat(list.entries().get(0).points()).isEqualTo(700);
    // The difference has an error of about 24 Elo, each rating half of it.
    assertThat(list.entries().get(0).error()).isBetween(10.0, 14.0);
  }

  @Test
  void ratingsStayFiniteForATeamThatWonEverything() {
    RatingList list = RatingList.of(new double[][] {{0, 10, 10}, {0, 0, 5}, {0, 5, 0}});
    assertThat(list.entries().get(0).team()).isZero();
    assertThat(list.entries().get(0).elo()).isBetween(100.0, 1500.0);
    assertThat(list.entries()).allMatch(entry -> entry.error() > 0 && entry.error() < 5000);
  }
}
