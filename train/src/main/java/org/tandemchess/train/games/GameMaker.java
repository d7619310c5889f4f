package org.tandemchess.train.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tandemchess.play.game.MoveRecord;
import org.tandemchess.play.game.PlayedGame;
import org.tandemchess.play.game.RandomWalk;
import org.tandemchess.play.inside.SearcherGames;
import org.tandemchess.play.player.Pace;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.eval.Evaluators;

/**
 * Plays games of Tandem against itself on two boards and keeps their quiet positions: no check, and
 * the best move neither takes nor promotes, so that a static evaluation can be right about them.
 *
 * <p>Games begin with random moves. Boards take turns. The same recipe makes the same samples of
 * each game.
 *
 * @param seed of the random moves
 * @param mostRandomPlies most random moves on each board, drawn anew for each game
 * @param nodes nodes of the search that chooses each move and scores the position
 */
public record GameMaker(long seed, int mostRandomPlies, long nodes) {
  /** Games that last longer are left. */
  private static final int MOST_PLIES = 400;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are no nodes or the plies are below 0
   */
  public GameMaker {
    if (mostRandomPlies < 0 || nodes < 1) {
      throw new IllegalArgumentException(
          "plies " + mostRandomPlies + ", nodes " + nodes + ": expected at least 0 and 1");
    }
  }

  /** Plays games of these numbers, one after the other, as the stream is read. */
  public Stream<List<Sample>> play(int first, int count) {
    SearcherGames games =
        new SearcherGames(
            Map.of(
                BoardId.A,
                new AlphaBetaSearcher(Evaluators.USUAL),
                BoardId.B,
                new AlphaBetaSearcher(Evaluators.USUAL)),
            new Pace.Nodes(nodes),
            MOST_PLIES);
    return IntStream.range(first, first + count).mapToObj(game -> play(game, games));
  }

  private List<Sample> play(int game, SearcherGames games) {
    GameState state = randomStart(new SplittableRandom(seed * 1_000_003 + game));
    PlayedGame played = games.play(state);
    List<Found> found = new ArrayList<>();
    int[] plies = new int[2];
    for (MoveRecord move : played.moves()) {
      BoardId board = move.seat().board();
      OptionalInt score = move.thought().centipawns();
      if (score.isPresent() && isQuiet(state, board, move.move())) {
        found.add(new Found(board, plies[board.index()], bounded(score.getAsInt()), state));
      }
      state = state.play(board, move.move());
      plies[board.index()]++;
    }
    Optional<GameEnd> end = played.last().end();
    return found.stream().map(one -> one.sample(game, plies, end)).toList();
  }

  private GameState randomStart(SplittableRandom random) {
    int pliesA = random.nextInt(mostRandomPlies + 1);
    int pliesB = random.nextInt(mostRandomPlies + 1);
    return RandomWalk.onBothBoards(GameState.start(RuleSet.BUGHOUSE), pliesA, pliesB, random);
  }

  private static boolean isQuiet(GameState state, BoardId board, Move best) {
    int move = MoveCodec.toInt(best, state.position().boardCopy(board));
    return !state.position().isCheck(board) && !Moves.isTactical(move);
  }

  private static int bounded(int score) {
    return Math.clamp(score, -Sample.MOST, Sample.MOST);
  }

  private record Found(BoardId board, int ply, int score, GameState state) {
    Sample sample(int game, int[] plies, Optional<GameEnd> end) {
      return new Sample(
          game,
          plies[board.index()] - ply,
          end.map(this::points).orElse(OptionalInt.empty()),
          score,
          Bfen.format(state.position(), board));
    }

    private OptionalInt points(GameEnd end) {
      if (end.loser().isEmpty() || end.loser().get().board() != board) {
        return OptionalInt.empty();
      }
      return OptionalInt.of(end.loser().get().color() == Color.WHITE ? 0 : 2);
    }
  }
}
