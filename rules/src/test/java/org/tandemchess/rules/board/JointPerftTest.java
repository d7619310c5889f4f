package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.Promotion;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

class JointPerftTest {
  private static final String CAPTURES =
      "k7/8/3p4/4N3/8/8/8/7K[] w - - 0 1 | k7/8/8/1p6/P7/8/8/7K[P] w - - 0 1";
  private static final String ENDGAME =
      "7k/3P4/8/8/8/8/4p3/K2R4[] w - - 0 1 | 7k/8/1q~6/P7/8/8/8/K7[] w - - 0 1";

  /**
   * The counts of one board squared, as nothing can be taken before the third ply; the field knows
   * them.
   */
  @ParameterizedTest
  @CsvSource({"0, 1", "1, 400", "2, 160000", "3, 79245604"})
  void countsTheStartPosition(int depth, long leaves) {
    assertThat(count(Position.start(RuleSet.BUGHOUSE), depth)).isEqualTo(leaves);
  }

  @ParameterizedTest
  @ValueSource(strings = {CAPTURES, ENDGAME})
  void feedsThePartnerAsGamesDo(String bfen) {
    Position position = Bfen.parse(bfen).toPosition(RuleSet.BUGHOUSE);

    assertThat(count(position, 2)).isEqualTo(countByPlaying(position, 2));
  }

  @Test
  void handsDiscardedPawnsOver() {
    RuleSet discards = RuleSet.BUGHOUSE.toBuilder("discards").promotion(Promotion.DISCARD).build();
    Position position = Bfen.parse(ENDGAME).toPosition(discards);

    assertThat(count(position, 3)).isEqualTo(countByPlaying(position, 3));
  }

  @Test
  void leavesBothBoardsAsTheyWere() {
    Position position = Bfen.parse(CAPTURES).toPosition(RuleSet.BUGHOUSE);
    TwoBoards boards = boards(position);

    new JointPerft(2).count(boards, 2);

    for (BoardId id : BoardId.values()) {
      assertThat(boards.board(id).key()).isEqualTo(position.key(id));
      boards.board(id).checkInvariants();
    }
  }

  private static long count(Position position, int depth) {
    return new JointPerft(depth).count(boards(position), depth);
  }

  private static TwoBoards boards(Position position) {
    return new TwoBoards(position.boardCopy(BoardId.A), position.boardCopy(BoardId.B));
  }

  /** The same by way of whole positions; the mate of one board must not end the ply of both. */
  private static long countByPlaying(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    long leaves = 0;
    for (Move moveA : position.legalMoves(BoardId.A)) {
      Position between = position.play(BoardId.A, moveA);
      for (Move moveB : position.legalMoves(BoardId.B)) {
        if (between.end().isPresent()) {
          leaves += depth == 1 ? 1 : 0;
        } else {
          leaves += countByPlaying(between.play(BoardId.B, moveB), depth - 1);
        }
      }
    }
    return leaves;
  }
}
