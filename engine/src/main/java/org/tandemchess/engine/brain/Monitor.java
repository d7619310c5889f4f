package org.tandemchess.engine.brain;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The lock of an engine, its brain and all that they tell, with an alarm clock. Whatever happens,
 * happens in one place at a time: calls from outside, news of searches and alarms.
 *
 * <p>A search that computes is the first to wait when a machine is overloaded; the thread of the
 * alarms sleeps and so is woken at once. Safe for use by any thread.
 */
public final class Monitor implements AutoCloseable {
  private final ScheduledThreadPoolExecutor timer;

  /** Makes a lock that nobody holds. */
  public Monitor() {
    timer = new ScheduledThreadPoolExecutor(1, Monitor::daemon);
    timer.setRemoveOnCancelPolicy(true);
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "tandem-watchdog");
    thread.setDaemon(true);
    return thread;
  }

  /** Does something once nobody else holds the lock. */
  public void enter(Runnable task) {
    synchronized (this) {
      task.run();
    }
  }

  /** Does something later, under the lock, unless the returned future is cancelled before. */
  public Future<?> after(long nanos, Runnable task) {
    return timer.schedule(() -> enter(task), nanos, TimeUnit.NANOSECONDS);
  }

  /** Ends the alarm clock; nothing is done later any more. */
  @Override
  public void close() {
    timer.shutdown();
  }
}
