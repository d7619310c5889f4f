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
  private final BoardSearches searches;

  Sitting(TandemEngine engine, TeamMind mind, BoardSearches searches) {
    this.engine = engine;
    this.mind = mind;
    this.searches = searches;
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
          // Nobody hears of it, but the answer may become a better one.
          searches.ponder(engine, engine.position(), run.board()).ifPresent(run::accompany);
        }
        remind(run, millis, () -> engine.reconsider(run));
      }
    }
  }

  /** Looks for a quiet move for a moment; then that or the best one is played. */
  private void playQuietly(Run run, Reason reason) {
    Board board = run.position().boardCopy(run.board());
    List<Move> quiet = QuietMoves.among(LegalMoves.of(board), board);
    if (quiet.isEmpty()) {
      run.answerNow();
      return;
    }
    Run search = beside(run, quiet);
    run.accompany(search);
    long millis = mind.share(PlayStyle.SLOW).capMillis();
    TimeBudget budget = TimeBudget.exactly(millis).and(engine.budgetOf(run));
    SearchLimits limits = SearchLimits.none().withTime(budget).withSearchMoves(quiet);
    searches.start(search, limits, new QuietListener(run, reason));
    remind(run, budget.hardMillis() + GRACE_MILLIS, run::answerNow);
  }

  private Run beside(Run run, List<Move> moves) {
    GoRequest request = GoRequest.byClock(run.board());
    return new Run(engine, engine.position(), request, Run.Purpose.PONDER, moves, Optional.empty());
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
