package org.tandemchess.lab.asked;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tandemchess.lab.asked.AskedEngine.Reply;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.testkit.Leaks;
import org.tandemchess.testkit.engines.FakeEngine;
import org.tandemchess.testkit.engines.Habit;

class AskedEngineTest {
  private static final GameState START = GameState.start(RuleSet.BUGHOUSE);

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    Leaks.assertNone("engine");
  }

  private static AskedEngine fake(Habit habit) {
    return new AskedEngine(
        new EngineEntry.Program(Dialect.UCI, FakeEngine.command("uci", habit), Map.of()));
  }

  @Test
  void tandemForgetsBetweenQuestions() throws Exception {
    try (AskedEngine engine = new AskedEngine(new EngineEntry.Tandem(Map.of("Hash", "2")))) {
      Reply first = engine.ask(START, BoardId.B, new Pace.Depth(5));
      Reply second = engine.ask(START, BoardId.B, new Pace.Depth(5));

      assertThat(first.move()).isPresent();
      assertThat(first.depth()).isEqualTo(5);
      assertThat(first.nodes()).isPositive().isEqualTo(second.nodes());
      assertThat(first.nanos()).isPositive();
    }
  }

  @Test
  void aProgramTellsItsDepthAndNodes() throws Exception {
    try (AskedEngine engine = fake(Habit.GOOD)) {
      Reply reply = engine.ask(START, BoardId.A, new Pace.Nodes(10));

      assertThat(START.position().legalMoves(BoardId.A)).contains(reply.move().orElseThrow());
      assertThat(reply.depth()).isEqualTo(5);
      assertThat(reply.nodes()).isEqualTo(99);
    }
  }

  @Test
  void anIllegalMoveIsNone() throws Exception {
    try (AskedEngine engine = fake(Habit.WRONG_BOARD)) {
      assertThat(engine.ask(START, BoardId.A, new Pace.Nodes(10)).move()).isEmpty();
    }
  }

  @Test
  void whoDiesOrPlaysAnotherVariantIsReported() {
    EngineEntry dying =
        new EngineEntry.Program(Dialect.UCI, FakeEngine.command("none", Habit.GOOD), Map.of());
    try (AskedEngine engine = new AskedEngine(dying)) {
      assertThatExceptionOfType(PlayerException.class)
          .isThrownBy(() -> engine.ask(START, BoardId.A, new Pace.Nodes(10)));
    }
    try (AskedEngine engine = fake(Habit.GOOD)) {
      assertThatExceptionOfType(PlayerException.class)
          .isThrownBy(
              () -> engine.ask(GameState.start(RuleSet.CRAZYHOUSE), BoardId.A, new Pace.Nodes(10)))
          .withMessageContaining("does not play crazyhouse");
    }
  }
}
