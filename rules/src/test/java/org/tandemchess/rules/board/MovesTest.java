package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.Roles;

class MovesTest {
  @Test
  void fieldsDoNotTouchTheirNeighbours() {
    int[] kinds = {
      Moves.QUIET, Moves.DOUBLE_PUSH, Moves.CASTLE, Moves.CAPTURE, Moves.EN_PASSANT, Moves.PASS_KIND
    };
    for (int square : new int[] {0, 1, 31, 32, 63}) {
      for (int kind : kinds) {
        for (int role = 0; role < Roles.COUNT; role++) {
          int move = Moves.of(square, 63 - square, kind, role);
          assertThat(Moves.from(move)).isEqualTo(square);
          assertThat(Moves.to(move)).isEqualTo(63 - square);
          assertThat(Moves.kind(move)).isEqualTo(kind);
          assertThat(Moves.role(move)).isEqualTo(role);
          assertThat(move >>> 19).isZero();
          assertThat(Moves.isPromotion(move)).isFalse();
          assertThat(Moves.isDrop(move)).isFalse();
          boolean takes = kind == Moves.CAPTURE || kind == Moves.EN_PASSANT;
          assertThat(Moves.isCapture(move)).isEqualTo(takes);
          assertThat(Moves.isTactical(move)).isEqualTo(takes);
        }
      }
    }
  }

  @Test
  void promotionsCarryTheirRole() {
    for (int kind : new int[] {Moves.PROMOTION, Moves.PROMOTION_CAPTURE}) {
      for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
        int move = Moves.promotion(63, 63, kind, role);
        assertThat(Moves.promotion(move)).isEqualTo(role);
        assertThat(Moves.role(move)).isEqualTo(Roles.PAWN);
        assertThat(Moves.isPromotion(move)).isTrue();
        assertThat(Moves.isCapture(move)).isEqualTo(kind == Moves.PROMOTION_CAPTURE);
        assertThat(Moves.isTactical(move)).isTrue();
        assertThat(Moves.discardsPawn(move)).isEqualTo(role == Roles.PAWN);
        assertThat(Moves.isQuiet(move)).isFalse();
        assertThat(move >>> 22).isZero();
      }
    }
  }

  @Test
  void dropsNameRoleAndSquare() {
    for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
      int move = Moves.drop(role, 63);
      assertThat(Moves.isDrop(move)).isTrue();
      assertThat(Moves.role(move)).isEqualTo(role);
      assertThat(Moves.to(move)).isEqualTo(63);
      assertThat(Moves.isQuiet(move)).isFalse();
      assertThat(Moves.isCapture(move)).isFalse();
      assertThat(Moves.isTactical(move)).isFalse();
      assertThat(Moves.discardsPawn(move)).isFalse();
    }
  }

  @Test
  void castlingTellsWhereBothMenGo() {
    int longSide = Moves.castle(Boards.square("e8"), Boards.square("a8"));
    assertThat(Moves.castledKing(longSide)).isEqualTo(Boards.square("c8"));
    assertThat(Moves.castledRook(longSide)).isEqualTo(Boards.square("d8"));
    int shortSide = Moves.castle(Boards.square("b1"), Boards.square("c1"));
    assertThat(Moves.castledKing(shortSide)).isEqualTo(Boards.square("g1"));
    assertThat(Moves.castledRook(shortSide)).isEqualTo(Boards.square("f1"));
  }

  @Test
  void noMoveIsNoStoredMove() {
    Board board = Boards.bughouse("4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    assertThat(Moves.toShort(Moves.NONE)).isEqualTo((char) 0);
    assertThat(Moves.fromShort((char) 0, board)).isEqualTo(Moves.NONE);
    assertThat(Moves.fromShort(Moves.toShort(Moves.PASS), board)).isEqualTo(Moves.PASS);
  }
}
