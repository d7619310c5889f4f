package org.tandemchess.rules.board;

import java.util.Set;
import java.util.TreeSet;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Roles;
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

  static TwoBoards start(RuleSet rules) {
    Position start = Position.start(rules);
    return new TwoBoards(start.boardCopy(BoardId.A), start.boardCopy(BoardId.B));
  }

  /** Returns what a board shows, set up anew piece by piece. */
  static Board rebuilt(Board board) {
    Board fresh = new Board(board.rules());
    for (int square = 0; square < 64; square++) {
      if (board.pieceOn(square) != Pieces.NONE) {
        fresh.put(board.pieceOn(square), square);
      }
      if ((board.promoted() >>> square & 1) != 0) {
        fresh.setPromoted(square);
      }
    }
    for (int color = 0; color < 2; color++) {
      for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
        fresh.setReserve(color, role, board.reserveCount(color, role));
      }
    }
    fresh.setSideToMove(board.sideToMove());
    fresh.setCastlingRights(board.castlingRights());
    fresh.setEpSquare(board.epSquare());
    fresh.setClocks(board.halfmoveClock(), board.fullmoveNumber());
    fresh.refresh();
    return fresh;
  }

  /** Returns all that a board shows, as text. */
  static String fullText(Board board) {
    return String.join(
        " ",
        board.toString(),
        Long.toHexString(board.promoted()),
        Long.toHexString(board.castlingRights()),
        Integer.toString(board.epSquare()),
        Integer.toString(board.halfmoveClock()),
        Integer.toString(board.fullmoveNumber()),
        Long.toHexString(board.key()));
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
