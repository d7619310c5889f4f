package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.protocol.client.Dialect;
import org.tandemchess.protocol.client.EngineCommand;
import org.tandemchess.protocol.client.Engines;
import org.tandemchess.protocol.client.ProtocolLog;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;

/** {@code ./tandem} as a player of both seats of a team, driven like a foreign engine. */
class EngineClientIT {
  private static final String LAUNCHER =
      Path.of("../tandem").toAbsolutePath().normalize().toString();
  private static final long PATIENCE_SECONDS = 60;

  private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
  private final BlockingQueue<PlayerException> failures = new LinkedBlockingQueue<>();

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"UBI", "UBI0"})
  void playsBothBoards(Dialect dialect) throws Exception {
    EngineCommand command =
        new EngineCommand("tandem " + dialect, List.of(LAUNCHER), Map.of("Hash", "16"));
    GameState state = GameState.start(RuleSet.BUGHOUSE).withClocks(Clocks.all(20_000));
    try (Player player = Engines.create(dialect, command, ProtocolLog.NONE)) {
      for (int game = 1; game <= 2; game++) {
        player.newGame(
            new GameStart(
                state, Set.of(Seat.A_WHITE, Seat.B_BLACK), new Pace.Clock(20_000, 0), game),
            new Ears());
        GameState last = play(player, state);
        player.gameOver(last, GameEnd.draw(GameEnd.Reason.AGREEMENT));
        assertThat(player.name()).startsWith("Tandem");
      }
    }
    assertThat(failures).isEmpty();
    assertThat(ProcessHandle.current().descendants()).noneMatch(ProcessHandle::isAlive);
  }

  /** Both boards at once; each is asked a second time while it may be thinking. */
  private GameState play(Player player, GameState start) throws InterruptedException {
    GameState state = start;
    for (int turn = 0; turn < 8; turn += 2) {
      state = state.play(BoardId.B, state.position().legalMoves(BoardId.B).getFirst());
      player.ask(new MoveRequest(turn, BoardId.A, state));
      player.ask(new MoveRequest(turn + 1, BoardId.B, state));
      player.ask(new MoveRequest(turn, BoardId.A, state));
      for (int board = 0; board < 2; board++) {
        Answer answer = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(answer).as("answer in turn %d, failures %s", turn, failures).isNotNull();
        assertThat(answer.turn()).isEqualTo(answer.board() == BoardId.A ? turn : turn + 1);
        assertThat(answer.thought().depth()).as("%s", answer).isPresent();
        assertThat(answer.decision()).isInstanceOf(Answer.Decision.Writes.class);
        String text = ((Answer.Decision.Writes) answer.decision()).text();
        Move move = MoveText.parse(text, state.position(), answer.board());
        state = state.play(answer.board(), move);
      }
      state = state.play(BoardId.A, state.position().legalMoves(BoardId.A).getFirst());
    }
    return state;
  }

  private final class Ears implements PlayerListener {
    @Override
    public void answered(Answer answer) {
      answers.add(answer);
    }

    @Override
    public void said(BoardId from, String words) {}

    @Override
    public void failed(PlayerException why) {
      failures.add(why);
    }
  }
}
