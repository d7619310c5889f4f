package org.tandemchess.app.tune;

import java.util.function.Supplier;
import org.tandemchess.app.output.Progress;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.app.output.TimeLeft;

/** Shows how many steps of long work are done and how long the rest will take. */
final class StepProgress {
  private final Progress progress;
  private final int steps;
  private final int before;
  private final TimeLeft timeLeft = new TimeLeft();

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
    progress.show(
        () ->
            "%d/%d steps, %s, %s"
                .formatted(done, steps, timeLeft.words(done - before, steps - done), rest.get()));
  }

  /** Takes the line away. */
  void clear() {
    progress.clear();
  }
}
