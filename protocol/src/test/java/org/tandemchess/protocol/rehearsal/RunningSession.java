package org.tandemchess.protocol.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.function.Function;
import org.tandemchess.protocol.session.Host;
import org.tandemchess.protocol.session.HostSession;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.testkit.Dialogue;

/** A session on a thread of the test's process, with the host's side of it. */
public final class RunningSession implements AutoCloseable {
  private final Thread thread;
  private final PipedInputStream fromEngine = new PipedInputStream(1 << 16);
  private final Dialogue host;

  /** Starts a session that is made for a host. */
  public RunningSession(Function<Host, HostSession> sessions) {
    try {
      PipedOutputStream toEngine = new PipedOutputStream();
      LineReader in = new LineReader(new PipedInputStream(toEngine, 1 << 16));
      PipedOutputStream out = new PipedOutputStream(fromEngine);
      HostSession session = sessions.apply(new Host(in, out));
      thread = new Thread(() -> run(session, out), "session-under-test");
      thread.setDaemon(true);
      thread.start();
      host = new Dialogue(toEngine, fromEngine);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void run(HostSession session, PipedOutputStream out) {
    try (out) {
      session.run();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the host's side. */
  public Dialogue host() {
    return host;
  }

  /** Waits for the session to return. */
  public void awaitEnd() throws InterruptedException {
    thread.join(Dialogue.PATIENCE.toMillis());
    assertThat(thread.isAlive()).as("session ended").isFalse();
  }

  @Override
  public void close() {
    host.endInput();
  }
}
