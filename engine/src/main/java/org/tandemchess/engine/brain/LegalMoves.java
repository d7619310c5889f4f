package org.tandemchess.engine.brain;

import java.util.ArrayList;
import java.util.List;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;

/** What may be played on one board, even if the other has ended the match. Stateless. */
public final class LegalMoves {
  private LegalMoves() {}

  /** Returns the legal moves of a board. */
  public static List<Move> of(Board board) {
    MoveBuffer buffer = new MoveBuffer();
    MoveGenerator.legal(board, buffer);
    List<Move> moves = new ArrayList<>(buffer.size());
    for (int i = 0; i < buffer.size(); i++) {
      moves.add(MoveCodec.toMove(buffer.get(i)));
    }
    return moves;
  }

  /** Returns a line of moves up to the first illegal one; the board is left at its end. */
  public static List<Move> prefix(List<Move> line, Board board) {
    MoveBuffer buffer = new MoveBuffer();
    List<Move> prefix = new ArrayList<>(line.size());
    for (Move move : line) {
      int code = MoveCodec.toInt(move, board);
      buffer.clear();
      MoveGenerator.legal(board, buffer);
      if (!buffer.contains(code)) {
        break;
      }
      board.makeMove(code);
      prefix.add(move);
    }
    return prefix;
  }
}
