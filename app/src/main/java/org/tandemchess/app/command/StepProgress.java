package org.tandemchess.app.command;

import java.time.Duration;
import java.util.Locale;
import java.util.function.Supplier;

/** Shows how many steps of long work are done and how long the rest will take. */
final class StepProgress {
  private final Progress progress;
  private final int steps;
  private final int before;
  private final long began = System.nanoTime();

  /**
   * Begins.
   *
   * @param steps in all
   * @param before steps that were done before
   */
  StepProgress(Terminal terminal, int steps, int before) {
    progress = new Progress(terminal, System::nanoTime);
    this.steps = steps;
    this.before = before;
  }

  /**
   * Shows how far it is.
   *
   * @param done steps done in all
   * @param rest makes what else there is to say
   */
  void show(int done, Supplier<String> rest) {
    progress.show(() -> text(done, rest.get()));
  }

  private String text(int done, String rest) {
    long each = (System.nanoTime() - began) / Math.max(1, done - before);
    Duration left = Duration.ofNanos(each * (steps - done));
    return String.format(
        Locale.ROOT,
        "%d/%d steps, %d:%02d:%02d left, %s",
        done,
        steps,
        left.toHours(),
        left.toMinutesPart(),
        left.toSecondsPart(),
        rest);
  }

  /** Takes the line away. */
  void clear() {
    progress.clear();
  }
}
