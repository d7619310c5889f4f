package org.tandemchess.rules.attack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.Squares;

class AttacksTest {
  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

  /** Walks square by square, unlike the tables. */
  private static long walk(int square, int[][] directions, long occupied) {
    long reached = 0;
    for (int[] direction : directions) {
      int file = Squares.file(square) + direction[0];
      int rank = Squares.rank(square) + direction[1];
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        int at = Squares.of(file, rank);
        reached |= 1L << at;
        if ((occupied >>> at & 1) != 0) {
          break;
        }
        file += direction[0];
        rank += direction[1];
      }
    }
    return reached;
  }

  @Test
  void slidersStopAtTheFirstBlockerForAllSubsetsOfTheirRays() {
    int rooks = 0;
    int bishops = 0;
    for (int square = 0; square < 64; square++) {
      long rays = Rays.relevant(square, Rays.ROOK_STEPS);
      long subset = 0;
      do {
        assertThat(Attacks.rook(square, subset)).isEqualTo(walk(square, STRAIGHT, subset));
        rooks++;
        subset = subset - rays & rays;
      } while (subset != 0);
      rays = Rays.relevant(square, Rays.BISHOP_STEPS);
      do {
        assertThat(Attacks.bishop(square, subset)).isEqualTo(walk(square, DIAGONAL, subset));
        bishops++;
        subset = subset - rays & rays;
      } while (subset != 0);
    }
    assertThat(rooks).isEqualTo(102_400);
    assertThat(bishops).isEqualTo(5_248);
  }

  @Test
  void blockersOffTheRaysDoNotMatter() {
    int e4 = Squares.parse("e4");
    long offRays = ~(Attacks.rookRays(e4) | 1L << e4);
    assertThat(Attacks.rook(e4, offRays)).isEqualTo(Attacks.rookRays(e4));
  }

  @Test
  void leapersStayOnTheBoard() {
    assertThat(Long.bitCount(Attacks.knight(Squares.A1))).isEqualTo(2);
    assertThat(Long.bitCount(Attacks.knight(Squares.parse("d4")))).isEqualTo(8);
    assertThat(Long.bitCount(Attacks.king(Squares.H8))).isEqualTo(3);
    assertThat(Attacks.pawn(0, Squares.parse("a2"))).isEqualTo(1L << Squares.parse("b3"));
    assertThat(Attacks.pawn(1, Squares.parse("h7"))).isEqualTo(1L << Squares.parse("g6"));
  }

  @Test
  void pawnAttacksAreEachOthersInverse() {
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        boolean white = (Attacks.pawn(0, from) >>> to & 1) != 0;
        boolean black = (Attacks.pawn(1, to) >>> from & 1) != 0;
        assertThat(white).isEqualTo(black);
      }
    }
  }

  @Test
  void betweenAndThroughAgreeWithEachOther() {
    for (int a = 0; a < 64; a++) {
      for (int b = 0; b < 64; b++) {
        long between = Lines.between(a, b);
        assertThat(between).isEqualTo(Lines.between(b, a));
        assertThat(Lines.through(a, b)).isEqualTo(Lines.through(b, a));
        boolean aligned = a != b && ((Attacks.rookRays(a) | Attacks.bishopRays(a)) >>> b & 1) != 0;
        if (aligned) {
          assertThat(Long.bitCount(between)).isEqualTo(kingMoves(a, b) - 1);
          assertThat(Lines.through(a, b))
              .isEqualTo(Lines.through(a, b) | between | 1L << a | 1L << b);
        } else {
          assertThat(between | Lines.through(a, b)).isZero();
        }
      }
    }
    assertThat(Lines.between(Squares.A1, Squares.parse("d4")))
        .isEqualTo(1L << Squares.parse("b2") | 1L << Squares.parse("c3"));
  }

  private static int kingMoves(int a, int b) {
    int files = Math.abs(Squares.file(a) - Squares.file(b));
    int ranks = Math.abs(Squares.rank(a) - Squares.rank(b));
    return Math.max(files, ranks);
  }
}
