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

/**
 * Plays a game without clocks: boards A and B take turns, so that the same players with the same
 * seed play the same game.
 *
 * <p>A seat without a legal move, and one that sits, lets its turn pass. When nobody has moved for
 * two rounds nobody will: the game is a draw. Used by one thread.
 */
final class TurnGame {
  private static final int IDLE_TURNS = 4;

  private final Arbiter arbiter;
  private final GameEvents events;
  private final long patienceNanos;

  TurnGame(Arbiter arbiter, GameEvents events, GameRules rules) {
    this.arbiter = arbiter;
    this.events = events;
    patienceNanos = TimeUnit.MILLISECONDS.toNanos(rules.patienceMillis());
  }

  /**
   * Plays until the game has ended.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  void play() throws InterruptedException {
    int idle = 0;
    for (BoardId board = BoardId.A; arbiter.outcome().isEmpty(); board = board.other()) {
      int before = arbiter.turn(board);
      if (arbiter.canMove(board)) {
        takeTurn(board);
      }
      idle = arbiter.turn(board) == before ? idle + 1 : 0;
      if (idle >= IDLE_TURNS) {
        arbiter.end(deadlock());
      }
    }
  }

  /**
   * Two stuck seats of one team would run out of time in life; of two teams nobody knows who first.
   */
  private GameOutcome deadlock() {
    Seat a = arbiter.seatToMove(BoardId.A);
    Seat b = arbiter.seatToMove(BoardId.B);
    return a.team() == b.team()
        ? GameOutcome.lostBy(a, Cause.DEADLOCK, "both seats wait")
        : GameOutcome.draw(Cause.DEADLOCK);
  }

  private void takeTurn(BoardId board) throws InterruptedException {
    Seat seat = arbiter.seatToMove(board);
    long asked = System.nanoTime();
    arbiter.ask(board);
    boolean waiting = true;
    while (waiting && arbiter.outcome().isEmpty()) {
      Told told = events.next(asked + patienceNanos - System.nanoTime());
      if (told == null) {
        arbiter.end(GameOutcome.lostBy(seat, Cause.HANG, "no answer"));
      } else {
        waiting = !settles(told.seats(), told.event(), board, asked);
      }
    }
  }

  /** Returns whether an event is the answer that is waited for. */
  private boolean settles(Set<Seat> seats, Event event, BoardId board, long asked) {
    switch (event) {
      case Event.Said(BoardId from, String words) -> arbiter.passOn(seats, from, words);
      case Event.Failed failed -> arbiter.fail(seats, failed.why());
      case Event.Answered(Answer answer) -> {
        if (answer.board() == board && arbiter.isCurrent(answer, seats)) {
          long used = TimeUnit.NANOSECONDS.toMillis(answer.nanos() - asked);
          arbiter.judge(answer, OptionalLong.empty(), used);
          return true;
        }
      }
    }
    return false;
  }
}
