package org.tandemchess.lab.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.search.mate.MateSearch;
import org.tandemchess.search.mate.MateVerdict;

/**
 * Decides which positions are tactics: one move is far better than all others, and a search of two
 * plies does not see it. The same position gets the same answer each time.
 *
 * <p>Mates by checks are proved, and no other first move may lead to one. Other tactics are what a
 * deep search finds at its last two depths, with the second best move far behind and no win.
 */
public final class SuiteMaker {
  private static final long SIFT_NODES = 10_000;
  private static final long DEEP_NODES = 60_000;
  private static final int SHALLOW_PLIES = 2;

  /** Centipawns between the best and the second best move. */
  private static final int MARGIN = 150;

  /** Centipawns from which on the second best move wins as well. */
  private static final int WINNING = 500;

  private static final int FEWEST_MOVES = 5;
  private static final int MATE_PLIES = 21;
  private static final long MATE_NODES = 20_000;
  private static final long OTHER_CHECK_NODES = 10_000;
  private static final long OTHER_MOVE_NODES = 300;

  private final MateSearch mates = new MateSearch();
  private final AlphaBetaSearcher searcher = new AlphaBetaSearcher(Evaluators.USUAL);

  /** Makes a judge of positions. */
  public SuiteMaker() {
    // With two lines the main search gets no help from the mate search.
    searcher.configure(new SearchSettings(16, 1, 2));
  }

  /**
   * Returns a position with its best move if it is a tactic.
   *
   * @param bfen a valid board
   * @param source what to say of where it comes from
   */
  public Optional<SuitePosition> judge(String bfen, RuleSet rules, String source) {
    SuitePosition asked = new SuitePosition(bfen, rules, List.of(), OptionalInt.empty(), source);
    GameState state = asked.state();
    List<Move> legal = state.position().legalMoves(asked.board());
    if (state.end().isPresent() || legal.size() < FEWEST_MOVES) {
      return Optional.empty();
    }
    List<Ranking> sifted = search(state, asked, SIFT_NODES);
    Board board = state.position().boardCopy(asked.board());
    mates.attack(board, MATE_PLIES);
    if (mates.advance(MATE_NODES, () -> false) == MateVerdict.PROVEN) {
      mates.shorten(MATE_NODES, () -> false);
      int plies = mates.plies();
      Move move = MoveCodec.toMove(mates.line()[0]);
      return isHidden(sifted, move) && isOnlyMate(board, legal, move)
          ? Optional.of(answered(asked, move, OptionalInt.of((plies + 1) / 2)))
          : Optional.empty();
    }
    if (!isTactic(sifted, 1)) {
      return Optional.empty();
    }
    List<Ranking> deep = search(state, asked, DEEP_NODES);
    return isTactic(deep, 2)
        ? Optional.of(answered(asked, deep.getLast().move(), deep.getLast().mate()))
        : Optional.empty();
  }

  private static SuitePosition answered(SuitePosition asked, Move move, OptionalInt mate) {
    return new SuitePosition(asked.bfen(), asked.rules(), List.of(move), mate, asked.source());
  }

  /** The two best lines of an iteration; scores in cp, mates as 100,000 less their moves. */
  private record Ranking(int depth, Move move, int best, int second) {
    OptionalInt mate() {
      return best > Score.MATE_BASE / 2
          ? OptionalInt.of(Score.MATE_BASE - best)
          : OptionalInt.empty();
    }

    boolean isClear() {
      return best - second >= MARGIN && second < WINNING;
    }
  }

  private List<Ranking> search(GameState state, SuitePosition position, long nodes) {
    searcher.forget();
    SearchLimits limits = SearchLimits.none().withNodes(nodes);
    List<SearchInfo> infos = new ArrayList<>();
    searcher.search(
        SearchRequest.of(state, position.board(), limits), new SearchControl(limits), infos::add);
    List<Ranking> rankings = new ArrayList<>();
    for (int i = 0; i + 1 < infos.size(); i += 2) {
      SearchInfo first = infos.get(i);
      rankings.add(
          new Ranking(
              first.depth(),
              first.variation().getFirst(),
              centipawns(first.score()),
              centipawns(infos.get(i + 1).score())));
    }
    return rankings;
  }

  private static int centipawns(Score score) {
    return score.inCentipawns(Score.MATE_BASE);
  }

  /** Returns whether the last iterations agree on a clear best move that the first do not see. */
  private static boolean isTactic(List<Ranking> rankings, int agreeing) {
    if (rankings.size() < SHALLOW_PLIES + agreeing) {
      return false;
    }
    Move move = rankings.getLast().move();
    return isHidden(rankings, move)
        && rankings.subList(rankings.size() - agreeing, rankings.size()).stream()
            .allMatch(ranking -> ranking.move().equals(move) && ranking.isClear());
  }

  private static boolean isHidden(List<Ranking> rankings, Move move) {
    return rankings.stream()
        .noneMatch(ranking -> ranking.depth() <= SHALLOW_PLIES && ranking.move().equals(move));
  }

  private boolean isOnlyMate(Board board, List<Move> legal, Move mating) {
    for (Move other : legal) {
      int move = MoveCodec.toInt(other, board);
      if (!other.equals(mating)) {
        mates.attackWith(board, move, MATE_PLIES);
        long nodes = Legality.givesCheck(board, move) ? OTHER_CHECK_NODES : OTHER_MOVE_NODES;
        if (mates.advance(nodes, () -> false) == MateVerdict.PROVEN) {
          return false;
        }
      }
    }
    return true;
  }
}
