package org.tandemchess.protocol.session;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.function.Consumer;
import org.tandemchess.protocol.text.LineLog;

/** Logs JSON objects, one a line. Safe for use by any thread. */
final class LogWriter {
  private static final long CLOSE_MILLIS = 50;

  /** Writes the fields of an object. Called by the thread of the log. */
  @FunctionalInterface
  interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  private final JsonFactory factory = new JsonFactory();
  private final LineLog log;

  LogWriter(LineLog.Target target) {
    log =
        new LineLog(
            target, lost -> line(left -> left.writeNumberField("left_out", lost)), "tandem-log");
  }

  private LineLog.Line line(Fields fields) {
    return () -> {
      StringWriter text = new StringWriter();
      try (JsonGenerator json = factory.createGenerator(text)) {
        json.writeStartObject();
        fields.write(json);
        json.writeEndObject();
      }
      return text.toString();
    };
  }

  /** Says whom to tell why nothing more is written; called once at most. */
  void whenBroken(Consumer<String> told) {
    log.whenBroken(why -> told.accept(String.valueOf(why.getMessage())));
  }

  /** Writes an object in a while. Does not block. */
  void add(Fields fields) {
    log.add(line(fields));
  }

  /** Waits a little until all is written and closes the file. */
  void close() throws InterruptedException {
    log.close(CLOSE_MILLIS);
  }
}
