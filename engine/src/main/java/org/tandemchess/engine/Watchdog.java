package org.tandemchess.engine;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Sees to it that a run answers in time. A search that computes is the first to wait when a machine
 * is overloaded; this thread sleeps and so is woken at once. Safe for use by any thread.
 */
final class Watchdog implements AutoCloseable {
  private final ScheduledThreadPoolExecutor timer;

  Watchdog() {
    timer = new ScheduledThreadPoolExecutor(1, Watchdog::daemon);
    timer.setRemoveOnCancelPolicy(true);
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "tandem-watchdog");
    thread.setDaemon(true);
    return thread;
  }

  /** Does something later unless the returned future is cancelled before. */
  Future<?> after(long nanos, Runnable task) {
    return timer.schedule(task, nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void close() {
    timer.shutdown();
  }
}
