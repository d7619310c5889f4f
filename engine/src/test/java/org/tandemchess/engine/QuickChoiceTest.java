package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Position;

class QuickChoiceTest {

  @ParameterizedTest
  @CsvSource({
    // A smothered drop mate before any capture.
    "6rk/6pp/8/q7/8/8/8/Q5K1[N] w - - 0 1, n@f7, -400",
    // A free queen, a guarded pawn left alone.
    "4k3/8/3p4/2p5/3Q4/8/6q1/4K2R[] w - - 0 1, d4d6, 400",
    // A promotion.
    "8/P6k/8/8/8/8/8/K7[] w - - 0 1, a7a8q, 900",
    // En passant wins the pawn.
    "4k3/8/8/3pP3/8/8/8/4K3[] w - d6 0 1, e5d6, 100",
  })
  void winsWoodAtFirstSight(String bfen, String move, int centipawns) {
    Position position = Position.of(Bfen.parseBoard(bfen).setup(), RuleSet.BUGHOUSE);
    Board board = position.boardCopy(BoardId.A);
    long key = board.key();

    QuickChoice choice = QuickChoice.among(position.legalMoves(BoardId.A), board).orElseThrow();

    assertThat(MoveText.ubi(choice.move())).isEqualTo(move);
    assertThat(choice.centipawns()).isEqualTo(centipawns);
    assertThat(board.key()).isEqualTo(key);
  }

  @Test
  void choosesNothingFromNothing() {
    Position position = Position.start(RuleSet.BUGHOUSE);

    assertThat(QuickChoice.among(List.of(), position.boardCopy(BoardId.A))).isEmpty();
  }
}
