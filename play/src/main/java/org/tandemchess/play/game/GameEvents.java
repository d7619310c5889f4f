package org.tandemchess.play.game;

import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;

/** What players tell during one game, in the order in which it arrived. Safe for any thread. */
final class GameEvents {

  /** Something a player told. */
  sealed interface Event {

    record Answered(Answer answer) implements Event {}

    record Said(BoardId from, String words) implements Event {}

    record Failed(PlayerException why) implements Event {}
  }

  /**
   * An event and who it came from.
   *
   * @param seats all seats of the player
   */
  record Told(Set<Seat> seats, Event event) {}

  private final BlockingQueue<Told> queue = new LinkedBlockingQueue<>();

  /** Returns the listener for the player of some seats. */
  PlayerListener listener(Set<Seat> seats) {
    return new PlayerListener() {
      @Override
      public void answered(Answer answer) {
        queue.add(new Told(seats, new Event.Answered(answer)));
      }

      @Override
      public void said(BoardId from, String words) {
        queue.add(new Told(seats, new Event.Said(from, words)));
      }

      @Override
      public void failed(PlayerException why) {
        queue.add(new Told(seats, new Event.Failed(why)));
      }
    };
  }

  /** Waits for the next event; null when the time is over. */
  @Nullable Told next(long nanos) throws InterruptedException {
    return queue.poll(nanos, TimeUnit.NANOSECONDS);
  }
}
