package org.tandemchess.engine.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.time.TimeBudget;

class LimitsTest {
  private static final TimeBudget CLOCKS = new TimeBudget(100, 400);

  @Test
  void leavesTheTimeToTheClocksIfNothingIsNamed() {
    Limits request = request(OptionalLong.empty(), OptionalInt.empty(), false, false);

    assertThat(request.budget(CLOCKS)).isEqualTo(CLOCKS);
  }

  @Test
  void looksAtNamedLimitsInsteadOfTheClocks() {
    Limits time = request(OptionalLong.of(3000), OptionalInt.empty(), false, false);
    Limits depth = request(OptionalLong.empty(), OptionalInt.of(5), false, false);

    assertThat(time.budget(CLOCKS)).isEqualTo(TimeBudget.exactly(3000));
    assertThat(depth.budget(CLOCKS)).isEqualTo(TimeBudget.UNLIMITED);
    assertThat(depth.of(TimeBudget.UNLIMITED).depth()).isEqualTo(5);
  }

  @Test
  void takesTheStricterWhereBothAreNamed() {
    Limits request = request(OptionalLong.of(50), OptionalInt.of(5), true, false);

    assertThat(request.budget(CLOCKS)).isEqualTo(TimeBudget.exactly(50));
  }

  @Test
  void countsNonsenseAsTheLeastThatMakesSense() {
    Limits request = request(OptionalLong.of(-7), OptionalInt.of(-1), false, false);
    SearchLimits limits = request.of(request.budget(CLOCKS));

    assertThat(limits.time()).isEqualTo(TimeBudget.exactly(1));
    assertThat(limits.depth()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void aMateThatThereIsNotNamesNoLimit(int moves) {
    Limits request = Limits.received(0).withMate(OptionalInt.of(moves));

    assertThat(request).isEqualTo(Limits.received(0));
    assertThat(request.isTimed()).isTrue();
    assertThat(request.budget(TimeBudget.UNLIMITED)).isEqualTo(TimeBudget.exactly(1000));
  }

  @Test
  void hasNoTimeLimitWhileInfinite() {
    Limits request = request(OptionalLong.of(50), OptionalInt.empty(), true, true);
    SearchLimits limits = request.of(request.budget(CLOCKS));

    assertThat(limits.time()).isEqualTo(TimeBudget.UNLIMITED);
    assertThat(limits.release()).isEqualTo(Release.ON_STOP);
    assertThat(request.isTimed()).isFalse();
    assertThat(request.takesBook()).isFalse();
  }

  @Test
  void takesABookMoveWhereAMoveIsToBePlayed() {
    assertThat(Limits.byTheClock().takesBook()).isTrue();
    assertThat(request(OptionalLong.of(50), OptionalInt.empty(), false, false).takesBook())
        .isTrue();
    assertThat(request(OptionalLong.empty(), OptionalInt.of(5), false, false).takesBook())
        .isFalse();
  }

  private static Limits request(
      OptionalLong moveMillis, OptionalInt depth, boolean byClock, boolean infinite) {
    return Limits.received(System.nanoTime())
        .withMoveMillis(moveMillis)
        .withDepth(depth)
        .withClock(byClock)
        .withRelease(infinite ? Release.ON_STOP : Release.AT_LIMIT);
  }
}
