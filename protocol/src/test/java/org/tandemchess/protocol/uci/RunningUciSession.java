package org.tandemchess.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.function.Supplier;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.testkit.Dialogue;

/** A session on a thread of the test's process, with the host's side of it. */
final class RunningUciSession implements AutoCloseable {
  private final Thread thread;
  private final PipedInputStream fromEngine = new PipedInputStream(1 << 16);
  private final Dialogue host;

  RunningUciSession(Supplier<? extends Searcher> searchers) {
    try {
      PipedOutputStream toEngine = new PipedOutputStream();
      LineReader in = new LineReader(new PipedInputStream(toEngine, 1 << 16));
      PipedOutputStream out = new PipedOutputStream(fromEngine);
      UciSession session = new UciSession(in, out, searchers, null);
      thread = new Thread(() -> run(session, out), "session-under-test");
      thread.setDaemon(true);
      thread.start();
      host = new Dialogue(toEngine, fromEngine);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void run(UciSession session, PipedOutputStream out) {
    try (out) {
      session.run();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  Dialogue host() {
    return host;
  }

  /** Waits for the session to return. */
  void awaitEnd() throws InterruptedException {
    thread.join(Dialogue.PATIENCE.toMillis());
    assertThat(thread.isAlive()).as("session ended").isFalse();
  }

  @Override
  public void close() {
    host.endInput();
  }
}
