package org.tandemchess.lab.asked;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.rules.core.BoardId;

/**
 * Keeps the first answer of a player, or why there is none; what comes later is not looked at. The
 * player's threads tell it, one other thread waits.
 */
public final class FirstAnswer implements PlayerListener {
  private final CompletableFuture<Answer> answer = new CompletableFuture<>();

  @Override
  public void answered(Answer given) {
    answer.complete(given);
  }

  @Override
  public void said(BoardId from, String words) {}

  @Override
  public void failed(PlayerException why) {
    answer.completeExceptionally(why);
  }

  /**
   * Waits for the answer.
   *
   * @param most to wait
   * @param unit of {@code most}
   * @param time {@code most} as the message of a player that hangs tells it
   * @throws PlayerException if the player fails, or does not answer in time
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public Answer await(long most, TimeUnit unit, String time)
      throws PlayerException, InterruptedException {
    try {
      return answer.get(most, unit);
    } catch (TimeoutException e) {
      throw new PlayerException(PlayerException.Kind.HANG, "no answer in " + time);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof PlayerException why) {
        throw why;
      }
      throw new IllegalStateException(e);
    }
  }
}
