package org.tandemchess.testkit;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;

/** Shows that nothing a test has started is left. */
public final class Leaks {
  private Leaks() {}

  /**
   * Fails if a child process of this JVM, or a thread whose name begins with a label and a blank,
   * is still there after a while.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public static void assertNone(String label) throws InterruptedException {
    long deadline = System.nanoTime() + Dialogue.PATIENCE.toNanos();
    while (!left(label).isEmpty() && System.nanoTime() < deadline) {
      Thread.sleep(10);
    }
    Assertions.assertEquals(List.of(), left(label), "left behind");
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
