package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.eval.Evaluators;

/**
 * Plays two-board games against a team that moves at random. The boards move in turn; who has no
 * move waits. {@code -Dtandem.randomMover.games=100 -Dtandem.randomMover.nodes=10000} plays more
 * than a build should.
 */
class RandomMoverMatchTest {
  private static final int GAMES = Integer.getInteger("tandem.randomMover.games", 20);
  private static final int NODES = Integer.getInteger("tandem.randomMover.nodes", 1_000);
  private static final int MOST_TURNS = 400;
  private static final long SEED = 20_260_101;

  private final AlphaBetaSearcher[] searchers = {
    new AlphaBetaSearcher(Evaluators.USUAL), new AlphaBetaSearcher(Evaluators.USUAL)
  };
  private final SplittableRandom random = new SplittableRandom(SEED);

  @Test
  void winsAlmostAlways() {
    for (AlphaBetaSearcher searcher : searchers) {
      searcher.configure(new SearchSettings(4, 1, 1));
    }
    int wins = 0;
    for (int game = 0; game < GAMES; game++) {
      Team ours = game % 2 == 0 ? Team.WHITE_A : Team.BLACK_A;
      wins += play(ours).equals(Optional.of(ours)) ? 1 : 0;
    }

    assertThat(wins)
        .as("wins of %d, seed %d", GAMES, SEED)
        .isGreaterThanOrEqualTo(GAMES * 95 / 100);
  }

  private Optional<Team> play(Team ours) {
    for (AlphaBetaSearcher searcher : searchers) {
      searcher.forget();
    }
    GameState state = GameState.start(RuleSet.BUGHOUSE);
    for (int turn = 0; turn < MOST_TURNS && state.end().isEmpty(); turn++) {
      BoardId board = turn % 2 == 0 ? BoardId.A : BoardId.B;
      Optional<Move> move =
          state.position().seatToMove(board).team() == ours
              ? searched(state, board)
              : atRandom(state.position().legalMoves(board));
      if (move.isPresent()) {
        state = state.play(board, move.get());
      }
    }
    return state.end().flatMap(GameEnd::winner);
  }

  private Optional<Move> searched(GameState state, BoardId board) {
    SearchLimits limits = SearchLimits.none().withNodes(NODES);
    return searchers[board.index()]
        .search(state, board, limits, new SearchControl(limits), info -> {})
        .best();
  }

  private Optional<Move> atRandom(List<Move> moves) {
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(moves.get(random.nextInt(moves.size())));
  }
}
