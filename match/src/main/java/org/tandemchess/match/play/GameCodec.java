package org.tandemchess.match.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tandemchess.play.game.GameOutcome;
import org.tandemchess.play.game.MoveRecord;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * Finished games as JSON objects and back. A move is an array: board, UBI text, milliseconds used,
 * milliseconds left, depth, centipawns, nodes; what is not known is null. The rule sheet is named
 * where it is not the usual one of bughouse.
 */
final class GameCodec {
  private final RuleSet rules;

  GameCodec(RuleSet rules) {
    this.rules = rules;
  }

  ObjectNode write(GameRecord game) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    Pairing pairing = game.pairing();
    node.put("game", pairing.game());
    node.put("pair", pairing.pair());
    node.put("opening", pairing.opening());
    node.put("whiteA", pairing.whiteA());
    node.put("blackA", pairing.blackA());
    node.put("first", pairing.first());
    if (!game.start().rules().equals(RuleSet.BUGHOUSE)) {
      node.put("rules", game.start().rules().name());
    }
    node.put("start", Bfen.format(game.start()));
    ObjectNode names = node.putObject("names");
    for (Seat seat : Seat.values()) {
      names.put(seat.name(), game.names().getOrDefault(seat, ""));
    }
    game.times().forEach(node.putArray("times")::add);
    ArrayNode moves = node.putArray("moves");
    for (MoveRecord move : game.moves()) {
      writeMove(moves.addArray(), move);
    }
    node.put("cause", game.outcome().cause().name());
    node.put("loser", game.outcome().loser().map(Seat::name).orElse(null));
    node.put("detail", game.outcome().detail());
    node.put("millis", game.millis());
    return node;
  }

  private static void writeMove(ArrayNode array, MoveRecord move) {
    array.add(move.seat().board().name());
    array.add(MoveText.ubi(move.move()));
    array.add(move.usedMillis());
    Thought thought = move.thought();
    array.add(move.clockMillis().isPresent() ? move.clockMillis().getAsLong() : null);
    array.add(thought.depth().isPresent() ? thought.depth().getAsInt() : null);
    array.add(thought.centipawns().isPresent() ? thought.centipawns().getAsInt() : null);
    array.add(thought.nodes().isPresent() ? thought.nodes().getAsLong() : null);
  }

  /**
   * Reads a game and replays it.
   *
   * @throws IllegalArgumentException if something is missing or a move is not legal
   */
  GameRecord read(JsonNode node) {
    String played = node.path("rules").asText(RuleSet.BUGHOUSE.name());
    if (!played.equals(rules.name())) {
      throw new IllegalArgumentException(
          "not a game of this match: played by the rules of " + played + ", not " + rules.name());
    }
    try {
      Position start = Bfen.parse(node.required("start").asText()).toPosition(rules);
      Pairing pairing =
          new Pairing(
              node.required("game").asInt(),
              node.required("pair").asInt(),
              node.required("opening").asInt(),
              node.required("whiteA").asInt(),
              node.required("blackA").asInt(),
              node.required("first").asBoolean());
      Map<Seat, String> names = new EnumMap<>(Seat.class);
      for (Seat seat : Seat.values()) {
        names.put(seat, node.required("names").required(seat.name()).asText());
      }
      JsonNode loser = node.required("loser");
      GameOutcome outcome =
          new GameOutcome(
              GameOutcome.Cause.valueOf(node.required("cause").asText()),
              loser.isNull() ? Optional.empty() : Optional.of(Seat.valueOf(loser.asText())),
              node.required("detail").asText());
      List<MoveRecord> moves = readMoves(GameState.of(start), node.required("moves"));
      List<String> times = new ArrayList<>();
      node.path("times").forEach(time -> times.add(time.asText()));
      return new GameRecord(
          pairing, start, names, times, moves, outcome, node.required("millis").asLong());
    } catch (RuntimeException e) {
      throw new IllegalArgumentException("not a game of this match: " + e.getMessage(), e);
    }
  }

  private static List<MoveRecord> readMoves(GameState start, JsonNode array) {
    List<MoveRecord> moves = new ArrayList<>();
    GameState state = start;
    for (JsonNode node : array) {
      BoardId board = BoardId.valueOf(node.required(0).asText());
      Move move = parse(node.required(1).asText(), state.position(), board);
      moves.add(
          new MoveRecord(
              state.position().seatToMove(board),
              move,
              number(node.required(3)),
              node.required(2).asLong(),
              new Thought(
                  small(node.required(4)), small(node.required(5)), number(node.required(6)))));
      state = state.play(board, move);
    }
    return moves;
  }

  private static Move parse(String text, Position position, BoardId board) {
    try {
      return MoveText.parse(text, position, board);
    } catch (MoveTextException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private static OptionalLong number(JsonNode node) {
    return node.isNull() ? OptionalLong.empty() : OptionalLong.of(node.asLong());
  }

  private static OptionalInt small(JsonNode node) {
    return node.isNull() ? OptionalInt.empty() : OptionalInt.of(node.asInt());
  }
}
