package org.tandemchess.rules.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameEnd.Reason;

class PositionTest {
  private static final Position START = Position.start(RuleSet.BUGHOUSE);

  /** Plays moves such as {@code Ae2e4 Bd7d5}. */
  private static Position play(Position start, String moves) {
    Position position = start;
    for (String move : moves.split(" ", -1)) {
      BoardId board = BoardId.valueOf(move.substring(0, 1));
      position = position.play(board, MoveText.parse(move.substring(1), position, board));
    }
    return position;
  }

  private static Position of(String bfen) {
    return Bfen.parse(bfen).toPosition(RuleSet.BUGHOUSE);
  }

  @Test
  void boardsTakeTurnsOnTheirOwn() {
    Position position = play(START, "Ae2e4 Ae7e5 Bd2d4");
    assertThat(position.turn(BoardId.A)).isEqualTo(Color.WHITE);
    assertThat(position.seatToMove(BoardId.B)).isEqualTo(Seat.B_BLACK);
    assertThat(position.legalMoves(BoardId.A)).hasSize(29);
    assertThat(position.fullmoveNumber(BoardId.A)).isEqualTo(2);
    assertThat(position.end()).isEmpty();
  }

  @Test
  void aCaptureGoesAcrossAtOnceInItsOwnColor() {
    Position position = play(START, "Ae2e4 Ad7d5 Ae4d5 Bg1f3 BP@e4");
    assertThat(position.reserve(Seat.B_BLACK)).isEmpty();
    Position before = play(START, "Ae2e4 Ad7d5 Ae4d5");
    assertThat(before.reserveCount(Seat.B_BLACK, Role.PAWN)).isEqualTo(1);
    assertThat(before.reserveCount(Seat.A_WHITE, Role.PAWN)).isZero();
  }

  @Test
  void crazyhouseKeepsItsCapturesAndChessNone() {
    Position crazyhouse = play(Position.start(RuleSet.CRAZYHOUSE), "Ae2e4 Ad7d5 Ae4d5");
    assertThat(crazyhouse.reserveCount(Seat.A_WHITE, Role.PAWN)).isEqualTo(1);
    assertThat(crazyhouse.reserve(Seat.B_BLACK)).isEmpty();
    Position chess = play(Position.start(RuleSet.CHESS), "Ae2e4 Ad7d5 Ae4d5");
    for (Seat seat : Seat.values()) {
      assertThat(chess.reserve(seat)).isEmpty();
    }
  }

  @Test
  void theFirstBoardToEndEndsTheMatch() {
    Position mated = play(START, "Ae2e4 Ae7e5 Af1c4 Ab8c6 Ad1h5 Ag8f6 Ah5f7");
    assertThat(mated.end()).contains(GameEnd.lostBy(Seat.A_BLACK, Reason.CHECKMATE));
    assertThat(mated.end().flatMap(GameEnd::winner)).isEqualTo(Optional.of(Team.WHITE_A));
    assertThat(mated.legalMoves(BoardId.B)).isEmpty();
    Move move = MoveText.parse("e2e4", START, BoardId.B);
    assertThat(mated.isLegal(BoardId.B, move)).isFalse();
    assertThatThrownBy(() -> mated.play(BoardId.B, move))
        .isInstanceOfSatisfying(
            IllegalMoveException.class,
            e -> {
              assertThat(e.position()).isSameAs(mated);
              assertThat(e.move()).isEqualTo(move);
              assertThat(e.board()).isEqualTo(BoardId.B);
            })
        .hasMessageContaining("CHECKMATE");
  }

  @Test
  void aCheckThatADropCouldBlockIsWaiting() {
    Position waiting = of("R5k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1 | startpos");
    assertThat(waiting.status(BoardId.A)).isEqualTo(BoardStatus.WAITING);
    assertThat(waiting.legalMoves(BoardId.A)).isEmpty();
    assertThat(waiting.end()).isEmpty();
    Position fed = play(waiting, "Be2e4 Bd7d5 Be4d5 Bd8d5 Bb1c3 Bd5g2 Bf1g2");
    assertThat(fed.reserve(Seat.A_BLACK)).isNotEmpty();
    assertThat(fed.legalMoves(BoardId.A)).isNotEmpty();
  }

  @Test
  void equalityLeavesCountersOut() {
    Position a = of("4k3/8/8/8/8/8/8/4K3[Q] w - - 5 9 | startpos");
    Position b = of("4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1 | startpos");
    Position c = of("4k3/8/8/8/8/8/8/4K3[QQ] w - - 0 1 | startpos");
    assertThat(a).isEqualTo(b).hasSameHashCodeAs(b).isNotEqualTo(c);
    assertThat(a.key()).isEqualTo(b.key());
  }

  @Test
  void swappedBoardsAreAnotherPosition() {
    Position a = of("4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1 | startpos");
    Position b = of("startpos | 4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1");
    assertThat(a).isNotEqualTo(b);
    assertThat(a.key()).isNotEqualTo(b.key());
  }

  @Test
  void aFullReserveStaysFull() {
    String hand = "[" + "p".repeat(31) + "]";
    Position full =
        of("startpos | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR" + hand + " w KQkq - 0 1");
    Position after = play(full, "Ae2e4 Ad7d5 Ae4d5");
    assertThat(after.reserveCount(Seat.B_BLACK, Role.PAWN)).isEqualTo(31);
    assertThat(after.reserveCount(Seat.B_BLACK, Role.KNIGHT)).isZero();
  }

  @Test
  void playLeavesThePositionAsItWas() {
    String before = Bfen.format(START);
    play(START, "Ae2e4 Ad7d5 Ae4d5 Be2e4");
    assertThat(Bfen.format(START)).isEqualTo(before);
  }
}
