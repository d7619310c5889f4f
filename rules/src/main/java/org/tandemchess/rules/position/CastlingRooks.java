package org.tandemchess.rules.position;

import java.util.Map;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Squares;

/**
 * Which rooks X-FEN means: the outermost of a wing is plain K or Q, any other is named by its file.
 */
public final class CastlingRooks {

  /** A side of the king on its first rank. */
  public enum Wing {
    KING,
    QUEEN;

    /**
     * Returns the squares of all ranks beyond the king's file on this wing; none for {@link
     * Squares#NONE}.
     */
    public long squaresBeside(int king) {
      if (king == Squares.NONE) {
        return 0;
      }
      long files = 0;
      for (int file = 0; file < 8; file++) {
        boolean beyond = this == KING ? file > Squares.file(king) : file < Squares.file(king);
        files |= beyond ? Bitboards.file(file) : 0;
      }
      return files;
    }

    /**
     * Returns the member furthest from the king of squares of one rank, as a set of one, or 0 for
     * no squares.
     */
    public long outermost(long squares) {
      return this == KING ? Long.highestOneBit(squares) : Long.lowestOneBit(squares);
    }

    /** Returns the corner of a color on this wing. */
    public int corner(Color color) {
      int file = this == KING ? 7 : 0;
      return Squares.of(file, color == Color.WHITE ? 0 : 7);
    }
  }

  private CastlingRooks() {}

  /** Returns the square of a king that stands on its own first rank, or {@link Squares#NONE}. */
  public static int homeKing(BoardSetup setup, Color color) {
    long kings = squaresOf(setup, Piece.of(color, Role.KING)) & homeRank(color);
    return Long.bitCount(kings) == 1 ? Bitboards.first(kings) : Squares.NONE;
  }

  /** Returns the rooks of a color on its own first rank. */
  public static long rooks(BoardSetup setup, Color color) {
    return squaresOf(setup, Piece.of(color, Role.ROOK)) & homeRank(color);
  }

  /** Returns the outermost rook beside a home king on a wing, as a set of one or none. */
  public static long outermost(BoardSetup setup, Color color, Wing wing) {
    return wing.outermost(rooks(setup, color) & wing.squaresBeside(homeKing(setup, color)));
  }

  /**
   * Returns the rook in the corner of a wing, as a set of one, if the king stands where chess
   * begins; else none.
   */
  public static long atHome(BoardSetup setup, Color color, Wing wing) {
    int king = homeKing(setup, color);
    boolean onItsFile = king != Squares.NONE && Squares.file(king) == Squares.file(Squares.E1);
    return onItsFile ? rooks(setup, color) & Bitboards.of(wing.corner(color)) : 0;
  }

  private static long homeRank(Color color) {
    return color == Color.WHITE ? Bitboards.RANK_1 : Bitboards.RANK_8;
  }

  private static long squaresOf(BoardSetup setup, Piece piece) {
    return setup.pieces().entrySet().stream()
        .filter(entry -> entry.getValue() == piece)
        .map(Map.Entry::getKey)
        .mapToLong(Bitboards::of)
        .reduce(0, (a, b) -> a | b);
  }
}
