package org.tandemchess.rules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CoreTest {
  @Test
  void rolesAndIntsAreTheSameSet() {
    assertThat(Role.PAWN.index()).isEqualTo(Roles.PAWN);
    assertThat(Role.KNIGHT.index()).isEqualTo(Roles.KNIGHT);
    assertThat(Role.BISHOP.index()).isEqualTo(Roles.BISHOP);
    assertThat(Role.ROOK.index()).isEqualTo(Roles.ROOK);
    assertThat(Role.QUEEN.index()).isEqualTo(Roles.QUEEN);
    assertThat(Role.KING.index()).isEqualTo(Roles.KING);
    assertThat(Role.values()).hasSize(Roles.COUNT);
    for (Role role : Role.values()) {
      assertThat(Role.of(role.index())).isEqualTo(role);
      assertThat(Role.fromLetter(role.letter())).contains(role);
      assertThat(Role.fromLetter(Character.toLowerCase(role.letter()))).contains(role);
    }
    assertThat(Role.fromLetter('x')).isEmpty();
  }

  @Test
  void piecesAndIntsAreTheSameSet() {
    assertThat(Piece.values()).hasSize(Pieces.COUNT);
    for (Piece piece : Piece.values()) {
      assertThat(Piece.of(piece.index())).isEqualTo(piece);
      assertThat(Piece.of(piece.color(), piece.role())).isEqualTo(piece);
      assertThat(Piece.fromLetter(piece.letter())).contains(piece);
      assertThat(Pieces.of(piece.color().index(), piece.role().index())).isEqualTo(piece.index());
      assertThat(Character.isUpperCase(piece.letter())).isEqualTo(piece.color() == Color.WHITE);
    }
    assertThat(Pieces.role(Pieces.NONE)).isEqualTo(Roles.NONE);
  }

  @Test
  void squaresHaveNamesAndMirrors() {
    for (int square = 0; square < 64; square++) {
      assertThat(Squares.parse(Squares.name(square))).isEqualTo(square);
      assertThat(Squares.of(Squares.file(square), Squares.rank(square))).isEqualTo(square);
      assertThat(Squares.relativeRank(0, square)).isEqualTo(Squares.rank(square));
      assertThat(Squares.relativeRank(1, square)).isEqualTo(Squares.rank(Squares.flip(square)));
    }
    assertThat(Squares.name(Squares.E8)).isEqualTo("e8");
    assertThat(Squares.parse("E4")).isEqualTo(Squares.parse("e4"));
    for (String bad : new String[] {"", "e", "e9", "i1", "e44", "@1", "`1", "e0"}) {
      assertThat(Squares.parse(bad)).as(bad).isEqualTo(Squares.NONE);
    }
  }

  @ParameterizedTest
  @EnumSource
  void partnersShareATeamAndDiagonalsOppose(Seat seat) {
    assertThat(seat.partner().team()).isEqualTo(seat.team());
    assertThat(seat.partner().board()).isEqualTo(seat.board().other());
    assertThat(seat.partner().color()).isEqualTo(seat.color().opposite());
    assertThat(seat.partner().partner()).isEqualTo(seat);
    assertThat(seat.opponent().team()).isEqualTo(seat.team().opponent());
    assertThat(seat.diagonal()).isEqualTo(seat.partner().opponent());
    assertThat(seat.team().seatOn(seat.board())).isEqualTo(seat);
    assertThat(Seat.of(seat.board(), seat.color())).isEqualTo(seat);
    assertThat(seat.index()).isEqualTo(seat.board().index() * 2 + seat.color().index());
  }

  @Test
  void whiteOnAIsTheFirstTeam() {
    assertThat(Seat.A_WHITE.team()).isEqualTo(Team.WHITE_A);
    assertThat(Seat.B_BLACK.team()).isEqualTo(Team.WHITE_A);
  }

  @Test
  void shiftsDoNotWrap() {
    assertThat(Bitboards.east(Bitboards.FILE_H)).isZero();
    assertThat(Bitboards.west(Bitboards.FILE_A)).isZero();
    assertThat(Bitboards.forward(0, Bitboards.RANK_7)).isEqualTo(Bitboards.RANK_8);
    assertThat(Bitboards.forward(1, Bitboards.RANK_2)).isEqualTo(Bitboards.RANK_1);
    assertThat(Bitboards.rank(0)).isEqualTo(Bitboards.RANK_1);
    assertThat(Bitboards.file(7)).isEqualTo(Bitboards.FILE_H);
  }

  @Test
  void presetsDifferInWhatTheyShould() {
    assertThat(RulePresets.named("Bughouse")).contains(RuleSet.BUGHOUSE);
    assertThat(RulePresets.named("atomic")).isEmpty();
    assertThat(RuleSet.CHESS.hasReserves()).isFalse();
    assertThat(RuleSet.CRAZYHOUSE.mate()).isEqualTo(RuleSet.MateTest.IN_HAND);
    assertThat(RuleSet.BUGHOUSE.mate()).isEqualTo(RuleSet.MateTest.FUTURE_DROP);
    assertThat(RuleSet.BUGHOUSE.pawnDropSquares(0)).isEqualTo(RuleSet.BUGHOUSE.pawnDropSquares(1));
  }

  @Test
  void pawnDropRanksAreSeenFromTheDropper() {
    RuleSet modern = RuleSet.BUGHOUSE.toBuilder("modern").pawnDropRanks(2, 6).build();
    assertThat(modern.pawnDropSquares(0) & Bitboards.RANK_7).isZero();
    assertThat(modern.pawnDropSquares(0) & Bitboards.RANK_2).isEqualTo(Bitboards.RANK_2);
    assertThat(modern.pawnDropSquares(1) & Bitboards.RANK_2).isZero();
    assertThat(modern.pawnDropSquares(1) & Bitboards.RANK_7).isEqualTo(Bitboards.RANK_7);
    RuleSet.Builder wrong = RuleSet.BUGHOUSE.toBuilder("wrong").pawnDropRanks(1, 7);
    assertThatThrownBy(wrong::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 to 7");
  }
}
