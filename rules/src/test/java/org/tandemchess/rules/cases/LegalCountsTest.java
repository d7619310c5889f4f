package org.tandemchess.rules.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/** Legal moves of both boards of real positions, counted by two other programs. */
class LegalCountsTest {

  static Stream<List<String>> rows() {
    return CaseTable.rows("positions-legal.tsv").stream();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void legalMovesOfBothBoards(List<String> row) {
    Position position = Bfen.parse(row.get(0)).toPosition(RuleSet.BUGHOUSE);
    for (BoardId id : BoardId.values()) {
      int expected = Integer.parseInt(row.get(1 + id.index()));
      Board board = position.boardCopy(id);
      assertThat(MoveGenerator.countLegal(board)).as("board %s", id).isEqualTo(expected);
      int listed = position.end().isPresent() ? 0 : expected;
      assertThat(position.legalMoves(id))
          .as("board %s", id)
          .hasSize(listed)
          .doesNotHaveDuplicates();
    }
    assertThat(Bfen.parse(Bfen.format(position)).toPosition(RuleSet.BUGHOUSE)).isEqualTo(position);
  }
}
