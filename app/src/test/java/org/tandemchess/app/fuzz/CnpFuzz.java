package org.tandemchess.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Position;

/** CNP: each request is answered once, each search by a legal move or an error. */
final class CnpFuzz implements FuzzDialect {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final List<String> LIMITS =
      List.of(
          "'depth':3",
          "'timeMs':3",
          "'nodes':300",
          "'infinite':true",
          "'clock':{'wtimeMs':40,'btimeMs':40}",
          "'mate':1,'timeMs':3",
          "'depth':0,'timeMs':0",
          "'depth':-1",
          "");

  /** Requests other than searches, and lines that are answered without an id. */
  private static final List<String> REQUESTS =
      List.of(
          "'engine/stop','params':{}",
          "'engine/ponderHit'",
          "'engine/ponderHit','params':{'search':5}",
          "'engine/newGame','params':{}",
          "'engine/setOptions','params':{'Hash':8,'Threads':1}",
          "'engine/setOptions','params':{'Threads':2}",
          "'engine/setOptions','params':{'UCI_LimitStrength':false}",
          "'engine/setOptions','params':{'Hash':'x'}",
          "'engine/legalMoves','params':{}",
          "'engine/status','params':{'position':{'moves':['e2e4']}}",
          "'engine/applyMove','params':{'move':'e2e4'}",
          "'engine/applyMove','params':{'move':7}",
          "'engine/dance'",
          "'initialize','params':{}",
          "'ping'",
          "'engine/cancel','params':{}");

  private static final List<String> NOTIFICATIONS =
      List.of(
          "'engine/stop'",
          "'engine/stop'",
          "'engine/ponderHit'",
          "'engine/ponderHit'",
          "'engine/cancel'",
          "'engine/cancel','params':{'search':99}",
          "'engine/setOptions','params':{'Hash':9}",
          "'engine/dance'",
          "'$/cancelRequest','params':{'id':3}");

  private static final List<String> BROKEN =
      List.of("{", "[]", "{}", "hello", "{'id':1}", "\u0000");

  private final FuzzBoard board = new FuzzBoard(BoardId.A, RuleSet.CRAZYHOUSE);
  private final Map<Integer, Optional<Position>> asked = new HashMap<>();
  private int id = 10;
  private int broken;

  @Override
  public List<String> arguments() {
    return List.of();
  }

  @Override
  public List<String> greeting() {
    return List.of(
        request("'initialize','params':{'protocolVersion':'0.1'}", Optional.empty()),
        request("'engine/setOptions','params':{'Hash':8}", Optional.empty()));
  }

  private String request(String body, Optional<Position> position) {
    id++;
    asked.put(id, position);
    return ("{'jsonrpc':'2.0','id':" + id + ",'method':" + body + "}").replace('\'', '"');
  }

  @Override
  public List<String> next(SplittableRandom random) {
    return switch (random.nextInt(6)) {
      case 0, 1 -> {
        board.goOn(random);
        String moves =
            String.join(",", board.moveList().stream().map(move -> "'" + move + "'").toList());
        String search =
            "'engine/search','params':{'position':{'variant':'crazyhouse','moves':["
                + moves
                + "]},'limits':{"
                + FuzzBoard.any(LIMITS, random)
                + "},'ponder':"
                + (random.nextInt(3) == 0)
                + ",'multiPv':"
                + (1 + random.nextInt(2))
                + "}";
        yield List.of(request(search, Optional.of(board.position())));
      }
      case 2 -> List.of(request(FuzzBoard.any(REQUESTS, random), Optional.empty()));
      case 3 -> {
        broken++;
        yield List.of(FuzzBoard.any(BROKEN, random).replace('\'', '"'));
      }
      default -> {
        String body = FuzzBoard.any(NOTIFICATIONS, random);
        yield List.of(("{'jsonrpc':'2.0','method':" + body + "}").replace('\'', '"'));
      }
    };
  }

  @Override
  public String sync() {
    return "{\"jsonrpc\":\"2.0\",\"id\":\"sync\",\"method\":\"ping\"}";
  }

  @Override
  public String synced() {
    return "{\"jsonrpc\":\"2.0\",\"id\":\"sync\",";
  }

  @Override
  public void hear(String line) {
    JsonNode message;
    try {
      message = MAPPER.readTree(line);
    } catch (JsonProcessingException e) {
      throw new AssertionError(line, e);
    }
    if (message.has("method")) {
      assertThat(asked).containsKey(message.at("/params/search").intValue());
      return;
    }
    if (!message.path("id").isInt() || message.path("id").intValue() < 10) {
      assertThat(message.at("/error/code").intValue()).isIn(-32700, -32600);
      broken--;
      return;
    }
    Optional<Position> position = asked.remove(message.path("id").intValue());
    assertThat(position).as("a request for this answer").isNotNull();
    assertThat(message.at("/error/code").intValue()).isNotEqualTo(-32603);
    JsonNode move = message.at("/result/bestMove");
    if (!move.isMissingNode()) {
      FuzzBoard.assertLegal(move.asText(), position.orElseThrow(), BoardId.A);
    }
  }

  @Override
  public List<String> farewell() {
    return List.of("{\"jsonrpc\":\"2.0\",\"method\":\"engine/stop\"}");
  }

  @Override
  public boolean isSettled() {
    return asked.isEmpty() && broken == 0;
  }

  @Override
  public String quit() {
    return "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}";
  }

  @Override
  public String toString() {
    return "cnp";
  }
}
