package org.tandemchess.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.BrainListener;
import org.tandemchess.engine.brain.Choice;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.brain.Thought;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.StopReason;

/**
 * The answer that is owed to a request for one board. It stands between the brain and the listener:
 * an answer is a legal move, and there is one answer or none, in time whatever the brain does.
 * Guarded by the monitor of the engine.
 */
final class OwedAnswer {
  /** How late a brain may be before it is answered for. */
  private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private final TandemEngine engine;
  private final Request request;
  private final BoardId board;
  private final Choices choices;
  private final Set<Move> legal;

  private boolean bounded;
  private boolean stopped;
  private boolean over;
  private @Nullable Thought thought;
  private @Nullable SearchInfo best;
  private @Nullable Future<?> alarm;

  OwedAnswer(TandemEngine engine, Request request, BoardId board, Choices choices) {
    this.engine = engine;
    this.request = request;
    this.board = board;
    this.choices = choices;
    this.legal = new HashSet<>(choices.legal());
    this.bounded = request.limits().release() == Release.AT_LIMIT;
  }

  Request request() {
    return request;
  }

  BoardId board() {
    return board;
  }

  Position position() {
    return request.position();
  }

  boolean isBounded() {
    return bounded;
  }

  boolean isOver() {
    return over;
  }

  /** Returns whether the board is still the one that this is about. */
  boolean fits(Position now) {
    return request.match().agreesOn(board, now);
  }

  /** Takes what thinks about it. */
  void started(Thought thinking) {
    thought = thinking;
  }

  void learn(SearchInfo info) {
    if (!over) {
      if (info.line() == 1) {
        best = info;
      }
      engine.listener().onInfo(request, board, info);
    }
  }

  void due(long nanos) {
    if (!over) {
      cancelAlarm();
      if (nanos != BrainListener.NEVER) {
        alarm = engine.monitor().after(nanos + GRACE_NANOS, this::answerNow);
      }
    }
  }

  /** The brain has made a choice. */
  void chosen(Choice choice) {
    if (over) {
      return;
    }
    switch (choice) {
      case Choice.Play play -> {
        best = play.info().orElse(best);
        answer(play.line(), play.reason());
      }
      case Choice.Nothing(StopReason reason) -> answer(List.of(), reason);
      case Choice.Sit sit when request.match().sitRule() instanceof SitRule.InTurns ->
          pass(sit.reason());
      case Choice.Sit(long millis, String why, StopReason reason) -> {
        cancelAlarm();
        engine.listener().onSitting(request, board, millis, why);
        engine.tellPartner(this, score());
      }
    }
  }

  void fault(Throwable fault) {
    engine.listener().onFault(board, fault);
  }

  /** What was expected has happened. */
  void hit(MatchView now, Limits limits) {
    if (request.limits().release() != Release.ON_HIT || bounded || over) {
      return;
    }
    bounded = true;
    if (best != null) {
      // Hosts that begin to listen with the hit want to see what the answer rests on.
      engine.listener().onInfo(request, board, best);
    }
    if (thought == null) {
      answer(List.of(), StopReason.NO_MOVE);
    } else {
      thought.hit(now, limits);
    }
  }

  /** Ends the thinking; it is answered as soon as the brain has, or never. */
  void end(Ending ending) {
    stopped = true;
    if (ending == Ending.SILENCE) {
      silence();
    } else if (!over && thought != null) {
      thought.answer(board);
    } else if (!over) {
      answer(List.of(), StopReason.NO_MOVE);
    }
  }

  /** Says nothing from now on. */
  void silence() {
    finish();
    engine.settled(this);
  }

  private void finish() {
    over = true;
    cancelAlarm();
    if (thought != null) {
      thought.end(board);
    }
  }

  private void cancelAlarm() {
    if (alarm != null) {
      alarm.cancel(false);
    }
  }

  /** Answers with the best move known, whatever the brain is doing; no-op once answered. */
  void answerNow() {
    if (!over) {
      List<Move> line = best == null ? List.of() : best.variation();
      answer(line, stopped ? StopReason.STOPPED : StopReason.TIME);
    }
  }

  private Score score() {
    return best == null ? Score.centipawns(0) : best.score();
  }

  private void pass(StopReason reason) {
    finish();
    engine.answerEarlier(this);
    tell(Optional.empty(), Optional.empty(), reason);
    engine.settled(this);
  }

  private void answer(List<Move> line, StopReason reason) {
    Optional<Move> move = line.stream().findFirst().filter(legal::contains);
    if (move.isEmpty() && !line.isEmpty()) {
      Throwable fault = new IllegalStateException("illegal: " + line.getFirst());
      engine.listener().onFault(board, fault);
    }
    Optional<Move> reply =
        move.isPresent() && line.size() > 1 ? Optional.of(line.get(1)) : Optional.empty();
    Optional<Move> played = move.or(() -> choices.quick().map(QuickChoice::move));
    finish();
    engine.answerEarlier(this);
    if (best == null) {
      best = firstSight(played);
      engine.listener().onInfo(request, board, best);
    }
    engine.tellPartner(this, best.score());
    tell(played, reply, explained(reason));
    engine.settled(this);
    if (played.isPresent()) {
      engine.answered(this, played.get(), best.score());
    }
  }

  /** Returns why the thinking ended, given why that of the brain did. */
  private StopReason explained(StopReason ofBrain) {
    if (best != null && best.depth() >= request.limits().depth().orElse(Integer.MAX_VALUE)) {
      return ofBrain;
    }
    boolean allNodes =
        best != null && best.nodes() >= request.limits().nodes().orElse(Long.MAX_VALUE);
    return allNodes && ofBrain == StopReason.DEPTH ? StopReason.NODES : choices.reason(ofBrain);
  }

  private void tell(Optional<Move> move, Optional<Move> reply, StopReason reason) {
    engine.listener().onBestMove(request, board, new BestMove(move, reply, reason));
    engine.report(this, move, best == null ? firstSight(move) : best, thought);
  }

  /** Returns what can be told without a search: the material, or that there is no move. */
  private SearchInfo firstSight(Optional<Move> move) {
    int material = choices.quick().map(QuickChoice::centipawns).orElse(0);
    Score score =
        switch (position().status(board)) {
          case CHECKMATE -> new Score.Mate(0);
          case WAITING -> waiting();
          case ONGOING, STALEMATE_DRAW, STALEMATE_LOSS, KING_TAKEN -> Score.centipawns(material);
        };
    List<Move> line = move.map(List::of).orElse(List.of());
    return new SearchInfo(0, 0, 0, elapsedMillis(), 0, score, line, 1);
  }

  /** Returns the score of having no move now: none in particular unless in check. */
  private Score waiting() {
    return position().boardCopy(board).inCheck() ? new Score.Waiting(0) : Score.centipawns(0);
  }

  /** Returns the milliseconds since the request was read. */
  long elapsedMillis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - request.limits().receivedNanos());
  }
}
