package org.tandemchess.rules.position;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Squares;

/**
 * What a text says about one board; only {@link Position} promises that it makes sense.
 *
 * @param pieces the piece on each occupied square 0 to 63
 * @param promoted set of the squares whose piece counts as a pawn once captured
 * @param reserves how many of each piece may be dropped; absent means none
 * @param turn the side to move
 * @param castling set of the squares of the rooks that may still castle
 * @param epSquare the square that a pawn has just passed, or {@link Squares#NONE}
 * @param halfmoves plies since the last capture or pawn move
 * @param fullmoves number of the move to come, from 1
 */
public record BoardSetup(
    Map<Integer, Piece> pieces,
    long promoted,
    Map<Piece, Integer> reserves,
    Color turn,
    long castling,
    int epSquare,
    int halfmoves,
    int fullmoves) {

  private static final String BACK_RANK = "RNBQKBNR";

  /** The start position of chess with empty reserves. */
  public static final BoardSetup START = start();

  /** Copies the maps; reserves of zero are left out. */
  public BoardSetup {
    pieces = Map.copyOf(pieces);
    Map<Piece, Integer> held = new EnumMap<>(Piece.class);
    reserves.forEach(
        (piece, count) -> {
          if (count != 0) {
            held.put(piece, count);
          }
        });
    reserves = Map.copyOf(held);
  }

  /** Returns how many pieces of a kind may be dropped. */
  public int reserveCount(Piece piece) {
    return reserves.getOrDefault(piece, 0);
  }

  /** Returns this set-up with other castling rights. */
  public BoardSetup withCastling(long rooks) {
    return new BoardSetup(pieces, promoted, reserves, turn, rooks, epSquare, halfmoves, fullmoves);
  }

  /** Returns this set-up with another en passant square or {@link Squares#NONE}. */
  public BoardSetup withEpSquare(int square) {
    return new BoardSetup(pieces, promoted, reserves, turn, castling, square, halfmoves, fullmoves);
  }

  /** Returns this set-up with other counters. */
  public BoardSetup withCounters(int newHalfmoves, int newFullmoves) {
    return new BoardSetup(
        pieces, promoted, reserves, turn, castling, epSquare, newHalfmoves, newFullmoves);
  }

  private static BoardSetup start() {
    Map<Integer, Piece> pieces = new TreeMap<>();
    for (int file = 0; file < BACK_RANK.length(); file++) {
      Role role = Role.fromLetter(BACK_RANK.charAt(file)).orElseThrow();
      for (Color color : Color.values()) {
        int home = Squares.of(file, color == Color.WHITE ? 0 : 7);
        int pawn = Squares.of(file, color == Color.WHITE ? 1 : 6);
        pieces.put(home, Piece.of(color, role));
        pieces.put(pawn, Piece.of(color, Role.PAWN));
      }
    }
    long corners =
        Bitboards.of(Squares.A1)
            | Bitboards.of(Squares.H1)
            | Bitboards.of(Squares.A8)
            | Bitboards.of(Squares.H8);
    return new BoardSetup(pieces, 0, Map.of(), Color.WHITE, corners, Squares.NONE, 0, 1);
  }
}
