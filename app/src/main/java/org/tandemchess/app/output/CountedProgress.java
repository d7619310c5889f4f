package org.tandemchess.app.output;

import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Tells how many parts of long work are done and how long the rest will take, if it goes on as it
 * went so far: {@code 12/48 boards, 0:00:30 left}.
 */
public final class CountedProgress {
  private final Progress progress;
  private final LongSupplier nanos;
  private final long began;
  private final long all;
  private final String parts;
  private long before;

  /**
   * Begins.
   *
   * @param all parts that there are
   * @param parts what they are called
   */
  public CountedProgress(Terminal terminal, long all, String parts) {
    this(terminal, all, parts, System::nanoTime);
  }

  /** Goes by another clock, for tests. */
  CountedProgress(Terminal terminal, long all, String parts, LongSupplier nanos) {
    progress = new Progress(terminal, nanos);
    this.nanos = nanos;
    began = nanos.getAsLong();
    this.all = all;
    this.parts = parts;
  }

  /** Says how many parts were done in an earlier run, which took no time of this one. */
  public void resumedAfter(long partsBefore) {
    before = partsBefore;
  }

  /**
   * Shows how far it is, unless that was shown just now.
   *
   * @param done parts done in all
   */
  public void show(long done) {
    progress.show(() -> words(done));
  }

  /**
   * Shows how far it is and more, unless that was shown just now.
   *
   * @param done parts done in all
   * @param more makes what else there is to say
   */
  public void show(long done, Supplier<String> more) {
    progress.show(() -> words(done) + ", " + more.get());
  }

  /** Takes the line away, before something else is printed. */
  public void clear() {
    progress.clear();
  }

  /** Returns how far it is. */
  public String words(long done) {
    long each = (nanos.getAsLong() - began) / Math.max(1, done - before);
    Duration left = Duration.ofNanos(each * Math.max(0, all - done));
    return String.format(
        Locale.ROOT,
        "%d/%d %s, %d:%02d:%02d left",
        done,
        all,
        parts,
        left.toHours(),
        left.toMinutesPart(),
        left.toSecondsPart());
  }
}
