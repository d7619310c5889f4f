package org.tandemchess.play.game;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;

/**
 * Random legal moves to begin games with; the same random numbers give the same moves.
 *
 * <p>A walk ends early where the match has ended or the board whose turn it is has no legal move.
 * Stateless.
 */
public final class RandomWalk {
  private RandomWalk() {}

  /**
   * Returns the match after random moves on both boards.
   *
   * @param pliesA moves on board A, at least 0
   * @param pliesB moves on board B, at least 0
   */
  public static GameState onBothBoards(
      GameState start, int pliesA, int pliesB, RandomGenerator random) {
    int[] left = {pliesA, pliesB};
    GameState state = start;
    while (left[0] + left[1] > 0) {
      // In proportion to what is left, so that pieces cross while both boards are played.
      BoardId board = BoardId.of(random.nextInt(left[0] + left[1]) < left[0] ? 0 : 1);
      Optional<GameState> next = step(state, board, random);
      if (next.isEmpty()) {
        return state;
      }
      state = next.get();
      left[board.index()]--;
    }
    return state;
  }

  /**
   * Returns the match after random moves on one board.
   *
   * @param plies moves, at least 0
   */
  public static GameState onBoard(
      GameState start, BoardId board, int plies, RandomGenerator random) {
    GameState state = start;
    for (int ply = 0; ply < plies; ply++) {
      Optional<GameState> next = step(state, board, random);
      if (next.isEmpty()) {
        return state;
      }
      state = next.get();
    }
    return state;
  }

  private static Optional<GameState> step(GameState state, BoardId board, RandomGenerator random) {
    List<Move> moves = state.end().isPresent() ? List.of() : state.position().legalMoves(board);
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(state.play(board, moves.get(random.nextInt(moves.size()))));
  }
}
