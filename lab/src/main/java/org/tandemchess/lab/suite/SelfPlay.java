package org.tandemchess.lab.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.tandemchess.play.game.RandomWalk;
import org.tandemchess.play.inside.SearcherGames;
import org.tandemchess.play.player.Pace;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.PlayedMove;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.eval.Evaluators;

/** Plays games on one board for positions to choose from; a seed decides them. */
final class SelfPlay {
  private static final int RANDOM_PLIES = 6;
  private static final int MOST_PLIES = 160;
  private static final Pace PACE = new Pace.Nodes(1_000);

  private final SearcherGames games =
      new SearcherGames(
          Map.of(BoardId.A, new AlphaBetaSearcher(Evaluators.USUAL)),
          PACE,
          MOST_PLIES - RANDOM_PLIES);

  /** Returns the positions of a game in their order, its end left out. */
  List<Position> game(RuleSet rules, SplittableRandom random) {
    GameState start = GameState.start(rules);
    GameState last = games.play(RandomWalk.onBoard(start, BoardId.A, RANDOM_PLIES, random)).last();
    List<Position> positions = new ArrayList<>();
    GameState state = start;
    for (PlayedMove move : last.moves()) {
      positions.add(state.position());
      state = state.play(move.board(), move.move());
    }
    if (state.end().isEmpty() && positions.size() < MOST_PLIES) {
      positions.add(state.position());
    }
    return positions;
  }
}
