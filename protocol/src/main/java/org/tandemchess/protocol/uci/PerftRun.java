package org.tandemchess.protocol.uci;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.tandemchess.protocol.session.CommonLines;
import org.tandemchess.protocol.text.LineWriter;

/**
 * Counts the leaves of a tree of legal moves on a thread of its own and tells the count of each
 * root move, and the sum, as engine authors compare them.
 */
final class PerftRun implements Runnable {
  /** The deepest tree, in plies. */
  static final int MOST_PLIES = 30;

  private static final long WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final LineWriter writer;
  private final Tree tree;
  private final BooleanSupplier mayTell;
  private final Thread thread;
  private volatile boolean stopped;

  /** What is counted. Used by one thread. */
  interface Tree {
    /** Returns the number of root moves. */
    int size();

    /** Returns the text of a root move. */
    String move(int index);

    /** Returns the leaves behind a root move; meaningless once it must end. */
    long leaves(int index, BooleanSupplier mustEnd);
  }

  private PerftRun(LineWriter writer, Tree tree, BooleanSupplier mayTell) {
    this.writer = writer;
    this.tree = tree;
    this.mayTell = mayTell;
    thread = new Thread(this, "tandem-perft");
    thread.setDaemon(true);
  }

  /**
   * Starts to count.
   *
   * @param mayTell whether all is said that comes before; asked until it is true
   */
  static PerftRun start(LineWriter writer, Tree tree, BooleanSupplier mayTell) {
    PerftRun run = new PerftRun(writer, tree, mayTell);
    run.thread.start();
    return run;
  }

  /** Ends it within a moment; it says so instead of a sum. No effect once it is over. */
  void stop() {
    stopped = true;
  }

  /** Waits for its end; returns whether it has come in time. */
  boolean await(long millis) throws InterruptedException {
    return thread.join(Duration.ofMillis(millis));
  }

  private boolean mustEnd() {
    return stopped || writer.isBroken();
  }

  @Override
  public void run() {
    while (!mayTell.getAsBoolean() && !mustEnd()) {
      LockSupport.parkNanos(WAIT_NANOS);
    }
    long sum = 0;
    for (int i = 0; i < tree.size(); i++) {
      long leaves = tree.leaves(i, this::mustEnd);
      if (mustEnd()) {
        writer.offer(CommonLines.remark("perft stopped"));
        return;
      }
      sum += leaves;
      writer.require(tree.move(i) + ": " + leaves);
    }
    writer.require("");
    writer.require("Nodes searched: " + sum);
  }
}
