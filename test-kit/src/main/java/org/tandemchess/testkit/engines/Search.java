package org.tandemchess.testkit.engines;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One search of a {@link FakeEngine}: waits, prints what its habit wants, and answers once. The
 * monitor of the {@link Output} guards it.
 */
final class Search {
  private static final ScheduledExecutorService CLOCK =
      Executors.newScheduledThreadPool(1, Thread.ofPlatform().daemon().factory());

  private static final int FLOOD_BATCH = 1000;

  private final Habit habit;
  private final Output out;
  private final String move;
  private final Consumer<String> answer;
  private final ScheduledFuture<?> end;
  private final @Nullable ScheduledFuture<?> flood;
  private boolean over;

  /**
   * Begins to think.
   *
   * @param board the position
   * @param info a line of information in the dialect
   * @param answer takes the move; an empty one if there is none
   */
  Search(Habit habit, TinyBoard board, String info, Output out, Consumer<String> answer) {
    this.habit = habit;
    this.out = out;
    this.answer = answer;
    boolean late = board.ply() >= 6;
    if (late && habit == Habit.CRASH) {
      System.err.println("fake engine: a bishop has fallen over");
      Runtime.getRuntime().halt(3);
    }
    if (late && habit == Habit.CLOSE) {
      out.close();
    }
    List<String> moves = board.moves();
    boolean illegal = late && habit == Habit.ILLEGAL;
    String found = moves.isEmpty() ? "" : moves.get(board.ply() * 7919 % moves.size());
    move = illegal ? "a1h8" : found;
    out.print(info);
    flood =
        habit == Habit.FLOOD
            ? CLOCK.scheduleAtFixedRate(
                () -> out.print((info + "\n").repeat(FLOOD_BATCH).strip()),
                0,
                TimeUnit.SECONDS.toMicros(1) * FLOOD_BATCH / 100_000,
                TimeUnit.MICROSECONDS)
            : null;
    end = CLOCK.schedule(() -> finish(true), thinkMillis(), TimeUnit.MILLISECONDS);
  }

  private long thinkMillis() {
    return switch (habit) {
      case SLOW -> TimeUnit.HOURS.toMillis(1);
      case IGNORE_STOP -> 1000;
      case FLOOD -> 300;
      default -> 20;
    };
  }

  /** Answers now, if it has not yet. */
  void stop() {
    if (habit != Habit.IGNORE_STOP) {
      finish(true);
    }
  }

  /** Ends without an answer. */
  void forget() {
    if (habit != Habit.IGNORE_STOP) {
      finish(false);
    }
  }

  boolean isOver() {
    return over;
  }

  private void finish(boolean answers) {
    synchronized (out) {
      if (!over) {
        end(answers);
      }
    }
  }

  private void end(boolean answers) {
    over = true;
    end.cancel(false);
    if (flood != null) {
      flood.cancel(false);
    }
    if (answers) {
      answer.accept(move);
      if (habit == Habit.TWICE) {
        answer.accept(move);
      }
    }
  }
}
