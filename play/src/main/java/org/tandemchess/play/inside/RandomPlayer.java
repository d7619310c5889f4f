package org.tandemchess.play.inside;

import java.util.List;
import java.util.SplittableRandom;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.play.player.SilentListener;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;

/** Plays random legal moves at once; game by game the same for the same seed. */
public final class RandomPlayer implements Player {
  private final long seed;
  private SplittableRandom random;
  private PlayerListener listener = SilentListener.INSTANCE;
  private final int[] answered = {-1, -1};

  /**
   * Makes a player.
   *
   * @param seed what its moves are drawn from, with the number of the game
   */
  public RandomPlayer(long seed) {
    this.seed = seed;
    random = new SplittableRandom(seed);
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public void newGame(GameStart game, PlayerListener newListener) {
    random = new SplittableRandom(seed + game.number() * 0x9E3779B97F4A7C15L);
    listener = newListener;
    answered[0] = -1;
    answered[1] = -1;
  }

  @Override
  public void ask(MoveRequest request) {
    int board = request.board().index();
    if (answered[board] == request.turn()) {
      return;
    }
    answered[board] = request.turn();
    List<Move> moves = request.state().position().legalMoves(request.board());
    Move move = moves.get(random.nextInt(moves.size()));
    listener.answered(Answer.to(request, new Answer.Decision.Plays(move), Answer.Thought.NONE));
  }

  @Override
  public void withdraw(BoardId board) {}

  @Override
  public void played(PlayedTurn turn) {}

  @Override
  public void hear(BoardId board, String words) {}

  @Override
  public void gameOver(GameState last, GameEnd end) {}

  @Override
  public void close() {}
}
