package org.tandemchess.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.protocol.rehearsal.SteppingSearch;

/** Thinking on the opponent's time, with everything that can come of it. */
@Timeout(60)
class XBoardPonderTest {
  /** How long the opponent thinks; longer than a short search. */
  private static final long OPPONENT_THINKS = TimeUnit.MILLISECONDS.toNanos(40);

  private static final int SHORT = 3;
  private static final int ENDLESS = 1_000_000;

  enum Event {
    HIT,
    MISS,
    STOP
  }

  static Stream<Arguments> matrix() {
    return Stream.of(Event.values())
        .flatMap(
            event ->
                Stream.of(SHORT, ENDLESS)
                    .flatMap(
                        ownDepth ->
                            Stream.of("level 0 0:02 0", "st 0.06", "sd 100", "")
                                .map(limit -> Arguments.of(event, ownDepth, limit))));
  }

  @ParameterizedTest
  @MethodSource("matrix")
  void movesOnceAndNotBeforeTheEvent(Event event, int ownDepth, String limit) {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(ownDepth))) {
      host.send("new", "hard", "post", limit, "usermove e2e4");
      host.dialogue().expect("1 1 ");
      host.send("?");
      host.move();
      host.dialogue().expect("1 1 ");
      host.send("hint");
      String expected = host.dialogue().expect("Hint: ").substring("Hint: ".length());
      LockSupport.parkNanos(OPPONENT_THINKS);
      assertThat(host.untilPong())
          .allMatch(line -> line.contains(" " + expected + " "), "begins with the expected move");

      switch (event) {
        case HIT -> host.send("time 40", "otim 40", "usermove " + expected);
        case MISS -> host.send("time 40", "otim 40", "usermove d2d4");
        case STOP -> host.send("force");
      }
      if (event == Event.STOP) {
        assertThat(host.untilPong()).noneMatch(line -> line.startsWith("move"));
      } else {
        List<String> lines = host.dialogue().until("move ");
        boolean anew = lines.stream().anyMatch(line -> line.startsWith("1 1 "));
        assertThat(anew).isEqualTo(event == Event.MISS);
        host.send("force");
        assertThat(host.untilPong()).noneMatch(line -> line.startsWith("move"));
      }
    }
  }

  @Test
  void easyEndsItAtOnce() {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(ENDLESS))) {
      host.send("new", "hard", "st 0.02", "usermove e2e4");
      host.move();
      host.send("post", "easy");
      host.untilPong();
      LockSupport.parkNanos(OPPONENT_THINKS);
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void pondersNothingWithoutHard() {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(ENDLESS))) {
      host.send("new", "post", "st 0.02", "usermove e2e4");
      host.move();
      LockSupport.parkNanos(OPPONENT_THINKS);
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void theDepthHoldsWhilePondering() {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(ENDLESS))) {
      host.send("new", "hard", "post", "sd 9", "usermove e2e4");
      host.move();
      LockSupport.parkNanos(OPPONENT_THINKS);
      List<String> lines = host.untilPong();
      assertThat(lines.getLast()).startsWith("9 9 ");
      host.send("hint");
      String expected = host.dialogue().expect("Hint: ").substring("Hint: ".length());
      host.send("usermove " + expected);
      host.move();
    }
  }

  @Test
  void aGameThatIsOverIsNotPondered() {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(ENDLESS))) {
      host.send("new", "hard", "post", "st 0.02", "usermove e2e4");
      host.move();
      host.send("result 1-0 {flag}");
      host.untilPong();
      LockSupport.parkNanos(OPPONENT_THINKS);
      assertThat(host.untilPong()).isEmpty();
    }
  }
}
