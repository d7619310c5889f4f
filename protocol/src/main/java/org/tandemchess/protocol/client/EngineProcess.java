package org.tandemchess.protocol.client;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.client.ProtocolLog.Kind;
import org.tandemchess.protocol.text.LineReader;

/**
 * A running engine: its process, with a thread each for input, output and errors.
 *
 * <p>Nothing that the engine prints or fails to read costs more than a fixed amount of memory or
 * makes a caller wait. The whole process tree ends with {@link #close}, and with this JVM. Safe for
 * use by any thread.
 */
public final class EngineProcess implements AutoCloseable {
  private static final int LONGEST_LINE = 1 << 16;
  private static final int ERROR_LINES = 8;
  private static final int LONGEST_ERROR = 300;

  /** Between the end of a process and the last of its output, and the other way round. */
  private static final long FAREWELL_MILLIS = 500;

  private static final long QUIT_MILLIS = 300;
  private static final long DEATH_MILLIS = 2;
  private static final long CLOSE_MILLIS = 900;

  /** Hears what an engine says; called by one thread after the other. */
  public interface Ear {
    /**
     * A line of output.
     *
     * @param nanos {@link System#nanoTime} when it was read
     */
    void heard(String line, long nanos);

    /** The engine is gone or can say no more; told once, unless it was closed. */
    void ended(String how);
  }

  private final String label;
  private final ProtocolLog log;
  private final Ear ear;
  private final Process process;
  private final EngineInput input;
  private final Thread output;
  private final Thread errors;
  private final Thread shutdown;
  private final @Nullable OutputStream errorCopy;
  private final AtomicBoolean over = new AtomicBoolean();
  private final ArrayDeque<String> lastErrors = new ArrayDeque<>();

  private EngineProcess(
      EngineCommand command,
      ProtocolLog log,
      Ear ear,
      Process process,
      @Nullable OutputStream errorCopy) {
    this.errorCopy = errorCopy;
    label = command.label();
    this.log = log;
    this.ear = ear;
    this.process = process;
    input = new EngineInput(process.getOutputStream(), label + " in");
    output = daemon(this::readOutput, label + " out");
    errors = daemon(this::readErrors, label + " err");
    shutdown = new Thread(this::kill, label + " shutdown");
  }

