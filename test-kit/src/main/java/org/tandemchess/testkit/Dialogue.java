package org.tandemchess.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The host's side of a line protocol: writes to an engine and waits for what it says, never longer
 * than a limit. A thread of its own reads, so that no answer is lost. Used by one thread.
 */
public final class Dialogue {
  /** How long an answer may take on a busy machine before a test gives up. */
  public static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final String END = "\0end of output";

  private final OutputStream toEngine;
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final List<String> transcript = new ArrayList<>();

  /**
   * Starts to listen.
   *
   * @param toEngine what the engine reads
   * @param fromEngine what the engine writes
   */
  public Dialogue(OutputStream toEngine, InputStream fromEngine) {
    this.toEngine = toEngine;
    Thread thread = new Thread(() -> listen(fromEngine), "host-reader");
    thread.setDaemon(true);
    thread.start();
  }

  /** Writes lines, each with LF, in one go. */
  public void send(String... lines) {
    for (String line : lines) {
      transcript.add("> " + shortened(line));
    }
    write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** Writes bytes as they are. */
  public void sendBytes(byte[] bytes) {
    transcript.add("> (" + bytes.length + " bytes)");
    write(bytes);
  }

  /** Ends the engine's input. */
  public void endInput() {
    transcript.add("> (end of input)");
    try {
      toEngine.close();
    } catch (IOException e) {
      throw new AssertionError(e.getMessage() + conversation(), e);
    }
  }

  /** Waits for a line that begins so; lines before it are passed over. */
  public String expect(String prefix) {
    return expectUnless(prefix, "\0");
  }

  /** Waits for a line that begins so and fails if one comes first that begins with {@code bad}. */
  public String expectUnless(String prefix, String bad) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      String line = next(deadline - System.nanoTime());
      if (line == null) {
        throw new AssertionError("no line '" + prefix + "...' in " + PATIENCE + conversation());
      }
      if (line.startsWith(prefix)) {
        return line;
      }
      if (line.equals(END)) {
        throw new AssertionError("output ended before '" + prefix + "...'" + conversation());
      }
      if (line.startsWith(bad)) {
        throw new AssertionError(
            "unwanted '" + line + "' before '" + prefix + "'" + conversation());
      }
    }
  }

  /** Sends {@code isready} and returns all lines that come before the answer. */
  public List<String> untilReady() {
    send("isready");
    return until("readyok");
  }

  /** Returns all lines that come before one that begins so; that one is taken and left out. */
  public List<String> until(String prefix) {
    int before = transcript.size();
    expect(prefix);
    return heardSince(before, 1);
  }

  /** Returns all lines up to one that begins so, that one included. */
  public List<String> through(String prefix) {
    int before = transcript.size();
    expect(prefix);
    return heardSince(before, 0);
  }

  /** Waits for the end of the output and returns all lines that come before it. */
  public List<String> untilEnd() {
    int before = transcript.size();
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    String line = next(deadline - System.nanoTime());
    while (line != null && !line.equals(END)) {
      line = next(deadline - System.nanoTime());
    }
    if (line == null) {
      throw new AssertionError("no end of output in " + PATIENCE + conversation());
    }
    return heardSince(before, 0);
  }

  /** Returns what was said so far, for messages of failures. */
  public String conversation() {
    int from = Math.max(0, transcript.size() - 60);
    return "; so far:\n" + String.join("\n", transcript.subList(from, transcript.size()));
  }

  private List<String> heardSince(int index, int leftOut) {
    return transcript.subList(index, transcript.size() - leftOut).stream()
        .map(line -> line.substring(2))
        .toList();
  }

  private @Nullable String next(long nanos) {
    try {
      String line = heard.poll(nanos, TimeUnit.NANOSECONDS);
      if (line != null && !line.equals(END)) {
        transcript.add("< " + line);
      }
      return line;
    } catch (InterruptedException e) {
      throw new AssertionError("interrupted" + conversation(), e);
    }
  }

  private void write(byte[] bytes) {
    try {
      toEngine.write(bytes);
      toEngine.flush();
    } catch (IOException e) {
      throw new AssertionError(e.getMessage() + conversation(), e);
    }
  }

  private void listen(InputStream fromEngine) {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(fromEngine, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        heard.add(line);
      }
    } catch (IOException e) {
      // A pipe that breaks has ended; the test says whether it should have.
      heard.add(END);
      return;
    }
    heard.add(END);
  }

  private static String shortened(String line) {
    return line.length() <= 200 ? line : line.substring(0, 200) + "... " + line.length();
  }
}
