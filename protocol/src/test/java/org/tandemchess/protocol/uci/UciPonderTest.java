package org.tandemchess.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.PonderMatrix;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.protocol.rehearsal.SteppingSearch;
import org.tandemchess.testkit.Dialogue;

/** {@code go ponder} with everything that can come after it. */
@Timeout(60)
class UciPonderTest {
  private static final String EXPECTED = "position startpos moves e2e4 e7e5";

  static Stream<Arguments> matrix() {
    return PonderMatrix.with(
        "wtime 400 btime 400", "movetime 60", "depth 100", "nodes 1000000 movetime 60", "");
  }

  @ParameterizedTest
  @MethodSource("matrix")
  void answersOnceAndNotBeforeTheEvent(PonderMatrix.Event event, int ownDepth, String limit) {
    try (RunningSession session =
        new RunningSession(
            host ->
                new UciSession(
                    host, PriceBrain.factory(() -> new SteppingSearch(ownDepth)), NoMove.NONE))) {
      Dialogue host = session.host();
      host.send(EXPECTED, "go ponder " + limit);
      host.expect("info depth 1 ");
      PonderMatrix.letTheOpponentThink();
      assertThat(host.untilReady()).noneMatch(line -> line.startsWith("bestmove"));

      switch (event) {
        case HIT -> host.send("ponderhit");
        case STOP -> host.send("stop");
        case MISS -> host.send("stop", "position startpos moves e2e4 c7c5", "go depth 2");
      }
      List<String> answer = host.through("bestmove ");
      if (event == PonderMatrix.Event.HIT) {
        assertThat(answer.getFirst()).startsWith("info depth ").contains(" score ");
      }
      if (event == PonderMatrix.Event.MISS) {
        List<String> second = host.through("bestmove ");
        assertThat(second).anyMatch(line -> line.startsWith("info depth 2 "));
      }
      assertThat(host.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
    }
  }

  @Test
  void aHitRightBehindTheRequestIsNotLost() {
    try (RunningSession session =
        new RunningSession(
            host ->
                new UciSession(
                    host,
                    PriceBrain.factory(() -> new SteppingSearch(PonderMatrix.ENDLESS)),
                    NoMove.NONE))) {
      Dialogue host = session.host();
      for (int i = 0; i < 50; i++) {
        host.send(EXPECTED, "go ponder movetime 2", "ponderhit");
        host.expect("bestmove ");
      }
      assertThat(host.untilReady()).isEmpty();
    }
  }

  @Test
  void theSameSearchGoesOnAfterTheHit() {
    try (RunningSession session =
        new RunningSession(
            host ->
                new UciSession(
                    host,
                    PriceBrain.factory(() -> new SteppingSearch(PonderMatrix.ENDLESS)),
                    NoMove.NONE))) {
      Dialogue host = session.host();
      host.send(EXPECTED, "go ponder depth 60");
      host.expect("info depth 20 ");
      host.send("ponderhit");
      List<String> lines = host.until("bestmove ");
      assertThat(lines).noneMatch(line -> line.startsWith("info depth 1 "));
      assertThat(lines.getLast()).startsWith("info depth 60 ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "movetime 10", "depth 1"})
  void aHitWithoutPonderingIsPassedOver(String limit) {
    try (RunningSession session =
        new RunningSession(
            host ->
                new UciSession(
                    host,
                    PriceBrain.factory(() -> new SteppingSearch(PonderMatrix.ENDLESS)),
                    NoMove.NONE))) {
      Dialogue host = session.host();
      host.send("ponderhit", EXPECTED, "go infinite " + limit, "ponderhit");
      host.expect("info depth 1 ");
      assertThat(host.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
      host.send("stop");
      host.expect("bestmove ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ponderhit", "stop"})
  void aMatedExpectationAnswersAtTheEvent(String event) {
    try (RunningSession session =
        new RunningSession(
            host ->
                new UciSession(
                    host,
                    PriceBrain.factory(() -> new SteppingSearch(PonderMatrix.ENDLESS)),
                    NoMove.NONE))) {
      Dialogue host = session.host();
      host.send("position startpos moves f2f3 e7e5 g2g4 d8h4", "go ponder wtime 100 btime 100");
      assertThat(host.untilReady()).isEmpty();
      host.send(event);
      assertThat(host.through("bestmove "))
          .containsExactly("info depth 0 score mate 0", "bestmove (none)");
    }
  }

  @Test
  void aBookMoveWaitsForTheHitToo() {
    try (RunningSession session =
        new RunningSession(
            host ->
                new UciSession(
                    host,
                    PriceBrain.factory(() -> new SteppingSearch(PonderMatrix.ENDLESS)),
                    NoMove.NONE))) {
      Dialogue host = session.host();
      host.send("setoption name OwnBook value true", "position startpos", "go ponder wtime 9000");
      host.expect("info depth 1 ");
      assertThat(host.untilReady()).isEmpty();
      host.send("ponderhit");
      host.expect("bestmove ");
    }
  }
}
