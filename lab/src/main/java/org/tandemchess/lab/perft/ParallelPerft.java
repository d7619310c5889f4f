package org.tandemchess.lab.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;

/** Threads that count trees, one tree at a time. Used by one thread. */
public final class ParallelPerft implements AutoCloseable {
  private static final long PROGRESS_MILLIS = 100;

  private final int threads;
  private final ExecutorService pool;

  /** Makes a number of threads, at least 1. */
  public ParallelPerft(int threads) {
    this.threads = threads;
    this.pool =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("tandem-perft-", 0).factory());
  }

  /**
   * Blocks until all leaves of a tree are counted.
   *
   * @param progress told the leaves found so far every tenth of a second, by the calling thread
   * @throws InterruptedException if the calling thread is interrupted
   */
  public PerftCount count(PerftTree tree, LongConsumer progress) throws InterruptedException {
    if (tree.depth() == 0) {
      return new PerftCount(1, new TreeMap<>());
    }
    long[] leaves = new long[tree.branches()];
    AtomicInteger next = new AtomicInteger();
    LongAdder found = new LongAdder();
    List<Future<?>> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      PerftTree.Counter counter = tree.counter();
      workers.add(
          pool.submit(
              () -> {
                for (int at = next.getAndIncrement();
                    at < leaves.length;
                    at = next.getAndIncrement()) {
                  leaves[at] = counter.count(at);
                  found.add(leaves[at]);
                }
              }));
    }
    for (Future<?> worker : workers) {
      await(worker, () -> progress.accept(found.sum()));
    }
    SortedMap<String, Long> byRootMove = new TreeMap<>();
    for (int i = 0; i < leaves.length; i++) {
      byRootMove.merge(tree.rootMove(i), leaves[i], Long::sum);
    }
    return new PerftCount(found.sum(), byRootMove);
  }

  /** Ends the threads. */
  @Override
  public void close() {
    pool.shutdownNow();
  }

  private static void await(Future<?> worker, Runnable meanwhile) throws InterruptedException {
    while (true) {
      try {
        worker.get(PROGRESS_MILLIS, TimeUnit.MILLISECONDS);
        return;
      } catch (TimeoutException e) {
        meanwhile.run();
      } catch (ExecutionException e) {
        throw new IllegalStateException("a counting thread failed", e.getCause());
      }
    }
  }
}
