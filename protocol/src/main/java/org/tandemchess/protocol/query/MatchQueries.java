package org.tandemchess.protocol.query;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BpgnGame;
import org.tandemchess.rules.notation.BpgnProblem;
import org.tandemchess.rules.notation.BpgnReader;
import org.tandemchess.rules.notation.BpgnReading;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.InvalidSetupException;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * Queries about a whole match: moves on two boards, by the chosen rules of bughouse, and games in
 * BPGN. Used by one thread.
 */
final class MatchQueries {
  /** Of a text that is no game every word is a problem. */
  private static final int MOST_PROBLEMS = 100;

  private static final String MALFORMED = "malformed_request";

  private Position position = Position.start(RuleSet.BUGHOUSE);

  void start(RuleSet rules) {
    position = Position.start(rules);
  }

  /**
   * Answers {@code apply board A MOVE [bfen A | B]}; without a set-up the move is made on the match
   * that is kept here.
   */
  String apply(Tokens words) {
    @Nullable BoardId board = words.is(2, "A") ? BoardId.A : words.is(2, "B") ? BoardId.B : null;
    if (board == null) {
      return Json.error(MALFORMED, "board must be A or B");
    }
    String text = words.getOrEmpty(3);
    if (text.isEmpty()) {
      return Json.error(MALFORMED, "apply needs a move");
    }
    boolean inline = words.size() > 4;
    try {
      Position before = inline ? read(words) : position;
      Move move = MoveText.parse(text, before, board);
      Position after = before.play(board, move);
      if (!inline) {
        position = after;
      }
      return reply(after, capturedBy(before, after, board));
    } catch (InvalidSetupException e) {
      return Json.error(MALFORMED, "invalid bfen: " + e.faults().getFirst().message());
    } catch (MoveTextException e) {
      return e.reason() == MoveTextException.Reason.UNREADABLE
          ? Json.error(MALFORMED, "unparseable move '" + text + "'")
          : Json.error("illegal_move", String.valueOf(e.getMessage()));
    }
  }

  private Position read(Tokens words) {
    String text = words.get(4).equals("bfen") ? words.rest(5) : words.rest(4);
    return Bfen.parse(text).toPosition(position.rules());
  }

  /** Returns what a move took, as it lies in the partner's reserve now. */
  private static int capturedBy(Position before, Position after, BoardId board) {
    Seat partner = before.seatToMove(board).partner();
    for (Role role : Role.values()) {
      if (after.reserveCount(partner, role) > before.reserveCount(partner, role)) {
        return role.index();
      }
    }
    return Roles.NONE;
  }

  private static String reply(Position after, int captured) {
    StringBuilder out = new StringBuilder(256);
    out.append("{\"ok\":true,\"legal\":true,\"bfen\":\"").append(Bfen.format(after)).append('"');
    for (BoardId board : BoardId.values()) {
      String turn = after.turn(board).letter() == 'w' ? "\"w\"" : "\"b\"";
      Json.key("sideToMove" + board, out).append(turn);
      Json.key("inCheck" + board, out).append(after.isCheck(board));
    }
    Json.key("capturedDropType", out).append(captured(captured));
    appendEnd(after.end(), out);
    return out.append('}').toString();
  }

  private static void appendEnd(Optional<GameEnd> end, StringBuilder out) {
    Json.key("end", out);
    if (end.isEmpty()) {
      out.append("null");
      return;
    }
    out.append("{\"reason\":\"").append(word(end.get().reason())).append('"');
    Json.key("loser", out).append(end.get().loser().map(MatchQueries::quoted).orElse("null"));
    Json.key("winner", out).append(end.get().winner().map(MatchQueries::quoted).orElse("null"));
    out.append('}');
  }

  private static String quoted(Enum<?> value) {
    return '"' + word(value) + '"';
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the letter of a captured role in quotes, or null as JSON writes it. */
  static String captured(int role) {
    return switch (role) {
      case Roles.PAWN -> "\"p\"";
      case Roles.KNIGHT -> "\"n\"";
      case Roles.BISHOP -> "\"b\"";
      case Roles.ROOK -> "\"r\"";
      case Roles.QUEEN -> "\"q\"";
      default -> "null";
    };
  }

  /** Answers {@code bpgn TEXT}: whether the game in a text can be played as it stands there. */
  String check(String text) {
    List<BpgnReading> readings = BpgnReader.parse(text, position.rules());
    if (readings.size() != 1) {
      return Json.error(MALFORMED, "bpgn needs one game, not " + readings.size());
    }
    BpgnReading reading = readings.getFirst();
    BpgnGame game = reading.game();
    StringBuilder out = new StringBuilder(256);
    out.append("{\"ok\":true");
    Json.key("valid", out).append(reading.isGood());
    Json.key("plies", out).append(game.moves().size());
    Json.key("bfen", out).append('"').append(Bfen.format(game.replay().position())).append('"');
    appendEnd(game.end(), out);
    Json.key("problems", out).append('[');
    String comma = "";
    for (BpgnProblem problem : reading.problems().stream().limit(MOST_PROBLEMS).toList()) {
      appendProblem(problem, out.append(comma));
      comma = ",";
    }
    return out.append("]}").toString();
  }

  private static void appendProblem(BpgnProblem problem, StringBuilder out) {
    out.append("{\"kind\":\"").append(word(problem.kind())).append('"');
    Json.key("isError", out).append(problem.kind().isError());
    Json.key("ply", out).append(problem.ply());
    Json.text(problem.token(), Json.key("token", out));
    Json.text(problem.why(), Json.key("reason", out));
    out.append('}');
  }
}
