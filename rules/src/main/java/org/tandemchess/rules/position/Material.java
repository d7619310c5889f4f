package org.tandemchess.rules.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;

/** The pieces of two chess sets: what may exist over both boards of a match. */
public final class Material {
  private Material() {}

  /**
   * Returns a note for each piece of which both boards and all reserves hold more than two sets
   * have; promoted pieces count as pawns.
   */
  public static List<Fault> surplus(Setup setup) {
    int[] counts = new int[Piece.values().length];
    count(setup.a(), counts);
    count(setup.b(), counts);
    List<Fault> notes = new ArrayList<>();
    for (Piece piece : Piece.values()) {
      int count = counts[piece.index()];
      int most = inTwoSets(piece.role());
      if (count > most) {
        String text = count + " " + piece.letter();
        notes.add(
            new Fault(
                SetupFault.SURPLUS,
                Optional.empty(),
                "both boards",
                text,
                "at most " + most + " in two sets"));
      }
    }
    return notes;
  }

  private static void count(BoardSetup board, int[] counts) {
    board
        .pieces()
        .forEach(
            (square, piece) -> {
              boolean promoted = (board.promoted() & Bitboards.of(square)) != 0;
              Piece counted = promoted ? Piece.of(piece.color(), Role.PAWN) : piece;
              counts[counted.index()]++;
            });
    board.reserves().forEach((piece, count) -> counts[piece.index()] += count);
  }

  private static int inTwoSets(Role role) {
    return switch (role) {
      case PAWN -> 16;
      case KNIGHT, BISHOP, ROOK -> 4;
      case QUEEN, KING -> 2;
    };
  }
}
