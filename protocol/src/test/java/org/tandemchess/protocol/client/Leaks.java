package org.tandemchess.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.tandemchess.testkit.Dialogue;

/** Shows that nothing a player has started is left. */
final class Leaks {
  private Leaks() {}

  /** Fails if a child process or a thread named after the player is still there after a while. */
  static void assertNone(String label) throws InterruptedException {
    long deadline = System.nanoTime() + Dialogue.PATIENCE.toNanos();
    while (!left(label).isEmpty() && System.nanoTime() < deadline) {
      Thread.sleep(10);
    }
    assertThat(left(label)).isEmpty();
  }

  private static List<String> left(String label) {
    List<String> threads =
        Thread.getAllStackTraces().keySet().stream()
            .map(Thread::getName)
            .filter(name -> name.startsWith(label + " "))
            .toList();
    List<String> children =
        ProcessHandle.current()
            .descendants()
            .filter(ProcessHandle::isAlive)
            .map(ProcessHandle::toString)
            .toList();
    return Stream.concat(threads.stream(), children.stream()).toList();
  }
}
