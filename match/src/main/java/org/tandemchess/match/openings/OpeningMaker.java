package org.tandemchess.match.openings;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.tandemchess.play.game.RandomWalk;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.eval.Evaluators;

/**
 * Makes openings: random legal moves on both boards from the start position, kept when a search
 * finds both boards about even. The same recipe makes the same openings.
 *
 * @param seed of the random moves
 * @param minPlies fewest plies on each board
 * @param maxPlies most plies on each board
 * @param bound how far from even a board may be, in centipawns
 * @param nodes nodes of the search that judges a board
 * @param rules by which moves are legal
 */
public record OpeningMaker(
    long seed, int minPlies, int maxPlies, int bound, long nodes, RuleSet rules) {

  /** What the shipped openings were made with. */
  public static final OpeningMaker SHIPPED =
      new OpeningMaker(2026, 4, 10, 60, 60_000, RuleSet.BUGHOUSE);

  /**
   * Checks the plies.
   *
   * @throws IllegalArgumentException if they are not an interval from 0 on, or bound or nodes are
   *     below 1
   */
  public OpeningMaker {
    if (minPlies < 0 || maxPlies < minPlies) {
      throw new IllegalArgumentException(
          "plies " + minPlies + " to " + maxPlies + ": expected an interval from 0 on");
    }
    if (bound < 1 || nodes < 1) {
      throw new IllegalArgumentException(
          "bound " + bound + ", nodes " + nodes + ": expected at least 1 each");
    }
  }

  /**
   * Makes openings, no two with the same position, and hands each on as it is found.
   *
   * @param count how many
   */
  public void make(int count, Consumer<Position> found) {
    SplittableRandom random = new SplittableRandom(seed);
    AlphaBetaSearcher searcher = new AlphaBetaSearcher(Evaluators.USUAL);
    Set<Long> known = new HashSet<>();
    while (known.size() < count) {
      Optional<GameState> walk = walk(random);
      if (walk.isPresent()
          && isEven(walk.get(), searcher)
          && known.add(walk.get().position().key())) {
        found.accept(walk.get().position());
      }
    }
  }

  /** Returns a random start of a match; empty if it ended or got stuck on the way. */
  private Optional<GameState> walk(SplittableRandom random) {
    int pliesA = random.nextInt(minPlies, maxPlies + 1);
    int pliesB = random.nextInt(minPlies, maxPlies + 1);
    GameState start = GameState.start(rules);
    return Optional.of(RandomWalk.onBothBoards(start, pliesA, pliesB, random))
        .filter(state -> state.moves().size() == pliesA + pliesB)
        .filter(state -> state.end().isEmpty());
  }

  private boolean isEven(GameState state, AlphaBetaSearcher searcher) {
    return isEven(state, BoardId.A, searcher) && isEven(state, BoardId.B, searcher);
  }

  private boolean isEven(GameState state, BoardId board, AlphaBetaSearcher searcher) {
    searcher.forget();
    SearchLimits limits = SearchLimits.none().withNodes(nodes);
    AtomicReference<Score> last = new AtomicReference<>();
    searcher.search(
        state, board, limits, new SearchControl(limits), info -> last.set(info.score()));
    return last.get() instanceof Score.Centipawns(int value) && Math.abs(value) <= bound;
  }
}
