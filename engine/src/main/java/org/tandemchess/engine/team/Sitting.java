package org.tandemchess.engine.team;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.Choice;
import org.tandemchess.engine.brain.LegalMoves;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.engine.team.Strategist.Reason;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchListener;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.time.TimeBudget;

/**
 * Carries out what was decided about a move that is held back: it goes on waiting, a quiet move is
 * looked for, or it is played. Used under the monitor.
 */
final class Sitting {
  private static final long GRACE_MILLIS = 5;

  private final PriceBrain brain;
  private final TeamKnowledge team;
  private final BoardSearches searches;

  Sitting(PriceBrain brain, TeamKnowledge team, BoardSearches searches) {
    this.brain = brain;
    this.team = team;
    this.searches = searches;
  }

  /** Does what was decided about the move that a thought holds back. */
  void carryOut(Decision decision, BoardThought thought, HeldMove held) {
    switch (decision) {
      case Decision.Play play -> thought.playHeld();
      case Decision.Stall(Reason reason) -> {
        if (held.isAlone()) {
          playQuietly(thought, held, reason);
        } else {
          thought.playHeld();
        }
      }
      case Decision.Sit(long millis, Reason reason) -> {
        if (held.isAlone()) {
          thought
              .listener()
              .onChoice(thought.board(), new Choice.Sit(millis, reason.words(), held.reason()));
          // Nobody hears of it, but the move may become a better one.
          brain.thinkOn(thought.board()).ifPresent(other -> held.accompany(other::end));
        }
        remind(thought, held, millis, () -> brain.reconsider(thought));
      }
    }
  }

  /** Looks for a quiet move for a moment; then that or the best one is played. */
  private void playQuietly(BoardThought thought, HeldMove held, Reason reason) {
    Board board = thought.position().boardCopy(thought.board());
    List<Move> quiet = QuietMoves.among(LegalMoves.of(board), board);
    if (quiet.isEmpty()) {
      thought.playHeld();
      return;
    }
    BoardThought beside = brain.beside(thought.board());
    held.accompany(beside::end);
    long millis = team.share(PlayStyle.SLOW).capMillis();
    TimeBudget budget = TimeBudget.exactly(millis).and(brain.clockBudget(thought.board()));
    SearchLimits limits = SearchLimits.none().withTime(budget).withSearchMoves(quiet);
    searches.start(beside, limits, new QuietListener(thought, reason));
    remind(thought, held, budget.hardMillis() + GRACE_MILLIS, thought::playHeld);
  }

  private void remind(BoardThought thought, HeldMove held, long millis, Runnable task) {
    long nanos = TimeUnit.MILLISECONDS.toNanos(millis);
    held.remind(
        brain
            .monitor()
            .after(
                nanos,
                () -> {
                  if (thought.isHeld()) {
                    task.run();
                  }
                }));
  }

  /** Hears the search among quiet moves and plays the one it ends with, if it is good enough. */
  private final class QuietListener implements SearchListener {
    private final BoardThought thought;
    private final Reason reason;
    // Used by the thread of the search.
    private @Nullable SearchInfo last;

    QuietListener(BoardThought thought, Reason reason) {
      this.thought = thought;
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
      brain
          .monitor()
          .enter(
              () -> {
                if (last != null && team.mayStall(thought.score(), last.score())) {
                  thought.replace(last, reason.words());
                }
                thought.playHeld();
              });
    }

    @Override
    public void onFailure(Throwable fault) {
      brain.monitor().enter(() -> thought.listener().onFault(thought.board(), fault));
    }
  }
}
