package org.tandemchess.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.tandemchess.play.player.Pace;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;

/** Times are made up: no clock of the machine is read. */
class MatchClocksTest {
  private static final long START = -5_000_000_000L;

  private static long at(long millis) {
    return START + TimeUnit.MILLISECONDS.toNanos(millis);
  }

  @Test
  void onlyRunningClocksRunAndAMoveEarnsTheIncrement() {
    MatchClocks clocks = new MatchClocks(new Pace.Clock(1_000, 50), 0);
    clocks.start(Seat.A_WHITE, at(0));
    clocks.start(Seat.B_WHITE, at(0));
    clocks.start(Seat.A_WHITE, at(200));
    clocks.stop(Seat.A_WHITE, at(300));
    clocks.start(Seat.A_BLACK, at(300));

    assertThat(clocks.read(at(400))).isEqualTo(Clocks.of(750, 900, 600, 1_000));
    assertThat(clocks.nextToFall(at(400))).contains(Seat.B_WHITE);
    assertThat(clocks.untilFall(Seat.B_WHITE, at(400))).isEqualTo(at(600) - at(0));
  }

  @Test
  void aFlagFallsBeyondTheMargin() {
    MatchClocks clocks = new MatchClocks(new Pace.Clock(100, 0), 20);
    clocks.start(Seat.A_WHITE, at(0));

    assertThat(clocks.hasFallen(Seat.A_WHITE, at(120))).isFalse();
    assertThat(clocks.hasFallen(Seat.A_WHITE, at(121))).isTrue();
    assertThat(clocks.untilFall(Seat.A_WHITE, at(500))).isZero();
  }

  @Test
  void aFixedTimeIsWholeAgainForEachMove() {
    MatchClocks clocks = new MatchClocks(new Pace.MoveTime(100), 0);
    clocks.start(Seat.B_BLACK, at(0));
    clocks.stop(Seat.B_BLACK, at(90));

    assertThat(clocks.read(at(500))).isEqualTo(Clocks.all(100));
    assertThat(clocks.nextToFall(at(500))).isEmpty();
  }
}
