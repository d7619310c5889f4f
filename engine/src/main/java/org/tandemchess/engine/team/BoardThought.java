package org.tandemchess.engine.team;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.BrainListener;
import org.tandemchess.engine.brain.Choice;
import org.tandemchess.engine.brain.LegalMoves;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchHandle;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchListener;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.StopReason;
import org.tandemchess.search.time.TimeBudget;

/**
 * The thinking about one board: its search, the move that is held back when that has ended, and the
 * choice in the end. State is guarded by the monitor of the brain.
 */
final class BoardThought implements SearchListener {
  /** A search that has less time left does not begin again. */
  private static final long LEAST_REFRESHED_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

  private final PriceBrain brain;
  private final MatchView match;
  private final BoardId board;
  private final Limits limits;
  private final BrainListener listener;

  private @Nullable SearchHandle handle;
  private long softNanos = Long.MAX_VALUE;
  private boolean isPromised;
  // Of the nano clock, if a choice is promised.
  private long dueNanos;
  private boolean bounded;
  private boolean wanted;
  private boolean over;
  private @Nullable SearchInfo best;
  private @Nullable HeldMove held;

  BoardThought(
      PriceBrain brain, MatchView match, BoardId board, Limits limits, BrainListener listener) {
    this.brain = brain;
    this.match = match;
    this.board = board;
    this.limits = limits;
    this.listener = listener;
    this.bounded = limits.release() == Release.AT_LIMIT;
  }

  BoardId board() {
    return board;
  }

  MatchView match() {
    return match;
  }

  Position position() {
    return match.position();
  }

  BrainListener listener() {
    return listener;
  }

  /** Returns whether this comes to a choice without being asked to. */
  boolean isBounded() {
    return bounded;
  }

  boolean isByClock() {
    return bounded && limits.isByClock();
  }

  /** Returns the move that is held back, if one is. */
  Optional<HeldMove> held() {
    return over ? Optional.empty() : Optional.ofNullable(held);
  }

  boolean isHeld() {
    return held != null && !over;
  }

  /** Returns how good the board is for us as far as the search has told; even if it has not. */
  Score score() {
    return best == null ? Score.centipawns(0) : best.score();
  }

  /** Returns whether the board is still the one that this is about. */
  boolean fits(Position now) {
    return match.agreesOn(board, now);
  }

  /** Takes the handle of the search, which should come back within its budget. */
  void started(SearchHandle search, TimeBudget budget) {
    handle = search;
    if (budget.isLimited()) {
      softNanos = TimeUnit.MILLISECONDS.toNanos(budget.softMillis());
      if (bounded) {
        due(TimeUnit.MILLISECONDS.toNanos(budget.hardMillis()) - elapsedNanos());
      }
    }
  }

  /** Promises a choice after this time at the latest; what was promised before holds. */
  private void due(long nanos) {
    long now = System.nanoTime();
    if (!isPromised || now + nanos - dueNanos < 0) {
      isPromised = true;
      dueNanos = now + nanos;
    }
    listener.onDue(board, dueNanos - now);
  }

  private long elapsedNanos() {
    return System.nanoTime() - limits.receivedNanos();
  }

  /** The other board has changed: the search counts with it as it is now, if time allows. */
  void refresh() {
    boolean late = bounded && softNanos - elapsedNanos() < LEAST_REFRESHED_NANOS;
    if (handle != null && !isHeld() && !late) {
      handle.breakOff();
    }
  }

  /** Gives the search at most this much time from now. */
  void shorten(TimeBudget budget) {
    if (handle != null) {
      handle.shorten(budget);
      due(TimeUnit.MILLISECONDS.toNanos(budget.hardMillis()));
    }
  }

  /** What was expected has happened: the search has this much time from now. */
  void hit(TimeBudget budget) {
    if (limits.release() != Release.ON_HIT || bounded || over || handle == null) {
      return;
    }
    bounded = true;
    handle.hit(budget);
    if (budget.isLimited()) {
      due(TimeUnit.MILLISECONDS.toNanos(budget.hardMillis()));
    }
  }

  /** A choice is wanted as soon as the search comes back. */
  void answer() {
    wanted = true;
    if (isHeld()) {
      playHeld();
    } else if (handle != null && !over) {
      handle.stop();
      due(0);
    }
  }

  /** Says nothing from now on. */
  void end() {
    finish();
    if (handle != null) {
      handle.stop();
    }
  }

  private void finish() {
    over = true;
    if (held != null) {
      held.end();
    }
  }

  /** Plays the move that is held back. */
  void playHeld() {
    if (held != null && !over) {
      conclude(held.line(), held.reason());
    }
  }

  /** A search that goes on while the move is held back has come deeper. */
  void improve(SearchInfo info) {
    if (best != null && info.line() == 1 && info.depth() > best.depth()) {
      replace(info, held == null ? "" : held.override());
    }
  }

  /** While the move is held back something better, or wanted more, is found. */
  void replace(SearchInfo info, String why) {
    if (isHeld() && held != null && !info.variation().isEmpty()) {
      best = info;
      held.replace(info.variation(), why);
    }
  }

  /** Returns why the move is not what the search found first; empty if it is. */
  String override() {
    return held == null ? "" : held.override();
  }

  /** Returns how long the move has been held back, in milliseconds. */
  long heldMillis() {
    return held == null ? 0 : held.millis();
  }

  @Override
  public void onInfo(SearchInfo info) {
    List<Move> variation = LegalMoves.prefix(info.variation(), position().boardCopy(board));
    if (!variation.isEmpty()) {
      SearchInfo sound = info.withVariation(variation);
      brain.monitor().enter(() -> learn(sound));
    }
  }

  private void learn(SearchInfo info) {
    if (over) {
      return;
    }
    brain.observed(this, info);
    if (info.line() == 1) {
      best = info;
    }
    listener.onInfo(board, info);
  }

  @Override
  public void onResult(SearchResult result) {
    brain.monitor().enter(() -> returned(result));
  }

  private void returned(SearchResult result) {
    if (over) {
      brain.over(this);
      return;
    }
    List<Move> line = LegalMoves.prefix(result.line(), position().boardCopy(board));
    if (line.isEmpty() && result.best().isPresent()) {
      listener.onFault(board, new IllegalStateException("illegal: " + result.best().get()));
    }
    if (!wanted && !line.isEmpty() && brain.wantsToHold(this)) {
      held = new HeldMove(line, result.reason());
      listener.onDue(board, BrainListener.NEVER);
      brain.reconsider(this);
    } else {
      conclude(line, result.reason());
    }
  }

  private void conclude(List<Move> line, StopReason reason) {
    finish();
    brain.over(this);
    listener.onChoice(
        board,
        line.isEmpty()
            ? new Choice.Nothing(reason)
            : new Choice.Play(line, Optional.ofNullable(best), reason));
  }

  @Override
  public void onFailure(Throwable fault) {
    brain.monitor().enter(() -> listener.onFault(board, fault));
  }
}
