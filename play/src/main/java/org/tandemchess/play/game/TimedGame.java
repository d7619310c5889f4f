package org.tandemchess.play.game;

import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.tandemchess.play.game.GameEvents.Event;
import org.tandemchess.play.game.GameEvents.Told;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.play.player.Answer;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Position;

/**
 * Plays a game by the clock: both boards at once, as in life.
 *
 * <p>A seat without a legal move is not asked; its clock runs until a piece arrives or its flag
 * falls. A seat whose reserve grows while it thinks is told so. Used by one thread.
 */
final class TimedGame {
  private final Arbiter arbiter;
  private final GameEvents events;
  private final MatchClocks clocks;
  private final long[] askedAt = new long[2];

  TimedGame(Arbiter arbiter, GameEvents events, Odds odds, long patienceMillis) {
    this.arbiter = arbiter;
    this.events = events;
    clocks = new MatchClocks(odds, patienceMillis);
  }

  /**
   * Plays until the game has ended.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  void play() throws InterruptedException {
    for (BoardId board : BoardId.values()) {
      beginTurn(board, System.nanoTime());
    }
    while (arbiter.outcome().isEmpty()) {
      long now = System.nanoTime();
      Seat next = clocks.nextToFall(now).orElseThrow();
      Told told = events.next(clocks.untilFall(next, now));
      if (told == null) {
        callFlag(next, System.nanoTime());
      } else {
        handle(told.seats(), told.event());
      }
    }
  }

  private void callFlag(Seat seat, long now) {
    if (clocks.hasFallen(seat, now)) {
      arbiter.setClocks(clocks.read(now));
      if (!arbiter.canMove(seat.board())) {
        arbiter.end(GameOutcome.lostBy(seat, Cause.FLAG, GameOutcome.WAITING));
      } else if (clocks.hasClock(seat)) {
        arbiter.end(GameOutcome.lostBy(seat, Cause.FLAG, ""));
      } else {
        arbiter.end(GameOutcome.lostBy(seat, Cause.HANG, "no answer"));
      }
    }
  }

  private void handle(Set<Seat> seats, Event event) {
    switch (event) {
      case Event.Answered(Answer answer) -> answered(seats, answer);
      case Event.Said(BoardId from, String words) -> arbiter.passOn(seats, from, words);
      case Event.Failed failed -> arbiter.fail(seats, failed.why());
    }
  }

  private void answered(Set<Seat> seats, Answer answer) {
    BoardId board = answer.board();
    if (!arbiter.isCurrent(answer, seats) || answer.decision() instanceof Answer.Decision.Sits) {
      return; // late, doubled, or waiting: the clock goes on
    }
    Seat seat = arbiter.seatToMove(board);
    long now = answer.nanos();
    if (clocks.hasFallen(seat, now)) {
      callFlag(seat, now);
      return;
    }
    Position before = arbiter.state().position();
    clocks.stop(seat, now);
    arbiter.setClocks(clocks.read(now));
    long used = TimeUnit.NANOSECONDS.toMillis(now - askedAt[board.index()]);
    OptionalLong left =
        clocks.hasClock(seat)
            ? OptionalLong.of(arbiter.state().clocks().millis(seat))
            : OptionalLong.empty();
    arbiter.judge(answer, left, used);
    if (arbiter.outcome().isEmpty()) {
      beginTurn(board, now);
      BoardId other = board.other();
      if (before.key(other) != arbiter.state().position().key(other)) {
        ask(other);
      }
    }
  }

  private void beginTurn(BoardId board, long now) {
    askedAt[board.index()] = now;
    clocks.start(arbiter.seatToMove(board), now);
    ask(board);
  }

  private void ask(BoardId board) {
    if (arbiter.canMove(board)) {
      int moves = clocks.movesToGo(arbiter.seatToMove(board));
      arbiter.setClocks(clocks.read(System.nanoTime()).withMovesToGo(moves));
      arbiter.ask(board);
    }
  }
}
