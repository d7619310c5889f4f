package org.tandemchess.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BoardReading;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.InvalidSetupException;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/**
 * The words of UCI over two boards: {@code position fen A|B moves 1e2e4 2P@e4}, joint moves such as
 * {@code (e2e4,pass)}. Stateless.
 */
final class JointText {
  private static final String PASS = "pass";

  /** The answer of a team that has no move anywhere. */
  static final String NOTHING_TO_MOVE = "bestmove (none)";

  /** The answer of a team that has no move now and waits for a piece. */
  static final String WAIT = bestMove(JointMove.NONE, JointMove.NONE);

  private JointText() {}

  /** What a position line says. */
  sealed interface Reading {
    /** Both boards after all moves. */
    record Sound(Position position) implements Reading {}

    /** The line is wrong and changes nothing. */
    record Wrong(String reason) implements Reading {}
  }

  /** Returns whether a position line can only be about two boards. */
  static boolean isJoint(Tokens position) {
    int moves = position.find("moves", 1);
    String first = position.getOrEmpty(moves + 1);
    return position.join(1, moves).indexOf('|') >= 0 || isOnABoard(first);
  }

  private static boolean isOnABoard(String move) {
    return move.length() > 4 && (move.charAt(0) == '1' || move.charAt(0) == '2');
  }

  /** Reads a position line, by the rules that moves must keep. */
  static Reading position(Tokens words, RuleSet rules) {
    int moves = words.find("moves", 1);
    Position position;
    if (words.is(1, "startpos")) {
      position = Position.start(rules);
    } else {
      String boards = words.is(1, "fen") ? words.join(2, moves) : "";
      int bar = boards.indexOf('|');
      if (bar < 0) {
        return new Reading.Wrong("invalid position command");
      }
      BoardReading a = Bfen.parseBoard(boards.substring(0, bar).strip(), BoardId.A);
      BoardReading b = Bfen.parseBoard(boards.substring(bar + 1).strip(), BoardId.B);
      List<Fault> faults = new ArrayList<>(a.faults());
      faults.addAll(b.faults());
      if (!faults.isEmpty()) {
        return new Reading.Wrong("invalid fen in position command: " + faults.getFirst().message());
      }
      try {
        position = Position.of(new Setup(a.setup(), b.setup()), rules);
      } catch (InvalidSetupException e) {
        return new Reading.Wrong("illegal fen: " + e.faults().getFirst().message());
      }
    }
    return played(position, words, moves + 1);
  }

  private static Reading played(Position start, Tokens words, int from) {
    Position position = start;
    for (int i = from; i < words.size(); i++) {
      String word = words.get(i);
      BoardId board = word.charAt(0) == '1' ? BoardId.A : BoardId.B;
      if (!isOnABoard(word)) {
        return illegal(word);
      }
      try {
        Move move = MoveText.parse(word.substring(1), position, board);
        position = position.play(board, move);
      } catch (MoveTextException e) {
        return illegal(word);
      }
    }
    return new Reading.Sound(position);
  }

  private static Reading illegal(String move) {
    return new Reading.Wrong("illegal move in position command: " + move);
  }

  /** Returns the answer of a team: a move on each board, or none, and what may follow. */
  static String bestMove(JointMove best, JointMove reply) {
    return "bestmove " + pair(best) + (reply.isEmpty() ? "" : " ponder " + pair(reply));
  }

  static String pair(JointMove move) {
    return "(" + word(move.a()) + "," + word(move.b()) + ")";
  }

  private static String word(Optional<Move> move) {
    return move.map(MoveText::uci).orElse(PASS);
  }
}
