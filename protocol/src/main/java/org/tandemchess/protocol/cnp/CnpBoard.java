package org.tandemchess.protocol.cnp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tandemchess.engine.option.Read;
import org.tandemchess.protocol.query.Placement;
import org.tandemchess.protocol.query.QueryOptions;
import org.tandemchess.protocol.query.RuleQueries;
import org.tandemchess.protocol.query.Variant;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** Positions as clients name them, and what the rules say about them. Used by one thread. */
final class CnpBoard {
  private static final String CHESS = "chess";
  private static final String CHESS960 = "chess960";
  private static final String START = "startpos";

  static final List<String> VARIANTS = List.of(CHESS, CHESS960, "crazyhouse", "bughouse");

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** What stands before the moves of a position line. */
  private static final String MOVES = " moves";

  private final RuleQueries game = new RuleQueries();

  /** Sets the position that the params name; without one, the start of chess. */
  void place(CnpParams params) throws CnpException {
    CnpParams position = params.object(CnpNames.POSITION);
    String name = position.text(CnpNames.VARIANT, CHESS);
    Variant variant = game(name);
    String fen = position.text(CnpNames.FEN, START).strip();
    List<String> moves = position.texts(CnpNames.MOVES);
    boolean onRook = name.equals(CHESS960);
    game.setVariant(variant);
    game.setChess960(onRook);
    String setUp = "position " + (fen.equals(START) ? START : "fen " + fen);
    Tokens alone = new Tokens(setUp);
    if (alone.find("moves", 0) < alone.size()) {
      throw new CnpException(CnpError.ILLEGAL_POSITION, "moves do not belong to a FEN");
    }
    for (int i = 0; i < moves.size(); i++) {
      if (new Tokens(moves.get(i)).size() != 1) {
        throw illegal(moves.get(i), i);
      }
    }
    Tokens words = new Tokens(setUp + MOVES + " " + String.join(" ", moves));
    switch (game.place(words)) {
      case Placement.Done done -> {
        // It is where it should be; rights that it cannot have are dropped.
      }
      case Placement.Refused(String reason) ->
          throw new CnpException(CnpError.ILLEGAL_POSITION, reason);
      case Placement.IllegalMove(int index) -> {
        int at = index - (words.size() - moves.size());
        throw at < 0
            ? new CnpException(CnpError.ILLEGAL_POSITION, "too many fields")
            : illegal(words.get(index), at);
      }
    }
  }

  private static Variant game(String variant) throws CnpException {
    String name = variant.equals(CHESS960) ? CHESS : variant;
    if (VARIANTS.contains(variant)
        && QueryOptions.VARIANT.read(name) instanceof Read.Ok<Variant>(Variant game)) {
      return game;
    }
    throw new CnpException(CnpError.INVALID_PARAMS, "unknown variant " + variant);
  }

  private static CnpException illegal(String move, int index) {
    return new CnpException(
        CnpError.ILLEGAL_MOVE,
        CnpText.object().put(CnpNames.MOVE, move).put(CnpNames.INDEX, index));
  }

  /** Returns a position object of its own. */
  Position position() {
    return game.position();
  }

  /** Returns whether castling is written as the king onto its rook. */
  boolean isOnRook() {
    return game.isChess960();
  }

  Optional<Move> legalMove(String text) {
    return game.legalMove(text);
  }

  JsonNode legalMoves() {
    return ask("legalmoves");
  }

  JsonNode status() {
    return ask("status");
  }

  JsonNode apply(String move) throws CnpException {
    if (new Tokens(move).size() != 1 || game.legalMove(move).isEmpty()) {
      throw new CnpException(CnpError.ILLEGAL_MOVE, CnpText.object().put(CnpNames.MOVE, move));
    }
    return ask("apply " + move);
  }

  private JsonNode ask(String line) {
    try {
      return MAPPER.readTree(Objects.requireNonNull(game.answer(new Tokens(line)), line));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e); // the game writes JSON
    }
  }
}
