package org.tandemchess.app.analyze;

import java.util.ArrayList;
import java.util.List;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.notation.San;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/** Writes the moves of one board in SAN. */
final class SanLine {
  private SanLine() {}

  /**
   * Returns the texts of moves that follow each other on a board while the other rests; a move that
   * cannot be played so, as after the end of the match, ends the line.
   */
  static List<String> of(Position start, BoardId board, List<Move> moves) {
    List<String> texts = new ArrayList<>();
    Position position = start;
    for (Move move : moves) {
      if (!position.isLegal(board, move)) {
        break;
      }
      texts.add(San.format(position, board, move));
      position = position.play(board, move);
    }
    return texts;
  }
}
