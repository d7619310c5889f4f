package org.tandemchess.search.alphabeta;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.eval.Evaluators;

/**
 * Searches fixed positions to a fixed depth with one thread. The sum of nodes is the signature of
 * the search: it changes when, and only when, play does.
 */
public final class Bench {
  private static final String POSITIONS = "bench.bfen";

  /** Plies of the last iteration on each board. */
  private static final int DEPTH = 10;

  /**
   * One board that was searched.
   *
   * @param bfen both boards
   * @param board the searched one
   * @param nodes positions looked at
   * @param millis wall-clock time
   */
  public record Line(String bfen, BoardId board, long nodes, long millis) {}

  /**
   * All boards together.
   *
   * @param signature sum of nodes
   * @param millis sum of wall-clock times
   */
  public record Total(long signature, long millis) {
    /** Returns nodes per second; a time of 0 ms counts as 1 ms. */
    public long nodesPerSecond() {
      return signature * 1000 / Math.max(1, millis);
    }
  }

  private Bench() {}

  /** Returns the positions, each two boards in BFEN. */
  public static List<String> positions() {
    try (InputStream in = Objects.requireNonNull(Bench.class.getResourceAsStream(POSITIONS))) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Searches both boards of the positions, forgetting everything in between. All {@link #positions}
   * take seconds.
   */
  public static Total run(List<String> positions, Consumer<Line> progress) {
    AlphaBetaSearcher searcher = new AlphaBetaSearcher(Evaluators.USUAL);
    long nodes = 0;
    long millis = 0;
    for (String bfen : positions) {
      Position position = Position.of(Bfen.parse(bfen).setup(), RuleSet.BUGHOUSE);
      for (BoardId board : BoardId.values()) {
        searcher.forget();
        Line line = search(searcher, GameState.of(position), bfen, board);
        nodes += line.nodes();
        millis += line.millis();
        progress.accept(line);
      }
    }
    return new Total(nodes, millis);
  }

  private static Line search(
      AlphaBetaSearcher searcher, GameState state, String bfen, BoardId board) {
    SearchLimits limits = SearchLimits.none().withDepth(DEPTH);
    SearchControl control = new SearchControl(limits);
    SearchInfo[] last = new SearchInfo[1];
    searcher.search(state, board, limits, control, info -> last[0] = info);
    long nodes = last[0] == null ? 0 : last[0].nodes();
    return new Line(bfen, board, nodes, control.elapsedMillis());
  }
}
