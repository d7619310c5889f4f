package org.tandemchess.engine;

import java.util.function.Consumer;

/** What a session needs of every engine, whatever it plays. Safe for use by any thread. */
public interface Engine extends AutoCloseable {

  /** Loads what a search needs, in the background, unless a request has come. */
  void warmUp();

  /**
   * Tells of each answer from now on, in its order, under the lock of the engine.
   *
   * @param reader passes on and returns, since a search may be waiting
   */
  void reportTo(Consumer<MoveReport> reader);

  /** Returns whether nobody waits for an answer. */
  boolean isIdle();

  /**
   * Blocks until all requests that have an end of their own are answered; the others, and
   * pondering, just end.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  void finish() throws InterruptedException;

  /**
   * Answers all requests that have an end of their own with the best move so far; the others, and
   * pondering, just end. Blocks for less than 70 ms.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  void quit() throws InterruptedException;

  /** Ends everything silently. */
  @Override
  void close();
}
