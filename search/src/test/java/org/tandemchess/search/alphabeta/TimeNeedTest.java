package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;

class TimeNeedTest {
  private static final int ONE = Moves.drop(Roles.KNIGHT, 20);
  private static final int OTHER = Moves.drop(Roles.QUEEN, 30);

  private final TimeNeed need = new TimeNeed();

  @Test
  void aMoveThatStaysBestNeedsLessAndLess() {
    double last = Double.MAX_VALUE;
    for (int i = 0; i < 6; i++) {
      need.iteration(ONE, 30, 0.5);
      assertThat(need.factor()).isLessThan(last).isPositive();
      last = need.factor();
    }
    need.iteration(OTHER, 30, 0.5);
    assertThat(need.factor()).isGreaterThan(1.0);
  }

  @Test
  void aMoveThatTookAllTheWorkNeedsLessThanOneThatTookLittle() {
    need.iteration(ONE, 30, 0.98);
    double clear = need.factor();
    TimeNeed doubtful = new TimeNeed();
    doubtful.iteration(ONE, 30, 0.2);
    assertThat(doubtful.factor()).isGreaterThan(clear);
  }

  @Test
  void aFallingScoreNeedsMoreAndARisingOneNoLess() {
    TimeNeed even = new TimeNeed();
    TimeNeed rising = new TimeNeed();
    for (TimeNeed one : new TimeNeed[] {need, even, rising}) {
      one.iteration(ONE, 100, 0.5);
    }
    need.iteration(ONE, 20, 0.5);
    even.iteration(ONE, 100, 0.5);
    rising.iteration(ONE, 300, 0.5);

    assertThat(need.factor()).isGreaterThan(even.factor());
    assertThat(rising.factor()).isEqualTo(even.factor());
  }
}
