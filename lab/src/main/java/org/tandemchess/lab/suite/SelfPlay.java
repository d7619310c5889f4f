package org.tandemchess.lab.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;

/** Plays games on one board for positions to choose from; a seed decides them. */
final class SelfPlay {
  private static final int RANDOM_PLIES = 6;
  private static final int MOST_PLIES = 160;
  private static final long NODES = 1_000;

  private final AlphaBetaSearcher searcher = new AlphaBetaSearcher();

  /** Returns the positions of a game in their order, its end left out. */
  List<Position> game(RuleSet rules, SplittableRandom random) {
    searcher.forget();
    List<Position> positions = new ArrayList<>();
    GameState state = GameState.start(rules);
    for (int ply = 0; ply < MOST_PLIES && state.end().isEmpty(); ply++) {
      positions.add(state.position());
      Optional<Move> move = ply < RANDOM_PLIES ? any(state, random) : best(state);
      if (move.isEmpty()) {
        break;
      }
      state = state.play(BoardId.A, move.get());
    }
    return positions;
  }

  private static Optional<Move> any(GameState state, SplittableRandom random) {
    List<Move> legal = state.position().legalMoves(BoardId.A);
    return legal.isEmpty()
        ? Optional.empty()
        : Optional.of(legal.get(random.nextInt(legal.size())));
  }

  private Optional<Move> best(GameState state) {
    SearchLimits limits = SearchLimits.none().withNodes(NODES);
    SearchRequest request = SearchRequest.of(state, BoardId.A, limits);
    return searcher.search(request, new SearchControl(limits), info -> {}).best();
  }
}
