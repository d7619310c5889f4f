package org.tandemchess.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;

class TimeControlTest {
  private final TimeControl time = new TimeControl();

  @ParameterizedTest
  @CsvSource({
    "level 0 2 12, 120000, 12000, 0",
    "level 0 0:30 0, 30000, 0, 0",
    "level 40 5:30 0.1, 330000, 100, 37",
    "level 0 0:05 0.1, 5000, 100, 0",
    "level 40 999999999 0, 1099511627776, 0, 37",
  })
  void readsLevels(String line, long base, long increment, int movesToGo) {
    assertThat(time.level(new Tokens(line))).isTrue();
    Clocks clocks = time.clocks(Color.BLACK, 43, 1);
    assertThat(clocks.millis(Seat.A_BLACK)).isEqualTo(base);
    assertThat(clocks.increment(Color.BLACK)).isEqualTo(increment);
    assertThat(clocks.movesToGo()).isEqualTo(movesToGo);
    assertThat(time.limits(0, 30).byClock()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "level",
        "level 40",
        "level 40 5",
        "level a 5 0",
        "level 40 5:x 0",
        "level 40 5 y"
      })
  void refusesOthers(String line) {
    assertThat(time.level(new Tokens(line))).isFalse();
    assertThat(time.clocks(Color.WHITE, 0, 1)).isEqualTo(Clocks.NONE);
  }

  @Test
  void clocksAreCentiseconds() {
    assertThat(time.own("18000")).isTrue();
    assertThat(time.theirs("-5")).isTrue();
    assertThat(time.own("soon")).isFalse();
    Clocks clocks = time.clocks(Color.WHITE, 0, 1);
    assertThat(clocks.millis(Seat.A_WHITE)).isEqualTo(180_000);
    assertThat(clocks.millis(Seat.A_BLACK)).isEqualTo(1);
    assertThat(time.clocks(Color.WHITE, 0, 2).millis(Seat.A_WHITE)).isEqualTo(90_000);
  }

  @Test
  void moveTimeAndLevelReplaceEachOther() {
    time.level(new Tokens("level 0 5 0"));
    assertThat(time.moveTime("2.5")).isTrue();
    assertThat(time.limits(7, 30).moveMillis()).isEqualTo(OptionalLong.of(2470));
    assertThat(time.limits(7, 30).byClock()).isFalse();
    assertThat(time.clocks(Color.WHITE, 0, 1)).isEqualTo(Clocks.NONE);
    assertThat(time.moveTime("0.01")).isTrue();
    assertThat(time.limits(7, 30).moveMillis()).isEqualTo(OptionalLong.of(5));
    time.level(new Tokens("level 0 5 0"));
    assertThat(time.limits(7, 30).moveMillis()).isEmpty();
    assertThat(time.limits(7, 30).byClock()).isTrue();
  }

  @Test
  void theDepthGoesWithEitherAndEndsWithTheGame() {
    time.level(new Tokens("level 0 5 0"));
    assertThat(time.depth("6")).isTrue();
    assertThat(time.depth("deep")).isFalse();
    assertThat(time.limits(0, 30).depth()).isEqualTo(OptionalInt.of(6));
    assertThat(time.limits(0, 30).byClock()).isTrue();
    time.newGame();
    assertThat(time.limits(0, 30).depth()).isEmpty();
  }

  @Test
  void ourClockRunsEvenIfNobodyTells() {
    time.level(new Tokens("level 0 1 2"));
    time.passed(TimeUnit.SECONDS.toNanos(10));
    time.moved();
    assertThat(time.ownMillis()).isEqualTo(OptionalLong.of(52_000));
    time.passed(TimeUnit.SECONDS.toNanos(1000));
    assertThat(time.ownMillis()).isEqualTo(OptionalLong.of(1));
  }
}
