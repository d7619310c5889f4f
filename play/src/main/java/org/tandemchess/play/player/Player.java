package org.tandemchess.play.player;

import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;

/**
 * Plays the seats of one team, on one board or on both. Called by one thread at a time; only {@link
 * #newGame} and {@link #close} may block.
 *
 * <p>Whoever runs the game keeps positions and clocks and judges every answer. A player that fails
 * says so once through its listener and is of no further use.
 */
public interface Player extends AutoCloseable {

  /** Returns the name to show, such as what an engine calls itself. */
  String name();

  /**
   * Gets ready for a game; starts a process if there is none.
   *
   * @param game the seats to play and all that is fixed for the game
   * @param listener hears the answers of this game
   * @throws PlayerException if the player cannot be started or is not ready in time
   * @throws InterruptedException if the waiting thread is interrupted
   */
  void newGame(GameStart game, PlayerListener listener)
      throws PlayerException, InterruptedException;

  /**
   * Asks for a move. Asking again for the same turn says that only reserves or clocks have changed:
   * the player may think anew or finish its thought, and answers once.
   */
  void ask(MoveRequest request);

  /** Wants no answer any more on a board; one that comes all the same is not waited for. */
  void withdraw(BoardId board);

  /** Says what was played on a board, by any seat, and what the match looks like now. */
  void played(PlayedTurn turn);

  /** Says what the partner said, to the seat on a board. */
  void hear(BoardId board, String words);

  /** Says that the game is over. */
  void gameOver(GameState last, GameEnd end);

  /** Ends the player and everything it started; blocks for a second at most. */
  @Override
  void close();
}
