package org.tandemchess.play.inside;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tandemchess.engine.BestMove;
import org.tandemchess.engine.Brains;
import org.tandemchess.engine.Ending;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.Request;
import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.play.player.SilentListener;
import org.tandemchess.play.player.TeamWords;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.api.SearchInfo;

/** Tandem inside this program, playing one board or both boards of a team. */
public final class TandemPlayer implements Player, EngineListener {
  private final TandemEngine engine;
  private final int[] turns = new int[2];
  private final Thought[] thoughts = {Thought.NONE, Thought.NONE};
  private volatile PlayerListener listener = SilentListener.INSTANCE;
  private Pace pace = new Pace.Nodes(1);

  /** Makes a player that thinks with these options. */
  public TandemPlayer(EngineOptions options) {
    engine = new TandemEngine(Brains.USUAL, this);
    engine.setOptions(options);
  }

  @Override
  public String name() {
    return "Tandem";
  }

  @Override
  public void newGame(GameStart game, PlayerListener newListener) {
    engine.newGame(Ending.SILENCE);
    pace = game.pace();
    listener = newListener;
  }

  @Override
  public void ask(MoveRequest request) {
    BoardId board = request.board();
    // First, so that no answer to an earlier request is taken for one to this.
    engine.stop(board, Ending.SILENCE);
    synchronized (this) {
      turns[board.index()] = request.turn();
      thoughts[board.index()] = Thought.NONE;
    }
    engine.setMatch(seen(request.state()), Ending.SILENCE);
    engine.go(board, limits());
  }

  private MatchView seen(GameState state) {
    long increment = pace instanceof Pace.Clock clock ? clock.incrementMillis() : 0;
    return MatchView.of(state.withClocks(state.clocks().withIncrements(increment, increment)));
  }

  private Limits limits() {
    Limits limits = Limits.received(System.nanoTime());
    return switch (pace) {
      case Pace.Clock clock -> limits.withClock(true);
      case Pace.MoveTime move -> limits.withMoveMillis(OptionalLong.of(move.millis()));
      case Pace.Depth depth -> limits.withDepth(OptionalInt.of(depth.plies()));
      case Pace.Nodes nodes -> limits.withNodes(OptionalLong.of(nodes.count()));
    };
  }

  @Override
  public void withdraw(BoardId board) {
    engine.stop(board, Ending.SILENCE);
  }

  @Override
  public void played(PlayedTurn turn) {}

  @Override
  public void hear(BoardId board, String words) {
    TeamWords.parse(words).ifPresent(engine::hear);
  }

  @Override
  public void gameOver(GameState last, GameEnd end) {
    listener = SilentListener.INSTANCE;
  }

  @Override
  public void close() {
    engine.close();
  }

  @Override
  public synchronized void onInfo(Request request, BoardId board, SearchInfo info) {
    thoughts[board.index()] = Thought.of(info);
  }

  @Override
  public void onBestMove(Request request, BoardId board, BestMove best) {
    Answer answer;
    synchronized (this) {
      answer =
          new Answer(
              board,
              turns[board.index()],
              best.move().<Decision>map(Decision.Plays::new).orElseGet(Decision.Sits::new),
              thoughts[board.index()],
              System.nanoTime());
    }
    listener.answered(answer);
  }

  @Override
  public void onTeamMessage(TeamMessage message) {
    for (BoardId board : BoardId.values()) {
      listener.said(board, TeamWords.format(message));
    }
  }

  @Override
  public void onFault(BoardId board, Throwable fault) {
    listener.failed(new PlayerException(PlayerException.Kind.CRASH, String.valueOf(fault)));
  }
}
