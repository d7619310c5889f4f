package org.tandemchess.search.acquisition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.eval.Evaluators;

class CaptureLineTest {
  private final CaptureLine lines =
      new CaptureLine(Evaluators.USUAL.exchangeValues(RuleSet.BUGHOUSE));

  @ParameterizedTest
  @CsvSource({
    // Taken for nothing, and what comes long after does not count.
    "4k3/8/8/3n4/8/4N3/8/4K3[] w - - 0 1, e3d5, KNIGHT, 1.0",
    // Taken and retaken.
    "4k3/8/2p5/3n4/8/4N3/8/4K3[] w - - 0 1, e3d5 c6d5, KNIGHT, 0.5",
    // Retaken after a check in between.
    "4k3/8/2p5/3n4/8/4N3/8/4K3[r] w - - 0 1, e3d5 r@e2 e1d1 c6d5, KNIGHT, 0.5",
    // A queen for a pawn.
    "4k3/2p5/3p4/8/8/8/3Q4/4K3[] w - - 0 1, d2d6 c7d6, PAWN, 0.2",
    // A rook for a queen: 220 of 500 won.
    "4k3/2p5/3q4/8/8/8/3R4/4K3[] w - - 0 1, d2d6 c7d6, QUEEN, 0.72",
    // A fork comes first.
    "r3k3/8/8/3N4/8/8/8/4K3[] w - - 0 1, d5c7 e8f8 c7a8, ROOK, 0.8",
    // What the enemy takes is not ours.
    "4k3/8/8/3n4/8/4N3/8/4K3[] w - - 0 1, e1f1 d5e3, KNIGHT, 0.0"
  })
  void readsTheChanceFromTheLine(String bfen, String moves, Role role, double chance) {
    Position position = Position.of(Bfen.parseBoard(bfen).setup(), RuleSet.BUGHOUSE);
    Board start = position.boardCopy(BoardId.A);
    List<String> texts = List.of(moves.split(" "));
    int[] line = new int[texts.size()];
    for (int i = 0; i < line.length; i++) {
      Move move = MoveText.parse(texts.get(i), position, BoardId.A);
      line[i] = MoveCodec.toInt(move, position.boardCopy(BoardId.A));
      position = position.play(BoardId.A, move);
    }

    assertThat(lines.chance(start, line, role.index())).isEqualTo(chance, within(0.001));
    assertThat(start.ply()).isZero();
  }
}
