package org.tandemchess.lab.latency;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.tandemchess.protocol.text.LineReader;

/**
 * A program that is spoken to on the thread that waits for its answers, so that no other has to
 * wake up in between. One that is silent for too long is ended. Used by one thread.
 */
final class Child implements AutoCloseable {
  private static final int LONGEST_LINE = 1 << 16;
  private static final long QUIT_SECONDS = 2;

  private final Process process;
  private final OutputStream in;
  private final LineReader out;
  private final long patienceSeconds;

  /** When the running wait has lasted long enough, or 0 while nobody waits. */
  private volatile long deadline;

  private volatile boolean late;

  /**
   * Starts a program.
   *
   * @throws ProbeException if it cannot be started
   */
  Child(List<String> command, long patienceSeconds) throws ProbeException {
    this.patienceSeconds = patienceSeconds;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException e) {
      throw new ProbeException("cannot be started: " + e.getMessage(), e);
    }
    in = process.getOutputStream();
    out = new LineReader(process.getInputStream(), LONGEST_LINE);
    Thread watch = new Thread(this::watch, "latency-watch");
    watch.setDaemon(true);
    watch.start();
  }

  private void watch() {
    try {
      while (!process.waitFor(1, TimeUnit.SECONDS)) {
        long end = deadline;
        if (end != 0 && System.nanoTime() - end > 0) {
          late = true;
          process.destroyForcibly();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Writes lines in one go. */
  void send(List<String> lines) throws ProbeException {
    try {
      in.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII));
      in.flush();
    } catch (IOException e) {
      throw new ProbeException("does not read '" + lines.getLast() + "'", e);
    }
  }

  /** Waits for a line with this first word; lines before it are passed over. */
  void await(String word) throws ProbeException {
    // Never 0, which means that nobody waits.
    deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(patienceSeconds) | 1;
    boolean heard = false;
    while (!heard) {
      LineReader.Event event = out.read();
      if (event == LineReader.Event.END) {
        String how = late ? "says no '%s' in %d s" : "ends before '%s'";
        throw new ProbeException(how.formatted(word, patienceSeconds));
      }
      heard = event == LineReader.Event.LINE && begins(out.line(), word);
    }
    deadline = 0;
  }

  private static boolean begins(String line, String word) {
    return line.startsWith(word)
        && (line.length() == word.length() || line.charAt(word.length()) == ' ');
  }

  /** Says quit, waits a little, and kills what is left. */
  @Override
  public void close() {
    try {
      if (process.isAlive()) {
        in.write("quit\n".getBytes(StandardCharsets.US_ASCII));
        in.close();
        process.waitFor(QUIT_SECONDS, TimeUnit.SECONDS);
      }
    } catch (IOException e) {
      process.destroyForcibly(); // it does not listen to words
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
    }
  }
}
