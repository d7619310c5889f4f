package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.time.TimeBudget;

class GoRequestTest {
  private static final TimeBudget CLOCKS = new TimeBudget(100, 400);

  @Test
  void leavesTheTimeToTheClocksIfNothingIsNamed() {
    GoRequest request = request(OptionalLong.empty(), OptionalInt.empty(), false, false);

    assertThat(request.budget(CLOCKS)).isEqualTo(CLOCKS);
  }

  @Test
  void looksAtNamedLimitsInsteadOfTheClocks() {
    GoRequest time = request(OptionalLong.of(3000), OptionalInt.empty(), false, false);
    GoRequest depth = request(OptionalLong.empty(), OptionalInt.of(5), false, false);

    assertThat(time.budget(CLOCKS)).isEqualTo(TimeBudget.exactly(3000));
    assertThat(depth.budget(CLOCKS)).isEqualTo(TimeBudget.UNLIMITED);
    assertThat(depth.limits(TimeBudget.UNLIMITED, List.of()).depth()).isEqualTo(5);
  }

  @Test
  void takesTheStricterWhereBothAreNamed() {
    GoRequest request = request(OptionalLong.of(50), OptionalInt.of(5), true, false);

    assertThat(request.budget(CLOCKS)).isEqualTo(TimeBudget.exactly(50));
  }

  @Test
  void countsNonsenseAsTheLeastThatMakesSense() {
    GoRequest request = request(OptionalLong.of(-7), OptionalInt.of(-1), false, false);
    SearchLimits limits = request.limits(request.budget(CLOCKS), List.of());

    assertThat(limits.time()).isEqualTo(TimeBudget.exactly(1));
    assertThat(limits.depth()).isEqualTo(1);
  }

  @Test
  void hasNoTimeLimitWhileInfinite() {
    GoRequest request = request(OptionalLong.of(50), OptionalInt.empty(), true, true);
    SearchLimits limits = request.limits(request.budget(CLOCKS), List.of());

    assertThat(limits.time()).isEqualTo(TimeBudget.UNLIMITED);
    assertThat(limits.infinite()).isTrue();
    assertThat(request.isTimed()).isFalse();
    assertThat(request.takesBook()).isFalse();
  }

  @Test
  void takesABookMoveWhereAMoveIsToBePlayed() {
    assertThat(GoRequest.byClock(BoardId.A).takesBook()).isTrue();
    assertThat(request(OptionalLong.of(50), OptionalInt.empty(), false, false).takesBook())
        .isTrue();
    assertThat(request(OptionalLong.empty(), OptionalInt.of(5), false, false).takesBook())
        .isFalse();
  }

  private static GoRequest request(
      OptionalLong moveMillis, OptionalInt depth, boolean byClock, boolean infinite) {
    return new GoRequest(
        BoardId.A,
        System.nanoTime(),
        moveMillis,
        depth,
        OptionalLong.empty(),
        OptionalInt.empty(),
        byClock,
        infinite,
        List.of());
  }
}
