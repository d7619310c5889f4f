package org.tandemchess.protocol.cnp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/** The lines that go out, without their line ends. Stateless. */
final class CnpText {
  private static final ObjectWriter WRITER =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build().writer();

  private CnpText() {}

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** Returns the answer to a request that was carried out. */
  static String result(JsonNode id, JsonNode result) {
    ObjectNode line = answer(id);
    line.set(CnpNames.RESULT, result);
    return text(line);
  }

  /** Returns the answer to a request that was refused. */
  static String error(JsonNode id, CnpError error, ObjectNode data) {
    ObjectNode line = answer(id);
    ObjectNode body = line.putObject(CnpNames.ERROR);
    body.put(CnpNames.CODE, error.code()).put(CnpNames.MESSAGE, error.message());
    if (!data.isEmpty()) {
      body.set(CnpNames.DATA, data);
    }
    return text(line);
  }

  private static ObjectNode answer(JsonNode id) {
    ObjectNode line = object().put(CnpNames.JSON_RPC, CnpNames.JSON_RPC_VERSION);
    line.set(CnpNames.ID, id);
    return line;
  }

  /** Returns a message that nobody has asked for. */
  static String notification(String method, JsonNode params) {
    ObjectNode line = object().put(CnpNames.JSON_RPC, CnpNames.JSON_RPC_VERSION);
    line.put(CnpNames.METHOD, method).set(CnpNames.PARAMS, params);
    return text(line);
  }

  private static String text(ObjectNode line) {
    try {
      return WRITER.writeValueAsString(line);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e); // a tree in memory can be written
    }
  }

  /** Adds score, depth, nodes and the like to an object. */
  static void describe(SearchInfo info, ObjectNode out) {
    out.set(CnpNames.SCORE, score(info.score()));
    out.put(CnpNames.DEPTH, info.depth());
    out.put(CnpNames.SELECTIVE_DEPTH, Math.max(info.depth(), info.selectiveDepth()));
    out.put(CnpNames.NODES, info.nodes());
  }

  private static ObjectNode score(Score score) {
    return score instanceof Score.Mate(int moves)
        ? object().put(CnpNames.MATE, moves)
        : object().put(CnpNames.CENTIPAWNS, score.inCentipawns(Score.MATE_BASE));
  }

  /**
   * Returns the text of a move.
   *
   * @param onRook whether castling is written as the king onto its rook
   */
  static String move(Move move, boolean onRook) {
    return onRook ? MoveText.uci960(move) : MoveText.uci(move);
  }

  static ArrayNode moves(List<Move> moves, boolean onRook) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    moves.forEach(move -> array.add(move(move, onRook)));
    return array;
  }

  static <T> ObjectNode option(OptionSpec<T> spec) {
    String initial = spec.text(spec.initial());
    ObjectNode out = object().put(CnpNames.NAME, spec.name());
    switch (spec) {
      case OptionSpec.Spin spin ->
          out.put(CnpNames.TYPE, "spin")
              .put(CnpNames.DEFAULT, spin.initial())
              .put(CnpNames.MIN, spin.min())
              .put(CnpNames.MAX, spin.max());
      case OptionSpec.Decimal decimal ->
          out.put(CnpNames.TYPE, "number")
              .put(CnpNames.DEFAULT, decimal.initial())
              .put(CnpNames.MIN, decimal.min())
              .put(CnpNames.MAX, decimal.max());
      case OptionSpec.BookFile file ->
          out.put(CnpNames.TYPE, "string")
              .put(CnpNames.DEFAULT, initial.isEmpty() ? OptionSpec.EMPTY : initial);
      case OptionSpec.Words<?> words ->
          out.put(CnpNames.TYPE, "string").put(CnpNames.DEFAULT, initial);
      case OptionSpec.Check check ->
          out.put(CnpNames.TYPE, "check").put(CnpNames.DEFAULT, check.initial());
      case OptionSpec.Combo<?> combo -> putCombo(initial, combo.words(), out);
      case OptionSpec.Rules rules -> putCombo(initial, rules.words(), out);
    }
    return out;
  }

  private static void putCombo(String initial, List<String> words, ObjectNode out) {
    out.put(CnpNames.TYPE, "combo").put(CnpNames.DEFAULT, initial);
    ArrayNode choices = out.putArray(CnpNames.CHOICES);
    words.forEach(choices::add);
  }
}
