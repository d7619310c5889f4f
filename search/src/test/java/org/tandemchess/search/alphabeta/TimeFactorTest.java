package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;

class TimeFactorTest {
  private static final int ONE = Moves.drop(Roles.KNIGHT, 20);
  private static final int OTHER = Moves.drop(Roles.QUEEN, 30);

  private final TimeFactor need = new TimeFactor();

  @Test
  void aMoveThatStaysBestNeedsLessAndLess() {
    double last = Double.MAX_VALUE;
    for (int i = 0; i < 6; i++) {
      need.iteration(ONE, 30, 0.5);
      assertThat(need.get()).isLessThan(last).isPositive();
      last = need.get();
    }
    need.iteration(OTHER, 30, 0.5);
    assertThat(need.get()).isGreaterThan(1.0);
  }

  @Test
  void aMoveThatTookAllTheWorkNeedsLessThanOneThatTookLittle() {
    need.iteration(ONE, 30, 0.98);
    double clear = need.get();
    TimeFactor doubtful = new TimeFactor();
    doubtful.iteration(ONE, 30, 0.2);
    assertThat(doubtful.get()).isGreaterThan(clear);
  }

  @Test
  void aFallingScoreNeedsMoreAndARisingOneNoLess() {
    TimeFactor even = new TimeFactor();
    TimeFactor rising = new TimeFactor();
    for (TimeFactor one : new TimeFactor[] {need, even, rising}) {
      one.iteration(ONE, 100, 0.5);
    }
    need.iteration(ONE, 20, 0.5);
    even.iteration(ONE, 100, 0.5);
    rising.iteration(ONE, 300, 0.5);

    assertThat(need.get()).isGreaterThan(even.get());
    assertThat(rising.get()).isEqualTo(even.get());
  }
}
