package org.tandemchess.engine.analysis;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.BestMove;
import org.tandemchess.engine.Brains;
import org.tandemchess.engine.Ending;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.Request;
import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.analysis.AnalysisReport.Verdict;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.SearchInfo;

/** Has an engine search boards at once and passes on what it tells. Used once, by one thread. */
public final class Analysis implements EngineListener {
  private final AnalysisReport report;

  // Guarded by the lock of this object.
  private final Map<BoardId, SearchInfo> bestLines = new EnumMap<>(BoardId.class);
  private final Map<BoardId, BestMove> bestMoves = new EnumMap<>(BoardId.class);
  private @Nullable Throwable fault;

  /**
   * Prepares.
   *
   * @param report told what is found, by several threads, under the lock of this object
   */
  public Analysis(AnalysisReport report) {
    this.report = report;
  }

  /**
   * Blocks until all boards are done.
   *
   * @param match both boards, with the clocks, if they are known
   * @param plan what to find out; nothing is if the match has ended
   * @throws InterruptedException if the calling thread is interrupted
   */
  public void run(GameState match, AnalysisPlan plan) throws InterruptedException {
    long startNanos = System.nanoTime();
    boolean goesOn = match.end().isEmpty();
    report.begin(match);
    if (goesOn) {
      try (TandemEngine engine = new TandemEngine(Brains.USUAL, this)) {
        engine.setOptions(options(plan.lines()));
        engine.setMatch(MatchView.of(match), Ending.SILENCE);
        for (BoardId board : plan.boards()) {
          engine.go(board, limits(plan));
        }
        engine.finish();
      }
    }
    synchronized (this) {
      if (fault != null) {
        throw new IllegalStateException("a search failed", fault);
      }
      List<Acquisition> acquisitions =
          plan.acquisition() && goesOn
              ? new Offers(plan, startNanos).find(match.position(), bestLines)
              : List.of();
      acquisitions.forEach(report::acquisition);
      SitAdvice advice = new SitAdvice(match, bestLines, acquisitions);
      report.end(
          bestMoves.entrySet().stream()
              .map(entry -> verdict(entry.getKey(), entry.getValue(), advice))
              .toList());
    }
  }

  private Verdict verdict(BoardId board, BestMove best, SitAdvice advice) {
    Optional<Decision> decision = best.move().isPresent() ? advice.of(board) : Optional.empty();
    return new Verdict(board, best.move(), bestLines.get(board), decision);
  }

  private static EngineOptions options(int lines) {
    return EngineOptions.DEFAULT.with(
        EngineOptions.MULTI_PV, EngineOptions.MULTI_PV.nearest(lines));
  }

  private static Limits limits(AnalysisPlan plan) {
    return Limits.received(System.nanoTime())
        .withMoveMillis(plan.searchMillis())
        .withDepth(plan.depth());
  }

  @Override
  public synchronized void onInfo(Request request, BoardId board, SearchInfo info) {
    if (info.line() == 1) {
      bestLines.put(board, info);
    }
    report.line(board, info);
  }

  @Override
  public synchronized void onBestMove(Request request, BoardId board, BestMove best) {
    bestMoves.put(board, best);
  }

  @Override
  public synchronized void onFault(BoardId board, Throwable why) {
    fault = why;
  }
}
