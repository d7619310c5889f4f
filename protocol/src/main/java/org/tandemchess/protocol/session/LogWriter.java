package org.tandemchess.protocol.session;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Appends JSON objects to a file, one a line, by a daemon thread, so that a slow disk never delays
 * an answer. The file is flushed whenever nothing more waits to be written.
 *
 * <p>When the thread cannot keep up, objects are left out and their number is noted as {@code
 * left_out}. When the file cannot be opened or written, that is told once and nothing more is kept.
 * Safe for use by any thread.
 */
final class LogWriter {
  private static final int WAITING_ENTRIES = 20_000;
  private static final long CLOSE_MILLIS = 50;

  /** Writes the fields of an object. Called by the thread of the writer. */
  @FunctionalInterface
  interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  /** Opens what is written to. Called by the thread of the writer. */
  @FunctionalInterface
  interface Target {
    OutputStream open() throws IOException;
  }

  // Guarded by the lock of this object.
  private final ArrayDeque<Fields> entries = new ArrayDeque<>();
  private int leftOut;
  private boolean closed;
  private @Nullable String fault;
  private @Nullable Consumer<String> teller;

  private final Target target;
  private final Thread thread;

  LogWriter(String path) {
    this(() -> new FileOutputStream(path, true));
  }

  LogWriter(Target target) {
    this.target = target;
    thread = new Thread(this::write, "tandem-log");
    thread.setDaemon(true);
    thread.start();
  }

  /** Says whom to tell why nothing more is written; called once at most. */
  void whenBroken(Consumer<String> told) {
    String reason;
    synchronized (this) {
      teller = told;
      reason = fault;
    }
    if (reason != null) {
      told.accept(reason);
    }
  }

  /** Writes an object in a while. Does not block. */
  synchronized void add(Fields entry) {
    if (fault != null || closed) {
      return;
    }
    if (entries.size() >= WAITING_ENTRIES) {
      leftOut++;
      return;
    }
    if (leftOut > 0) {
      int lost = leftOut;
      leftOut = 0;
      entries.add(json -> json.writeNumberField("left_out", lost));
    }
    entries.add(entry);
    notifyAll();
  }

  /** Waits a little until all is written and closes the file. */
  void close() throws InterruptedException {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    thread.join(CLOSE_MILLIS);
  }

  private void write() {
    ArrayDeque<Fields> taken = new ArrayDeque<>();
    JsonFactory factory = new JsonFactory().setRootValueSeparator("");
    try (JsonGenerator json = factory.createGenerator(target.open())) {
      while (await(taken)) {
        for (Fields entry : taken) {
          json.writeStartObject();
          entry.write(json);
          json.writeEndObject();
          json.writeRaw('\n');
        }
        taken.clear();
        json.flush();
      }
    } catch (IOException e) {
      giveUp(String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized boolean await(ArrayDeque<Fields> taken) throws InterruptedException {
    while (entries.isEmpty()) {
      if (closed) {
        return false;
      }
      wait();
    }
    taken.addAll(entries);
    entries.clear();
    return true;
  }

  private void giveUp(String reason) {
    Consumer<String> told;
    synchronized (this) {
      fault = reason;
      entries.clear();
      told = teller;
    }
    if (told != null) {
      told.accept(reason);
    }
  }
}
