package org.tandemchess.rules.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Reserves;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Squares;

/**
 * What is wrong with one board of a set-up, all faults at once, and the set-up with everything
 * repaired that can be.
 *
 * <p>Castling rights follow X-FEN: the king may stand anywhere on its first rank and castles with
 * the rook named.
 *
 * @param repaired the set-up without the rights, the en passant square and the counters that are
 *     noted
 * @param faults fatal faults; empty means that the board can be played
 * @param notes what was repaired
 */
public record SetupCheck(BoardSetup repaired, List<Fault> faults, List<Fault> notes) {
  private static final int MAX_HALFMOVES = 32_767;
  private static final int MAX_FULLMOVES = 999_999;

  public SetupCheck {
    faults = List.copyOf(faults);
    notes = List.copyOf(notes);
  }

  /** Checks one board on its own; {@code id} only names it in the faults. */
  public static SetupCheck of(BoardSetup setup, BoardId id) {
    Examination examination = new Examination(setup, id);
    BoardSetup repaired = examination.repair();
    examination.findFaults();
    return new SetupCheck(repaired, examination.faults, examination.notes);
  }

  private static final class Examination {
    private final BoardSetup setup;
    private final BoardId id;
    private final List<Fault> faults = new ArrayList<>();
    private final List<Fault> notes = new ArrayList<>();

    Examination(BoardSetup setup, BoardId id) {
      this.setup = setup;
      this.id = id;
    }

    void findFaults() {
      int[] kings = new int[2];
      int[] kingSquares = new int[2];
      for (Map.Entry<Integer, Piece> entry : sortedPieces()) {
        Piece piece = entry.getValue();
        int square = entry.getKey();
        if (piece.role() == Role.KING) {
          kings[piece.color().index()]++;
          kingSquares[piece.color().index()] = square;
        } else if (piece.role() == Role.PAWN && isLastRank(square)) {
          fault(
              SetupFault.PAWN_RANK,
              "placement",
              Squares.name(square),
              "pawns on ranks 2 to 7 only");
        }
      }
      findPromotedFaults();
      findReserveFaults();
      for (Color color : Color.values()) {
        if (kings[color.index()] != 1) {
          String text = kings[color.index()] + " " + Piece.of(color, Role.KING).letter();
          fault(SetupFault.KING_COUNT, "placement", text, "one king a side");
        }
      }
      if (kings[0] == 1 && kings[1] == 1) {
        findCheck(kingSquares[setup.turn().opposite().index()]);
      }
    }

    private List<Map.Entry<Integer, Piece>> sortedPieces() {
      return setup.pieces().entrySet().stream().sorted(Map.Entry.comparingByKey()).toList();
    }

    private void findPromotedFaults() {
      for (long left = setup.promoted(); left != 0; left &= left - 1) {
        int square = Bitboards.first(left);
        Piece piece = setup.pieces().get(square);
        if (piece == null || piece.role() == Role.PAWN || piece.role() == Role.KING) {
          fault(
              SetupFault.PROMOTED_MARK,
              "placement",
              Squares.name(square),
              "~ after a queen, rook, bishop or knight");
        }
      }
    }

    private void findReserveFaults() {
      for (Piece piece : Piece.values()) {
        int count = setup.reserveCount(piece);
        String text = count + " " + piece.letter();
        if (piece.role() == Role.KING && count != 0) {
          fault(
              SetupFault.RESERVE_PIECE,
              "reserves",
              text,
              "queens, rooks, bishops, knights and pawns");
        } else if (count < 0 || count > Reserves.MAX_COUNT) {
          fault(
              SetupFault.RESERVE_SIZE,
              "reserves",
              text,
              "0 to " + Reserves.MAX_COUNT + " pieces of a kind");
        }
      }
    }

    private void findCheck(int waitingKing) {
      Board board = new Board(RuleSet.BUGHOUSE);
      setup.pieces().forEach((square, piece) -> board.put(piece.index(), square));
      if (board.isAttacked(waitingKing, setup.turn().index(), board.occupied())) {
        String text = String.valueOf(setup.turn().letter());
        fault(
            SetupFault.OPPONENT_IN_CHECK,
            "side to move",
            text,
            "the side that is in check to be on the move");
      }
    }

    BoardSetup repair() {
      return setup
          .withCastling(repairedRights())
          .withEpSquare(repairedEpSquare())
          .withCounters(
              repairedCounter("half-move clock", setup.halfmoves(), 0, MAX_HALFMOVES),
              repairedCounter("move number", setup.fullmoves(), 1, MAX_FULLMOVES));
    }

    private long repairedRights() {
      long kept = 0;
      for (Color color : Color.values()) {
        long home = color == Color.WHITE ? Bitboards.RANK_1 : Bitboards.RANK_8;
        int king = CastlingRooks.homeKing(setup, color);
        for (CastlingRooks.Wing wing : CastlingRooks.Wing.values()) {
          long candidates = setup.castling() & home & wing.squaresBeside(king);
          long rooks = candidates & CastlingRooks.rooks(setup, color) & ~setup.promoted();
          kept |= wing.outermost(rooks);
        }
      }
      for (long lost = setup.castling() & ~kept; lost != 0; lost &= lost - 1) {
        String rook = Squares.name(Bitboards.first(lost));
        note(SetupFault.CASTLING_RIGHTS, "castling", rook, "king and rook at home");
      }
      return kept;
    }

    private int repairedEpSquare() {
      int square = setup.epSquare();
      if (square == Squares.NONE) {
        return Squares.NONE;
      }
      boolean whiteToMove = setup.turn() == Color.WHITE;
      if (Squares.rank(square) != (whiteToMove ? 5 : 2)) {
        note(
            SetupFault.EP_SQUARE,
            "en passant",
            Squares.name(square),
            "a square of rank " + (whiteToMove ? 6 : 3));
        return Squares.NONE;
      }
      int step = whiteToMove ? 8 : -8;
      Piece passer = setup.pieces().get(square - step);
      boolean justPassed =
          passer == Piece.of(setup.turn().opposite(), Role.PAWN)
              && !setup.pieces().containsKey(square)
              && !setup.pieces().containsKey(square + step);
      return justPassed ? square : Squares.NONE;
    }

    private int repairedCounter(String field, int value, int least, int most) {
      if (value >= least && value <= most) {
        return value;
      }
      note(SetupFault.COUNTERS, field, String.valueOf(value), least + " to " + most);
      return least;
    }

    private static boolean isLastRank(int square) {
      return Squares.rank(square) == 0 || Squares.rank(square) == 7;
    }

    private void fault(SetupFault kind, String field, String text, String expected) {
      faults.add(Fault.on(id, kind, field, text, expected));
    }

    private void note(SetupFault kind, String field, String text, String expected) {
      notes.add(Fault.on(id, kind, field, text, expected));
    }
  }
}
