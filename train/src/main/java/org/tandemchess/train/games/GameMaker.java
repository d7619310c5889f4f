package org.tandemchess.train.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchResult;

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
    List<AlphaBetaSearcher> searchers = List.of(new AlphaBetaSearcher(), new AlphaBetaSearcher());
    return IntStream.range(first, first + count).mapToObj(game -> play(game, searchers));
  }

  private List<Sample> play(int game, List<AlphaBetaSearcher> searchers) {
    searchers.forEach(AlphaBetaSearcher::forget);
    GameState state = randomStart(new SplittableRandom(seed * 1_000_003 + game));
    List<Found> found = new ArrayList<>();
    int[] plies = new int[2];
    int idle = 0;
    for (BoardId board = BoardId.A;
        state.end().isEmpty() && idle < 4 && plies[0] + plies[1] < MOST_PLIES;
        board = board.other()) {
      AtomicReference<Score> score = new AtomicReference<>();
      Optional<Move> best = search(searchers.get(board.index()), state, board, score);
      if (best.isEmpty()) {
        idle++;
        continue;
      }
      idle = 0;
      if (score.get() != null && isQuiet(state, board, best.get())) {
        found.add(new Found(board, plies[board.index()], centipawns(score.get()), state));
      }
      state = state.play(board, best.get());
      plies[board.index()]++;
    }
    Optional<GameEnd> end = state.end();
    return found.stream().map(one -> one.sample(game, plies, end)).toList();
  }

  private GameState randomStart(SplittableRandom random) {
    int[] left = {random.nextInt(mostRandomPlies + 1), random.nextInt(mostRandomPlies + 1)};
    GameState state = GameState.start(RuleSet.BUGHOUSE);
    while (left[0] + left[1] > 0 && state.end().isEmpty()) {
      BoardId board = BoardId.of(random.nextInt(left[0] + left[1]) < left[0] ? 0 : 1);
      List<Move> moves = state.position().legalMoves(board);
      if (!moves.isEmpty()) {
        state = state.play(board, moves.get(random.nextInt(moves.size())));
      }
      left[board.index()]--;
    }
    return state;
  }

  private Optional<Move> search(
      AlphaBetaSearcher searcher, GameState state, BoardId board, AtomicReference<Score> score) {
    SearchLimits limits = SearchLimits.none().withNodes(nodes);
    SearchResult result =
        searcher.search(
            state, board, limits, new SearchControl(limits), info -> score.set(info.score()));
    return result.best();
  }

  private static boolean isQuiet(GameState state, BoardId board, Move best) {
    int move = MoveCodec.toInt(best, state.position().boardCopy(board));
    return !state.position().isCheck(board) && !Moves.isCapture(move) && !Moves.isPromotion(move);
  }

  private static int centipawns(Score score) {
    return Math.clamp(score.inCentipawns(Score.MATE_BASE), -Sample.MOST, Sample.MOST);
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
