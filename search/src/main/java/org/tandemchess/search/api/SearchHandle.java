package org.tandemchess.search.api;

import java.time.Duration;
import org.tandemchess.search.time.TimeBudget;

/** One search that was started. Safe for use by any thread. */
public interface SearchHandle {

  /** Ends the search soon; never blocks, and a second call does nothing. */
  void stop();

  /**
   * The other board has changed: a search that counts with it begins again within its limits, any
   * other one ends. Never blocks.
   */
  void breakOff();

  /** Takes in new clocks: from now on the search has at most this much time. Never blocks. */
  void shorten(TimeBudget fromNow);

  /**
   * Lets a ponder search answer, which has at most this much time from now; one that has ended
   * answers at once. No effect on other searches but that of {@link #shorten}. Never blocks.
   */
  void hit(TimeBudget fromNow);

  /**
   * Blocks until the result has been told.
   *
   * @return whether it was told within the time
   * @throws InterruptedException if the waiting thread is interrupted
   */
  boolean await(Duration time) throws InterruptedException;
}
