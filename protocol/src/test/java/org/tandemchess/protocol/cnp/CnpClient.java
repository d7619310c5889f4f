package org.tandemchess.protocol.cnp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.testkit.Dialogue;

/** The client's side of a session, which has said hello. */
final class CnpClient implements AutoCloseable {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String EXPECTED =
      "'position':{'variant':'chess','fen':'startpos','moves':['e2e4','e7e5']}";

  private final RunningSession session;
  private int pings;

  CnpClient(Supplier<? extends Searcher> searchers) {
    this(searchers, 600_000);
  }

  CnpClient(Supplier<? extends Searcher> searchers, long maxTimeMs) {
    session =
        new RunningSession(host -> new CnpSession(host, PriceBrain.factory(searchers), maxTimeMs));
    JsonNode hello = ask("\"hello\"", "initialize", "{\"protocolVersion\":\"0.1\"}");
    assertThat(hello.at("/result/capabilities/maxTimeMs").longValue()).isEqualTo(maxTimeMs);
  }

  Dialogue host() {
    return session.host();
  }

  void awaitEnd() throws InterruptedException {
    session.awaitEnd();
  }

  /** Returns a request; single quotes stand for double ones. */
  static String request(Object id, String method, String params) {
    String line =
        "{'jsonrpc':'2.0','id':" + id + ",'method':'" + method + "','params':" + params + "}";
    return line.replace('\'', '"');
  }

  /** Returns a search after 1.e4 e5. */
  static String search(Object id, String limits, boolean ponder) {
    return request(
        id,
        "engine/search",
        "{" + EXPECTED + ",'limits':{" + limits + "},'ponder':" + ponder + "}");
  }

  static String notification(String method, String params) {
    String line = "{'jsonrpc':'2.0','method':'" + method + "','params':" + params + "}";
    return line.replace('\'', '"');
  }

  void send(String... lines) {
    host().send(lines);
  }

  /** Sends a request and returns its answer; whatever comes before it must be info. */
  JsonNode ask(Object id, String method, String params) {
    send(request(id, method, params));
    return next();
  }

  /** Returns the next message that is not info. */
  JsonNode next() {
    JsonNode message = tree(host().expect("{"));
    while (message.path("method").asText().equals("engine/info")) {
      message = tree(host().expect("{"));
    }
    return message;
  }

  /** Returns the next info. */
  JsonNode info() {
    JsonNode message = tree(host().expect("{"));
    assertThat(message.path("method").asText()).isEqualTo("engine/info");
    return message.path("params");
  }

  /** Returns all that was said up to now and is not info. */
  List<JsonNode> untilNow() {
    String id = "\"ping-" + pings++ + "\"";
    send(request(id, "ping", "{}"));
    List<JsonNode> heard = new ArrayList<>();
    JsonNode message = next();
    while (!message.path("id").toString().equals(id)) {
      heard.add(message);
      message = next();
    }
    return heard;
  }

  static JsonNode tree(String line) {
    try {
      return MAPPER.readTree(line);
    } catch (JsonProcessingException e) {
      throw new AssertionError(line, e);
    }
  }

  @Override
  public void close() {
    session.close();
  }
}
