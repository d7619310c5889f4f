package org.tandemchess.rules.position;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.DeadMaterial;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameEnd.Reason;

/**
 * One board of a position with its status, which is computed before any other thread sees it; never
 * changed.
 */
record BoardState(Board board, BoardStatus status) {

  /** Takes the board over: the caller must not touch it again. */
  static BoardState of(Board board) {
    assert board.checkInvariants();
    BoardStatus status = BoardStatus.of(board);
    board.checkers();
    return new BoardState(board, status);
  }

  static BoardState of(BoardSetup setup, RuleSet rules) {
    Board board = new Board(rules);
    setup.pieces().forEach((square, piece) -> board.put(piece.index(), square));
    for (long left = setup.promoted(); left != 0; left &= left - 1) {
      board.setPromoted(Bitboards.first(left));
    }
    setup
        .reserves()
        .forEach(
            (piece, count) -> board.setReserve(piece.color().index(), piece.role().index(), count));
    board.setSideToMove(setup.turn().index());
    board.setCastlingRights(setup.castling());
    board.setEpSquare(setup.epSquare());
    board.setClocks(setup.halfmoves(), setup.fullmoves());
    board.refresh();
    return of(board);
  }

  /** Returns the state of a later board, this one if nothing has changed; takes the board over. */
  BoardState changedTo(Board later) {
    return later.key() == board.key() && later.ply() == board.ply() ? this : of(later);
  }

  BoardSetup toSetup() {
    Map<Integer, Piece> pieces = new HashMap<>();
    for (long left = board.occupied(); left != 0; left &= left - 1) {
      int square = Bitboards.first(left);
      pieces.put(square, Piece.of(board.pieceOn(square)));
    }
    Map<Piece, Integer> reserves = new EnumMap<>(Piece.class);
    for (Piece piece : Piece.values()) {
      if (piece.role() != Role.KING) {
        reserves.put(piece, board.reserveCount(piece.color().index(), piece.role().index()));
      }
    }
    return new BoardSetup(
        pieces,
        board.promoted(),
        reserves,
        turn(),
        board.castlingRights(),
        board.epSquare(),
        board.halfmoveClock(),
        board.fullmoveNumber());
  }

  Color turn() {
    return Color.of(board.sideToMove());
  }

  /** Returns how this board ends the match, if it does. */
  Optional<GameEnd> end(BoardId id) {
    Seat mover = Seat.of(id, turn());
    return switch (status) {
      case CHECKMATE -> Optional.of(GameEnd.lostBy(mover, Reason.CHECKMATE));
      case STALEMATE_LOSS -> Optional.of(GameEnd.lostBy(mover, Reason.STALEMATE));
      case KING_TAKEN -> Optional.of(GameEnd.lostBy(mover, Reason.KING_CAPTURE));
      case STALEMATE_DRAW -> Optional.of(GameEnd.draw(Reason.STALEMATE));
      case ONGOING, WAITING ->
          board.rules().insufficientMaterial() && DeadMaterial.isDead(board)
              ? Optional.of(GameEnd.draw(Reason.INSUFFICIENT_MATERIAL))
              : Optional.empty();
    };
  }
}
