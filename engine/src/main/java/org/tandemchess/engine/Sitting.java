package org.tandemchess.engine;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.team.PlayStyle;
import org.tandemchess.engine.team.QuietMoves;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.engine.team.Strategist.Reason;
import org.tandemchess.engine.team.TeamMind;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchListener;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.time.TimeBudget;

/**
 * Carries out what was decided about a move that is held back: it goes on waiting, a quiet move is
 * looked for, or it is played. Used under the lock of the engine.
 */
final class Sitting {
  private static final long GRACE_MILLIS = 5;

  private final TandemEngine engine;
  private final TeamMind mind;

  Sitting(TandemEngine engine, TeamMind mind) {
    this.engine = engine;
    this.mind = mind;
  }

  /** Does what was decided about the move of a run. */
  void decide(Run run, Decision decision) {
    switch (decision) {
      case Decision.Play play -> run.answerNow();
      case Decision.Stall(Reason reason) -> {
        if (run.isAlone()) {
          playQuietly(run, reason);
        } else {
          run.answerNow();
        }
      }
      case Decision.Sit(long millis, Reason reason) -> {
        if (run.isAlone()) {
          engine.listener().onSitting(run.board(), millis, reason.words());
          engine.tellPartner(run, run.score());
          analyse(run);
        }
        remind(run, millis, () -> engine.reconsider(run));
      }
    }
  }

  /**
   * Goes on thinking about the board; nobody hears of it, but the answer may become a better one.
   */
  private void analyse(Run run) {
    Run analysis = beside(run);
    SearchLimits limits = SearchLimits.none().pondering();
    analysis.started(engine.startBeside(run, limits, analysis), limits.time());
    run.accompany(analysis);
  }

  /** Looks for a quiet move for a moment; then that or the best one is played. */
  private void playQuietly(Run run, Reason reason) {
    Board board = run.position().boardCopy(run.board());
    List<Move> quiet = QuietMoves.among(LegalMoves.of(board), board);
    if (quiet.isEmpty()) {
      run.answerNow();
      return;
    }
    Run search = beside(run);
    run.accompany(search);
    long millis = mind.share(PlayStyle.SLOW).capMillis();
    TimeBudget budget = TimeBudget.exactly(millis).and(engine.budgetOf(run));
    SearchLimits limits = SearchLimits.none().withTime(budget).withSearchMoves(quiet);
    search.started(engine.startBeside(run, limits, new QuietListener(run, reason)), limits.time());
    remind(run, budget.hardMillis() + GRACE_MILLIS, run::answerNow);
  }

  private Run beside(Run run) {
    GoRequest request = GoRequest.byClock(run.board());
    return new Run(
        engine, run.position(), request, Run.Purpose.PONDER, List.of(), Optional.empty());
  }

  private void remind(Run run, long millis, Runnable task) {
    run.remind(
        TimeUnit.MILLISECONDS.toNanos(millis),
        () -> {
          synchronized (engine) {
            if (run.isHeld()) {
              task.run();
            }
          }
        });
  }

  /** Hears the search among quiet moves and plays the one it ends with, if it is good enough. */
  private final class QuietListener implements SearchListener {
    private final Run run;
    private final Reason reason;
    // Used by the thread of the search.
    private @Nullable SearchInfo last;

    QuietListener(Run run, Reason reason) {
      this.run = run;
      this.reason = reason;
    }

    @Override
    public void onInfo(SearchInfo info) {
      if (info.line() == 1) {
        last = info;
      }
    }

    @Override
    public void onResult(SearchResult result) {
      synchronized (engine) {
        if (!run.isHeld()) {
          return;
        }
        Score best = run.score();
        if (last != null && mind.mayStall(best, last.score())) {
          run.replace(last, reason.words());
        }
        run.answerNow();
      }
    }

    @Override
    public void onFailure(Throwable fault) {
      engine.listener().onFault(run.board(), fault);
    }
  }
}
