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

  private static MatchClocks clocks(Pace pace, long marginMillis) {
    Allowance both = new Allowance(pace, marginMillis);
    return new MatchClocks(new Odds(both, both), 60_000);
  }

  @Test
  void aClockIsFilledAgainAfterItsMoves() {
    MatchClocks clocks = clocks(new Pace.Clock(1_000, 10, 2), 0);
    assertThat(clocks.movesToGo(Seat.A_WHITE)).isEqualTo(2);
    clocks.start(Seat.A_WHITE, at(0));
    clocks.stop(Seat.A_WHITE, at(400));
    assertThat(clocks.read(at(400)).millis(Seat.A_WHITE)).isEqualTo(610);
    assertThat(clocks.movesToGo(Seat.A_WHITE)).isEqualTo(1);
    clocks.start(Seat.A_WHITE, at(500));
    clocks.stop(Seat.A_WHITE, at(600));
    assertThat(clocks.read(at(600)).millis(Seat.A_WHITE)).isEqualTo(1_520);
    assertThat(clocks.movesToGo(Seat.A_WHITE)).isEqualTo(2);
  }

  @Test
  void eachTeamHasItsOwnTimeAndMargin() {
    Odds odds =
        new Odds(
            new Allowance(new Pace.Clock(1_000, 0), 20), new Allowance(new Pace.Nodes(500), 50));
    MatchClocks clocks = new MatchClocks(odds, 5_000);
    clocks.start(Seat.A_WHITE, at(0));
    clocks.start(Seat.B_WHITE, at(0));

    assertThat(clocks.hasClock(Seat.A_WHITE)).isTrue();
    assertThat(clocks.hasClock(Seat.B_WHITE)).isFalse();
    assertThat(clocks.hasFallen(Seat.A_WHITE, at(1_021))).isTrue();
    assertThat(clocks.hasFallen(Seat.B_WHITE, at(5_050))).isFalse();
    assertThat(clocks.hasFallen(Seat.B_WHITE, at(5_051))).isTrue();
    clocks.stop(Seat.B_WHITE, at(4_000));
    assertThat(clocks.read(at(4_000)).millis(Seat.B_WHITE)).isEqualTo(5_000);
  }

  @Test
  void onlyRunningClocksRunAndAMoveEarnsTheIncrement() {
    MatchClocks clocks = clocks(new Pace.Clock(1_000, 50), 0);
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
    MatchClocks clocks = clocks(new Pace.Clock(100, 0), 20);
    clocks.start(Seat.A_WHITE, at(0));

    assertThat(clocks.hasFallen(Seat.A_WHITE, at(120))).isFalse();
    assertThat(clocks.hasFallen(Seat.A_WHITE, at(121))).isTrue();
    assertThat(clocks.untilFall(Seat.A_WHITE, at(500))).isZero();
  }

  @Test
  void aFixedTimeIsWholeAgainForEachMove() {
    MatchClocks clocks = clocks(new Pace.MoveTime(100), 0);
    clocks.start(Seat.B_BLACK, at(0));
    clocks.stop(Seat.B_BLACK, at(90));

    assertThat(clocks.read(at(500))).isEqualTo(Clocks.all(100));
    assertThat(clocks.nextToFall(at(500))).isEmpty();
  }
}
