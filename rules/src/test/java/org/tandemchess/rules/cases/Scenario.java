package org.tandemchess.rules.cases;

import java.util.List;
import java.util.Set;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BfenReading;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.notation.San;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** One row of a table: a rule sheet, a start, moves of both boards, a question and its answer. */
record Scenario(
    String id, RuleSet rules, String start, List<String> moves, String check, String expected) {

  static Scenario of(List<String> cells) {
    List<String> moves =
        cells.get(3).equals("-") ? List.of() : List.of(cells.get(3).split(" ", -1));
    return new Scenario(
        cells.get(0), Sheets.named(cells.get(1)), cells.get(2), moves, cells.get(4), cells.get(5));
  }

  /** Returns the start as a line of two boards; a single board is board A. */
  BfenReading reading() {
    return Bfen.parse(
        start.contains("|") || start.equals("startpos") ? start : start + " | startpos");
  }

  GameState play() {
    GameState state = GameState.of(reading().toPosition(rules));
    for (String text : moves) {
      state = play(state, text);
    }
    return state;
  }

  /** Plays {@code A:e2e4}, {@code flag:A_BLACK} or {@code resign:B_WHITE}. */
  static GameState play(GameState state, String text) {
    String[] parts = text.split(":", 2);
    return switch (parts[0]) {
      case "flag" -> state.flag(Seat.valueOf(parts[1]));
      case "resign" -> state.resign(Seat.valueOf(parts[1]));
      case "flags" ->
          state.flag(
              Set.of(
                  Seat.valueOf(parts[1].split(",", -1)[0]),
                  Seat.valueOf(parts[1].split(",", -1)[1])));
      default -> {
        BoardId board = BoardId.valueOf(parts[0]);
        yield state.play(board, move(parts[1], state.position(), board));
      }
    };
  }

  /** Reads UBI or UCI text, and SAN where that is no such text. */
  static Move move(String text, Position position, BoardId board) {
    try {
      return MoveText.parse(text, position, board);
    } catch (MoveTextException e) {
      if (e.reason() != MoveTextException.Reason.UNREADABLE) {
        throw e;
      }
      return San.parse(text, position, board);
    }
  }

  @Override
  public String toString() {
    return id + ", " + rules.name() + ": " + check;
  }
}
