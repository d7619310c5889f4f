package org.tandemchess.rules.board;

import java.util.Set;
import java.util.TreeSet;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;

/** Boards for tests, from one-board BFENs, and their moves as text. */
final class Boards {
  private Boards() {}

  static Board of(RuleSet rules, String fen) {
    return Position.of(Bfen.parseBoard(fen).setup(), rules).boardCopy(BoardId.A);
  }

  static Board bughouse(String fen) {
    return of(RuleSet.BUGHOUSE, fen);
  }

  static MoveBuffer legal(Board board) {
    MoveBuffer moves = new MoveBuffer();
    MoveGenerator.legal(board, moves);
    return moves;
  }

  /** Returns all legal moves, castling as king takes rook, sorted. */
  static Set<String> texts(Board board) {
    Set<String> texts = new TreeSet<>();
    MoveBuffer moves = legal(board);
    for (int i = 0; i < moves.size(); i++) {
      texts.add(text(moves.get(i)));
    }
    return texts;
  }

  static String text(int move) {
    return MoveText.uci960(MoveCodec.toMove(move));
  }

  static int square(String name) {
    return Squares.parse(name);
  }
}