  /**
   * Starts an engine.
   *
   * @throws IOException if the command cannot be run
   */
  public static EngineProcess start(EngineCommand command, ProtocolLog log, Ear ear)
      throws IOException {
    List<String> words = new ArrayList<>(command.words());
    // From another folder a relative path would lead elsewhere.
    Programs.find(words.getFirst())
        .ifPresent(file -> words.set(0, file.toAbsolutePath().toString()));
    Launch launch = command.launch();
    ProcessBuilder builder = new ProcessBuilder(words);
    launch.folder().ifPresent(folder -> builder.directory(folder.toFile()));
    builder.environment().putAll(launch.environment());
    @Nullable OutputStream copy = errorFile(launch);
    Process process = builder.start();
    EngineProcess engine = new EngineProcess(command, log, ear, process, copy);
    log.line(command.label(), Kind.REMARK, "started " + String.join(" ", command.words()));
    Runtime.getRuntime().addShutdownHook(engine.shutdown);
    engine.output.start();
    engine.errors.start();
    var _ =
        process
            .onExit()
            .thenRunAsync(
                engine::exited,
                CompletableFuture.delayedExecutor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS));
    return engine;
  }

  /** Writes a line; returns false if it is lost because the engine does not read. */
  public boolean send(String line) {
    log.line(label, Kind.SENT, line);
    return input.send(line);
  }

  /** Lets the engine read the end of its input, once all lines are written. */
  public void endInput() {
    input.close();
  }

  /** Says quit, waits a little, and kills whatever is left; blocks for a second at most. */
  @Override
  public void close() {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(CLOSE_MILLIS);
    over.set(true);
    Set<ProcessHandle> tree = new LinkedHashSet<>(process.descendants().toList());
    boolean interrupted = Thread.interrupted();
    try {
      if (process.isAlive()) {
        send("quit");
      }
      input.close();
      process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS);
      tree.forEach(ProcessHandle::destroyForcibly);
      kill();
      for (ProcessHandle child : tree) {
        while (child.isAlive() && System.nanoTime() < deadline) {
          Thread.sleep(DEATH_MILLIS);
        }
      }
      for (Thread thread : new Thread[] {input.thread(), output, errors}) {
        long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        thread.join(Math.max(1, left));
      }
    } catch (InterruptedException e) {
      tree.forEach(ProcessHandle::destroyForcibly);
      kill();
      interrupted = true;
    }
    forgetShutdown();
    log.line(label, Kind.REMARK, "closed");
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void kill() {
    for (ProcessHandle child : process.descendants().toList()) {
      child.destroyForcibly();
    }
    // Process itself would flush the input first, for which a writer may hold the lock forever.
    process.toHandle().destroyForcibly();
  }

  private void forgetShutdown() {
    try {
      Runtime.getRuntime().removeShutdownHook(shutdown);
    } catch (IllegalStateException e) {
      // The JVM is going down already and runs the hook, which kills what is dead.
      log.line(label, Kind.REMARK, "closed while the program ends");
    }
  }

  private void readOutput() {
    LineReader reader = new LineReader(process.getInputStream(), LONGEST_LINE);
    LineReader.Event event = reader.read();
    while (event != LineReader.Event.END) {
      long nanos = System.nanoTime();
      if (event == LineReader.Event.OVERSIZED) {
        log.line(label, Kind.WARNING, "a line above " + LONGEST_LINE + " bytes ignored");
      } else {
        log.line(label, Kind.RECEIVED, reader.line());
        ear.heard(reader.line(), nanos);
      }
      event = reader.read();
    }
    tell("closed its output");
  }

  private void readErrors() {
    LineReader reader = new LineReader(process.getErrorStream(), LONGEST_LINE);
    for (LineReader.Event event = reader.read();
        event != LineReader.Event.END;
        event = reader.read()) {
      if (event == LineReader.Event.LINE) {
        log.line(label, Kind.STDERR, reader.line());
        keepError(reader.line());
        copyError(reader.line());
      }
    }
    closeErrorCopy();
  }

  private static @Nullable OutputStream errorFile(Launch launch) throws IOException {
    return launch.errors().isPresent()
        ? Files.newOutputStream(
            launch.errors().get(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)
        : null;
  }

  /** One write a line, so that the lines of several processes stay whole. */
  private void copyError(String line) {
    try {
      if (errorCopy != null) {
        errorCopy.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      log.line(label, Kind.WARNING, "standard error cannot be kept: " + e.getMessage());
    }
  }

  private void closeErrorCopy() {
    try {
      if (errorCopy != null) {
        errorCopy.close();
      }
    } catch (IOException e) {
      log.line(label, Kind.WARNING, "standard error cannot be kept: " + e.getMessage());
    }
  }

  private void keepError(String line) {
    synchronized (lastErrors) {
      if (lastErrors.size() == ERROR_LINES) {
        lastErrors.remove();
      }
      lastErrors.add(line.substring(0, Math.min(line.length(), LONGEST_ERROR)));
    }
  }

  /** The process is gone; if its output has not ended, a child of it holds that open. */
  private void exited() {
    tell("is gone");
  }

  private void tell(String how) {
    if (!over.compareAndSet(false, true)) {
      return;
    }
    try {
      boolean gone = process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
      if (gone) {
        errors.join(FAREWELL_MILLIS);
      }
      String text = gone ? "ended with status " + process.exitValue() : how;
      log.line(label, Kind.REMARK, text);
      synchronized (lastErrors) {
        ear.ended(lastErrors.isEmpty() ? text : text + "; " + String.join(" / ", lastErrors));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }
}
