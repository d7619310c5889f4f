package org.tandemchess.protocol.xboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.protocol.rehearsal.PonderMatrix;
import org.tandemchess.protocol.rehearsal.SteppingSearch;

/** Thinking on the opponent's time, with everything that can come of it. */
@Timeout(60)
class XBoardPonderTest {
  static Stream<Arguments> matrix() {
    return PonderMatrix.with("level 0 0:02 0", "st 0.06", "sd 100", "");
  }

  @ParameterizedTest
  @MethodSource("matrix")
  void movesOnceAndNotBeforeTheEvent(PonderMatrix.Event event, int ownDepth, String limit) {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(ownDepth))) {
      host.send("new", "hard", "post", limit, "usermove e2e4");
      host.dialogue().expect("1 1 ");
      host.send("?");
      host.move();
      host.dialogue().expect("1 1 ");
      host.send("hint");
      String expected = host.dialogue().expect("Hint: ").substring("Hint: ".length());
      PonderMatrix.letTheOpponentThink();
      assertThat(host.untilPong())
          .allMatch(line -> line.contains(" " + expected + " "), "begins with the expected move");

      switch (event) {
        case HIT -> host.send("time 40", "otim 40", "usermove " + expected);
        case MISS -> host.send("time 40", "otim 40", "usermove d2d4");
        case STOP -> host.send("force");
      }
      if (event == PonderMatrix.Event.STOP) {
        assertThat(host.untilPong()).noneMatch(line -> line.startsWith("move"));
      } else {
        List<String> lines = host.dialogue().until("move ");
        boolean anew = lines.stream().anyMatch(line -> line.startsWith("1 1 "));
        assertThat(anew).isEqualTo(event == PonderMatrix.Event.MISS);
        host.send("force");
        assertThat(host.untilPong()).noneMatch(line -> line.startsWith("move"));
      }
    }
  }

  @Test
  void easyEndsItAtOnce() {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(PonderMatrix.ENDLESS))) {
      host.send("new", "hard", "st 0.02", "usermove e2e4");
      host.move();
      host.send("post", "easy");
      host.untilPong();
      PonderMatrix.letTheOpponentThink();
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void pondersNothingWithoutHard() {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(PonderMatrix.ENDLESS))) {
      host.send("new", "post", "st 0.02", "usermove e2e4");
      host.move();
      PonderMatrix.letTheOpponentThink();
      assertThat(host.untilPong()).isEmpty();
    }
  }

  @Test
  void theDepthHoldsWhilePondering() {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(PonderMatrix.ENDLESS))) {
      host.send("new", "hard", "post", "sd 9", "usermove e2e4");
      host.move();
      host.dialogue().expect("9 9 ");
      PonderMatrix.letTheOpponentThink();
      assertThat(host.untilPong()).as("deeper lines").isEmpty();
      host.send("hint");
      String expected = host.dialogue().expect("Hint: ").substring("Hint: ".length());
      host.send("usermove " + expected);
      host.move();
    }
  }

  @Test
  void aGameThatIsOverIsNotPondered() {
    try (XBoardHost host = new XBoardHost(() -> new SteppingSearch(PonderMatrix.ENDLESS))) {
      host.send("new", "hard", "post", "st 0.02", "usermove e2e4");
      host.move();
      host.send("result 1-0 {flag}");
      host.untilPong();
      PonderMatrix.letTheOpponentThink();
      assertThat(host.untilPong()).isEmpty();
    }
  }
}
