package org.tandemchess.play.inside;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;

class TandemPlayerTest {
  private static final long SEED = 5;
  private static final int TURNS = 1_000;
  private static final int MOST_TURNS = 50_000;
  private static final int ENOUGH = 100;
  private static final long LONGEST_TURN_NANOS = 2_500_000;

  @Test
  void anAnswerIsToTheTurnThatItNames() {
    Position white = Position.start(RuleSet.BUGHOUSE);
    Position black = white.play(BoardId.A, white.legalMoves(BoardId.A).getFirst());
    List<Position> positions = List.of(white, black);
    Queue<Answer> answers = new ConcurrentLinkedQueue<>();
    SplittableRandom random = new SplittableRandom(SEED);

    TandemPlayer player = new TandemPlayer(EngineOptions.DEFAULT);
    player.newGame(
        new GameStart(GameState.of(white), Set.of(Seat.A_WHITE), new Pace.MoveTime(1), 1),
        listener(answers));
    // A busy machine answers few of the turns, and needs more of them.
    int turn = 0;
    while (turn < TURNS || answers.size() <= ENOUGH && turn < MOST_TURNS) {
      GameState state = GameState.of(positions.get(turn % 2));
      player.ask(new MoveRequest(turn, BoardId.A, state));
      turn++;
      LockSupport.parkNanos(random.nextLong(LONGEST_TURN_NANOS));
    }
    player.close();

    assertThat(answers).hasSizeGreaterThan(ENOUGH);
    for (Answer answer : answers) {
      Position asked = positions.get(answer.turn() % 2);
      assertThat(answer.decision()).isInstanceOf(Answer.Decision.Plays.class);
      assertThat(asked.legalMoves(BoardId.A))
          .as("turn %d, seed %d", answer.turn(), SEED)
          .contains(((Answer.Decision.Plays) answer.decision()).move());
    }
  }

  private static PlayerListener listener(Queue<Answer> answers) {
    return new PlayerListener() {
      @Override
      public void answered(Answer answer) {
        answers.add(answer);
      }

      @Override
      public void said(BoardId from, String words) {}

      @Override
      public void failed(PlayerException why) {
        throw new AssertionError(why);
      }
    };
  }
}
