package org.tandemchess.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** A game on random moves, which the host keeps for itself, on one board. */
final class FuzzBoard {
  private static final int LONGEST = 80;

  private final BoardId board;
  private RuleSet rules;
  private Position position;
  private final List<String> moves = new ArrayList<>();

  FuzzBoard(BoardId board, RuleSet rules) {
    this.board = board;
    this.rules = rules;
    this.position = Position.start(rules);
  }

  Position position() {
    return position;
  }

  RuleSet rules() {
    return rules;
  }

  void start(RuleSet newRules) {
    rules = newRules;
    position = Position.start(newRules);
    moves.clear();
  }

  /** Plays a few random moves, or begins anew. */
  void goOn(SplittableRandom random) {
    if (moves.size() > LONGEST || random.nextInt(12) == 0) {
      start(rules);
    }
    int more = random.nextInt(6);
    for (int i = 0; i < more; i++) {
      List<Move> legal = position.legalMoves(board);
      if (legal.isEmpty()) {
        return;
      }
      Move move = legal.get(random.nextInt(legal.size()));
      moves.add(MoveText.uci(move));
      position = position.play(board, move);
    }
  }

  /** Returns the moves behind their keyword, or nothing if there are none. */
  String moves() {
    return moves.isEmpty() ? "" : " moves " + String.join(" ", moves);
  }

  List<String> moveList() {
    return List.copyOf(moves);
  }

  /** Fails unless a text is a legal move, or says that there is none where there is none. */
  static void assertLegal(String text, Position position, BoardId board) {
    if (text.equals("(none)") || text.equals("null")) {
      assertThat(position.legalMoves(board)).as("a move in %s", position).isEmpty();
      return;
    }
    try {
      MoveText.parse(text, position, board);
    } catch (MoveTextException e) {
      throw new AssertionError("illegal " + text + " in " + position, e);
    }
  }

  static <T> T any(List<T> choices, SplittableRandom random) {
    return choices.get(random.nextInt(choices.size()));
  }
}
