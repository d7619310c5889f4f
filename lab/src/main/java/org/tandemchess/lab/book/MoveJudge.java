package org.tandemchess.lab.book;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.eval.Evaluators;

/**
 * Says what moves lose against the best one. A first search finds the best moves; if others are
 * asked about as well, a second compares all of them. What is compared is at the same depth:
 * searches of different depths differ by more than good moves do. The same position gets the same
 * answer each time. Used by one thread.
 */
final class MoveJudge {
  private static final int MEGABYTES = 32;

  private final AlphaBetaSearcher searcher = new AlphaBetaSearcher(Evaluators.USUAL);
  private final int best;
  private final long nodes;

  /**
   * Makes a judge.
   *
   * @param best how many of the best moves to find
   * @param nodes positions to look at for each move that is compared
   */
  MoveJudge(int best, long nodes) {
    this.best = best;
    this.nodes = nodes;
  }

  /**
   * A move with what it is worth.
   *
   * @param score in cp for the side to move
   * @param loss cp below the best move, 0 for that one
   */
  record Verdict(Move move, int score, int loss) {}

  /** Returns the best moves of board A and all those that are asked about, the best one first. */
  List<Verdict> judge(Position position, Collection<Move> asked) {
    List<SearchInfo> lines = search(position, List.of(), best);
    Set<Move> compared = new LinkedHashSet<>();
    lines.forEach(line -> compared.add(line.variation().getFirst()));
    if (compared.addAll(asked)) {
      lines = search(position, List.copyOf(compared), compared.size());
    }
    int top = lines.stream().mapToInt(line -> centipawns(line.score())).max().orElse(0);
    return lines.stream()
        .map(
            line -> {
              int score = centipawns(line.score());
              return new Verdict(line.variation().getFirst(), score, top - score);
            })
        .sorted(Comparator.comparingInt(Verdict::loss))
        .toList();
  }

  /** Returns the lines of the last iteration that was finished. */
  private List<SearchInfo> search(Position position, List<Move> moves, int lines) {
    searcher.configure(new SearchSettings(MEGABYTES, 1, lines));
    searcher.forget();
    long all = nodes > Long.MAX_VALUE / lines ? Long.MAX_VALUE : nodes * lines;
    SearchLimits limits = SearchLimits.none().withNodes(all).withSearchMoves(moves);
    List<SearchInfo> told = new ArrayList<>();
    searcher.search(
        SearchRequest.of(GameState.of(position), BoardId.A, limits),
        new SearchControl(limits),
        told::add);
    Map<Integer, Map<Integer, SearchInfo>> iterations = new TreeMap<>(Comparator.reverseOrder());
    told.forEach(
        info ->
            iterations
                .computeIfAbsent(info.depth(), depth -> new TreeMap<>())
                .put(info.line(), info));
    int most = iterations.values().stream().mapToInt(Map::size).max().orElse(0);
    return iterations.values().stream()
        .filter(iteration -> iteration.size() == most)
        .findFirst()
        .map(iteration -> List.copyOf(iteration.values()))
        .orElse(List.of());
  }

  private static int centipawns(Score score) {
    return score.inCentipawns(Score.MATE_BASE);
  }
}
