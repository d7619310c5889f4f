package org.tandemchess.protocol.session;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.tandemchess.engine.MoveReport;
import org.tandemchess.engine.brain.Aspect;
import org.tandemchess.protocol.text.LineListener;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.search.api.Score;

/**
 * A file of all that happened in sessions: JSON objects, one a line, each with its {@code time} in
 * UTC, its {@code game} if that has a name, and a {@code type}.
 *
 * <p>{@code session} says which protocol begins, {@code in} and {@code out} hold a line as {@code
 * text}, {@code move} holds a {@link MoveReport}, {@code metadata} a key and a value that the host
 * told, {@code game_start} and {@code game_end} all of these that are known. {@link LogWriter}
 * writes. Safe for use by any thread.
 */
public final class SessionLog implements LineListener {
  /** What hosts tell the result of a game by. */
  private static final String RESULT = "game_result";

  private static final int LONGEST = 4096;

  private final LogWriter writer;
  private final String game;
  // Guarded by the lock of this object.
  private final Map<String, String> metadata = new TreeMap<>();

  /**
   * Begins a log of a session. A file that cannot be opened is told of like one that cannot be
   * written.
   *
   * @param file appended to
   * @param game name of the game, or empty
   * @param protocol what is spoken
   */
  public SessionLog(LogFile file, String game, String protocol) {
    this(new LogWriter(file::open), game, protocol);
  }

  SessionLog(LogWriter writer, String game, String protocol) {
    this.writer = writer;
    this.game = game;
    add("session", json -> json.writeStringField("protocol", protocol));
  }

  /** Says whom to tell why the log ends before the session; called once at most. */
  void whenBroken(Consumer<String> told) {
    writer.whenBroken(told);
  }

  /** Logs a line that came in. */
  void received(String line) {
    add("in", json -> json.writeStringField("text", cut(line)));
  }

  /** Logs a line that went out. */
  @Override
  public void sent(String line) {
    add("out", json -> json.writeStringField("text", cut(line)));
  }

  /** Logs an answer to a request for a move. */
  void moved(MoveReport report) {
    add("move", json -> write(report, json));
  }

  /** Logs something that the host tells of the game; its result ends the game. */
  void noted(String key, String value) {
    add(
        "metadata",
        json -> {
          json.writeStringField("key", key);
          json.writeStringField("value", value);
        });
    synchronized (this) {
      metadata.put(key, value);
    }
    if (key.equalsIgnoreCase(RESULT)) {
      gameEnded(value);
    }
  }

  /** Logs that a game begins. */
  void gameStarted() {
    Map<String, String> known = metadata();
    add("game_start", json -> write(known, json));
  }

  /** Logs that a game has ended; its result is forgotten then, whatever else is known is not. */
  void gameEnded(String result) {
    Map<String, String> known = metadata();
    add(
        "game_end",
        json -> {
          json.writeStringField("result", cut(result));
          write(known, json);
        });
    synchronized (this) {
      metadata.keySet().removeIf(RESULT::equalsIgnoreCase);
    }
  }

  /** Waits a little until all is written and closes the file. */
  void close() throws InterruptedException {
    writer.close();
  }

  private synchronized Map<String, String> metadata() {
    return new TreeMap<>(metadata);
  }

  private void add(String type, LogWriter.Fields fields) {
    long millis = System.currentTimeMillis();
    writer.add(
        json -> {
          json.writeStringField("time", Instant.ofEpochMilli(millis).toString());
          if (!game.isEmpty()) {
            json.writeStringField("game", game);
          }
          json.writeStringField("type", type);
          fields.write(json);
        });
  }

  private static void write(Map<String, String> metadata, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("metadata");
    for (Map.Entry<String, String> entry : metadata.entrySet()) {
      json.writeStringField(entry.getKey(), entry.getValue());
    }
    json.writeEndObject();
  }

  private static void write(MoveReport report, JsonGenerator json) throws IOException {
    json.writeStringField("board", report.board().name());
    json.writeStringField("move", report.best().map(MoveText::ubi).orElse(null));
    switch (report.info().score()) {
      case Score.Centipawns(int value) -> json.writeNumberField("cp", value);
      case Score.Mate(int moves) -> json.writeNumberField("mate", moves);
      case Score.Waiting(int moves) -> json.writeNumberField("waiting", moves);
    }
    json.writeNumberField("depth", report.info().depth());
    json.writeNumberField("nodes", report.info().nodes());
    json.writeNumberField("ms", report.millis());
    for (Map.Entry<Aspect, String> aspect : report.aspects().entrySet()) {
      json.writeStringField(aspect.getKey().name().toLowerCase(Locale.ROOT), aspect.getValue());
    }
  }

  private static String cut(String text) {
    return text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
  }
}
