package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.tandemchess.testkit.Dialogue;

/** {@code ./tandem} as a child of the test, as a server starts it. */
final class TandemProcess implements AutoCloseable {
  static final Path LAUNCHER = Path.of("../tandem").toAbsolutePath().normalize();

  private final Process process;
  private final Dialogue host;

  TandemProcess(String... arguments) {
    List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
    command.addAll(List.of(arguments));
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    host = new Dialogue(process.getOutputStream(), process.getInputStream());
  }

  Dialogue host() {
    return host;
  }

  /** Sends the process a signal, such as TERM. */
  void signal(String name) throws InterruptedException {
    try {
      Process kill =
          new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).inheritIO().start();
      assertThat(kill.waitFor()).as("kill -" + name).isZero();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits for the process to end and returns its status. */
  int exitValue() throws InterruptedException {
    boolean ended = process.waitFor(Dialogue.PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    assertThat(ended).as("ended" + host.conversation()).isTrue();
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
