package org.tandemchess.search.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;

class TimeManagerTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    // name, A white, A black, B white, B black, partner to move, overhead, soft, hard
    "four equal clocks,          180000, 180000, 180000, 180000, false, 30, 8998, 35992",
    "both our clocks run,        180000, 180000, 180000, 180000, true,  30, 6748, 26992",
    "one minute each,             60000,  60000,  60000,  60000, false, 30, 2998, 11992",
    "ahead on the diagonal,       60000,  60000,  30000,  60000, false, 30, 3748, 14992",
    "behind on the diagonal,      30000,  30000,  60000,  30000, false, 30, 1123,  4492",
    "ahead of our opponent,       60000,  30000,  60000,  60000, false, 30, 3373, 13492",
    "behind everywhere,           10000, 100000, 100000, 100000, false, 30,  212,   848",
    "scramble,                      500,    500,    500,    500, false, 30,   23,    92",
    "less than the overhead,         20,     20,     20,     20, false, 30,    1,     1",
    "zero,                            0,  60000,  60000,  60000, false, 30,    1,     1",
    "flag has fallen,           -170671,  60000,  60000,  60000, false, 30,    1,     1",
    "unlimited opponent,          60000, 4294967295, 60000, 60000, false, 30, 2248, 8992",
  })
  void sharesOutWhiteAsClock(
      String name,
      long aWhite,
      long aBlack,
      long bWhite,
      long bBlack,
      boolean partnerToMove,
      long overhead,
      long soft,
      long hard) {
    Clocks clocks = Clocks.of(aWhite, aBlack, bWhite, bBlack);

    TimeBudget budget =
        TimeManager.budget(clocks, Seat.A_WHITE, partnerToMove, overhead, TimeShare.USUAL);

    assertThat(budget).as(name).isEqualTo(new TimeBudget(soft, hard));
  }

  @ParameterizedTest
  @CsvSource({
    // clock, increment, moves to go, soft, hard
    "4000, 0, 1, 3970, 3970",
    "4000, 0, 2, 1985, 1985",
    "40000, 0, 20, 1998, 7992",
    "40000, 0, 60, 1998, 7992",
    "1000, 10, 40, 56, 224",
    "20, 0, 1, 1, 1",
  })
  void lastsUntilTheClockIsFilledAgain(
      long clock, long increment, int moves, long soft, long hard) {
    Clocks clocks =
        Clocks.NONE.with(Seat.A_WHITE, clock).withIncrements(increment, 0).withMovesToGo(moves);

    assertThat(TimeManager.budget(clocks, Seat.A_WHITE, false, 30, TimeShare.USUAL))
        .isEqualTo(new TimeBudget(soft, hard));
  }

  @Test
  void anUnknownClockOfOursGetsAShortFixedTime() {
    Clocks clocks = Clocks.NONE.with(Seat.A_BLACK, 100_000);

    assertThat(TimeManager.budget(clocks, Seat.A_WHITE, false, 30, TimeShare.USUAL))
        .isEqualTo(TimeBudget.exactly(200));
  }

  @Test
  void anUnknownClockOfOthersDoesNotCount() {
    Clocks ours = Clocks.NONE.with(Seat.B_BLACK, 60_000);
    Clocks all = Clocks.of(60_000, 60_000, 60_000, 60_000);

    assertThat(TimeManager.budget(ours, Seat.B_BLACK, false, 30, TimeShare.USUAL))
        .isEqualTo(TimeManager.budget(all, Seat.B_BLACK, false, 30, TimeShare.USUAL));
  }

  @Test
  void anIncrementIsSpentOnlyByTheColorThatGainsIt() {
    Clocks clocks = Clocks.of(0, 2_000, 2_000, 2_000).withIncrements(0, 1_000);

    assertThat(TimeManager.budget(clocks, Seat.A_WHITE, false, 30, TimeShare.USUAL).hardMillis())
        .isEqualTo(1);
    assertThat(TimeManager.budget(clocks, Seat.A_BLACK, false, 30, TimeShare.USUAL).softMillis())
        .isBetween(500L, 1_000L);
  }

  @Test
  void everySeatLooksAtItsOwnNeighbors() {
    for (Seat us : new Seat[] {Seat.A_WHITE, Seat.A_BLACK, Seat.B_WHITE, Seat.B_BLACK}) {
      Clocks even = Clocks.of(60_000, 60_000, 60_000, 60_000);
      long base = TimeManager.budget(even, us, false, 30, TimeShare.USUAL).softMillis();

      assertThat(softWith(even, us, us.diagonal(), 30_000)).as("%s", us).isGreaterThan(base);
      assertThat(softWith(even, us, us.opponent(), 30_000)).as("%s", us).isGreaterThan(base);
      assertThat(softWith(even, us, us.partner(), 30_000)).as("%s", us).isEqualTo(base);
    }
  }

  @Test
  void neverStepsOverTheClock() {
    long seed = 20_260_801;
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 200_000; i++) {
      Clocks clocks =
          Clocks.of(clock(random), clock(random), clock(random), clock(random))
              .withIncrements(clock(random), clock(random));
      Seat us = Seat.values()[random.nextInt(4)];
      long overhead = random.nextInt(5_001);

      TimeBudget budget =
          TimeManager.budget(clocks, us, random.nextBoolean(), overhead, TimeShare.USUAL);

      long left = clocks.knows(us) ? Math.max(1, clocks.millis(us) - overhead) : 200;
      assertThat(budget.softMillis())
          .as("seed %d case %d: %s %s overhead %d", seed, i, us, clocks, overhead)
          .isBetween(1L, budget.hardMillis());
      assertThat(budget.hardMillis())
          .as("seed %d case %d: %s %s overhead %d", seed, i, us, clocks, overhead)
          .isLessThanOrEqualTo(left);
    }
  }

  @Test
  void aBudgetKeepsItsOrder() {
    assertThatIllegalArgumentException().isThrownBy(() -> new TimeBudget(0, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> new TimeBudget(6, 5));
    assertThat(new TimeBudget(10, 40).and(new TimeBudget(5, 50))).isEqualTo(new TimeBudget(5, 40));
    assertThat(new TimeBudget(10, 40).and(TimeBudget.exactly(3))).isEqualTo(TimeBudget.exactly(3));
    assertThat(TimeBudget.exactly(-1)).isEqualTo(new TimeBudget(1, 1));
  }

  @Test
  void aShareHasItsDivisorAndItsCap() {
    Clocks clocks = Clocks.of(100_000, 100_000, 100_000, 100_000);

    assertThat(budget(clocks, new TimeShare(10, 1_000_000)).softMillis()).isEqualTo(10_000);
    assertThat(budget(clocks, new TimeShare(50, 1_000_000)).softMillis()).isEqualTo(2_000);
    assertThat(budget(clocks, new TimeShare(10, 300)).softMillis()).isEqualTo(300);
  }

  private static TimeBudget budget(Clocks clocks, TimeShare share) {
    return TimeManager.budget(clocks, Seat.A_WHITE, false, 0, share);
  }

  private static long softWith(Clocks clocks, Seat us, Seat other, long millis) {
    return TimeManager.budget(clocks.with(other, millis), us, false, 30, TimeShare.USUAL)
        .softMillis();
  }

  /** Returns clocks of all orders of magnitude, negative and unknown ones among them. */
  private static long clock(SplittableRandom random) {
    return switch (random.nextInt(8)) {
      case 0 -> Clocks.UNKNOWN;
      case 1 -> -random.nextLong(1_000_000);
      case 2 -> Long.MAX_VALUE;
      default -> random.nextLong(1L << random.nextInt(1, 40));
    };
  }
}
