package org.tandemchess.search.api;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.time.TimeBudget;

/**
 * Runs a {@link Searcher} on a thread of its own, order after order.
 *
 * <p>What may go wrong between threads is settled here once: the stop object exists before the
 * thread is told, the result is told exactly once whatever the searcher throws, and the result of
 * an infinite search is held back, asleep, until the stop, that of a ponder search until the stop
 * or the hit. The thread is a daemon and is started by the first order. Safe for use by any thread.
 */
public final class SearchThread implements Search {
  private final Searcher searcher;
  private final String name;

  // Guarded by the lock of this object.
  private final ArrayDeque<Runnable> orders = new ArrayDeque<>();
  private @Nullable Thread thread;
  private @Nullable Job running;
  private boolean closed;

  /**
   * Makes a search that has no thread yet.
   *
   * @param searcher used by the new thread only
   * @param name the name of the thread
   */
  public SearchThread(Searcher searcher, String name) {
    this.searcher = searcher;
    this.name = name;
  }

  @Override
  public SearchHandle start(SearchRequest request, SearchListener listener) {
    Job job = new Job(request, listener);
    submit(job);
    return job;
  }

  @Override
  public void configure(SearchSettings settings) {
    synchronized (this) {
      if (orders.peekLast() instanceof Change) {
        // Nobody searches under settings that are changed again at once, and tables take time.
        orders.removeLast();
      }
      submit(new Change(searcher, settings));
    }
  }

  @Override
  public void prepare() {
    submit(searcher::prepare);
  }

  @Override
  public void forget() {
    submit(searcher::forget);
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      for (Runnable order : orders) {
        if (order instanceof Job job) {
          job.stop();
        }
      }
      if (running != null) {
        running.stop();
      }
      notifyAll();
    }
  }

  private synchronized void submit(Runnable order) {
    if (closed) {
      return;
    }
    orders.add(order);
    if (thread == null) {
      thread = new Thread(this::work, name);
      thread.setDaemon(true);
      thread.start();
    }
    notifyAll();
  }

  private void work() {
    for (Runnable order = next(); order != null; order = next()) {
      try {
        order.run();
      } catch (RuntimeException | Error fault) {
        // A job tells its own faults; what is left are settings, which the next order outlives.
        System.getLogger(SearchThread.class.getName())
            .log(System.Logger.Level.ERROR, name + ": an order failed", fault);
      }
    }
  }

  private synchronized @Nullable Runnable next() {
    running = null;
    while (orders.isEmpty()) {
      if (closed) {
        return null;
      }
      try {
        wait();
      } catch (InterruptedException e) {
        // Nobody but a closing program interrupts a thread that this class made.
        closed = true;
        return null;
      }
    }
    Runnable order = orders.remove();
    running = order instanceof Job job ? job : null;
    return order;
  }

  private synchronized boolean isSearchWaiting() {
    return orders.stream().anyMatch(Job.class::isInstance);
  }

  /** A change of all settings. */
  private record Change(Searcher searcher, SearchSettings settings) implements Runnable {
    @Override
    public void run() {
      searcher.configure(settings);
    }
  }

  /** One search, from the order to the result. */
  private final class Job implements Runnable, SearchHandle {
    private final SearchRequest request;
    private final SearchListener listener;
    private final SearchControl control;
    private final CountDownLatch told = new CountDownLatch(1);
    // Written and read by the thread of the search only.
    private List<Move> line = List.of();

    Job(SearchRequest request, SearchListener listener) {
      this.request = request;
      this.listener = listener;
      this.control = new SearchControl(request.limits());
    }

    @Override
    public void run() {
      SearchResult result = search();
      try {
        switch (request.limits().release()) {
          case AT_LIMIT -> {}
          case ON_HIT -> control.awaitHit();
          case ON_STOP -> control.awaitStop();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } finally {
        try {
          listener.onResult(result);
        } finally {
          told.countDown();
        }
      }
    }

    /** Searches, whatever the searcher throws; its best line so far answers where it has none. */
    private SearchResult search() {
      if (isSuperseded()) {
        return SearchResult.none(StopReason.SUPERSEDED);
      }
      SearchResult result;
      try {
        result = searcher.search(request, control, this::progress);
      } catch (RuntimeException | Error fault) {
        listener.onFailure(fault);
        result = SearchResult.none(StopReason.FAILED);
      }
      return result.best().isPresent() ? result : SearchResult.of(line, result.reason());
    }

    /**
     * Returns whether the search was stopped before it began and another one waits. Whoever asks
     * faster than searches can begin and end would else fill the memory with orders.
     */
    private boolean isSuperseded() {
      return control.isStopped() && isSearchWaiting();
    }

    private void progress(SearchInfo info) {
      if (info.line() == 1) {
        line = info.variation();
      }
      listener.onInfo(info);
    }

    @Override
    public void stop() {
      control.stop();
    }

    @Override
    public void breakOff() {
      control.breakOff();
    }

    @Override
    public void shorten(TimeBudget fromNow) {
      control.shorten(fromNow);
    }

    @Override
    public void hit(TimeBudget fromNow) {
      control.hit(fromNow);
    }

    @Override
    public boolean await(Duration time) throws InterruptedException {
      return told.await(time.toNanos(), TimeUnit.NANOSECONDS);
    }
  }
}
