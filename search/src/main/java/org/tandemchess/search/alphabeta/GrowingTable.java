package org.tandemchess.search.alphabeta;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * A transposition table that can be searched with at once: memory has to be filled before it is
 * used, which for a large table takes longer than many a move, so a small one serves until that is
 * done in the background. Used by one thread.
 */
final class GrowingTable {
  /** Filled in about a millisecond, and enough for the first tenth of a second. */
  private static final int FIRST_MEGABYTES = 4;

  private static final Executor BACKGROUND =
      task -> Thread.ofPlatform().daemon().name("tandem-table").start(task);

  private TranspositionTable table;
  private @Nullable CompletableFuture<TranspositionTable> coming;

  /**
   * Makes a small table and begins to make the whole one.
   *
   * @param megabytes of 2^20 bytes, at least 1; where the memory is not there, it will be fewer
   */
  GrowingTable(int megabytes) {
    table = TranspositionTable.ofMegabytes(Math.min(megabytes, FIRST_MEGABYTES));
    if (megabytes > FIRST_MEGABYTES) {
      coming =
          CompletableFuture.supplyAsync(
              () -> TranspositionTable.ofMegabytes(megabytes), BACKGROUND);
    }
  }

  /** Returns the table as large as it is by now, for the next search. */
  TranspositionTable now() {
    return coming == null || !coming.isDone() ? table : whole();
  }

  /** Returns the whole table, for the next search; blocks until it is made. */
  TranspositionTable whole() {
    if (coming != null) {
      TranspositionTable made = coming.join();
      // Where memory is short, what was made may be no larger.
      if (made.length() > table.length()) {
        made.inherit(table);
        table = made;
      }
      coming = null;
    }
    return table;
  }

  /** Forgets all entries. No search may run. */
  void clear() {
    table.clear();
  }
}
