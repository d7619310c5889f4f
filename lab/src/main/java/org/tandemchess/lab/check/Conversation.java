package org.tandemchess.lab.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.protocol.client.EngineCommand;
import org.tandemchess.protocol.client.EngineProcess;
import org.tandemchess.protocol.client.ProtocolLog;

/**
 * Lines to a program and from it, in their order. Used by one thread; another one reads what the
 * program prints.
 */
final class Conversation implements AutoCloseable {
  /** An engine that floods loses lines rather than that all memory goes. */
  private static final int WAITING_LINES = 200_000;

  private record Heard(String line, boolean isEnd) {}

  private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>(WAITING_LINES);
  private final EngineProcess process;
  private @Nullable String end;

  /**
   * Starts a program.
   *
   * @throws IOException if it cannot be started
   */
  Conversation(EngineEntry.Program program) throws IOException {
    EngineCommand command =
        new EngineCommand("check", program.command(), Map.of(), program.launch());
    process =
        EngineProcess.start(
            command,
            ProtocolLog.NONE,
            new EngineProcess.Ear() {
              @Override
              public void heard(String line, long nanos) {
                heard.offer(new Heard(line, false));
              }

              @Override
              public void ended(String how) {
                heard.offer(new Heard(how, true));
              }
            });
  }

  void send(String... lines) {
    for (String line : lines) {
      process.send(line);
    }
  }

  void send(List<String> lines) {
    lines.forEach(process::send);
  }

  /** Says no more; the program reads the end of its input. */
  void endInput() {
    process.endInput();
  }

  /** Waits for a line; those before it are passed over. Empty if it does not come in time. */
  Optional<String> await(Predicate<String> wanted, long millis) throws InterruptedException {
    List<String> lines = until(wanted, millis);
    return lines.isEmpty() || !wanted.test(lines.getLast())
        ? Optional.empty()
        : Optional.of(lines.getLast());
  }

  /** Returns the lines up to a wanted one, or all that come in a time. */
  List<String> until(Predicate<String> wanted, long millis) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (end == null) {
      Heard next = heard.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (next == null) {
        return lines;
      }
      if (next.isEnd()) {
        end = next.line();
      } else {
        lines.add(next.line());
        if (wanted.test(next.line())) {
          return lines;
        }
      }
    }
    return lines;
  }

  /** Waits for the end of the program and returns how it ended; empty if it lives on. */
  Optional<String> awaitEnd(long millis) throws InterruptedException {
    until(line -> false, millis);
    return end();
  }

  /** Returns how the program ended, if that is known by now. */
  Optional<String> end() {
    return Optional.ofNullable(end);
  }

  @Override
  public void close() {
    process.close();
  }
}
