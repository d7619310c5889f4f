package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.RuleSet;

/** The order of moves, which perft does not see but searches and signatures depend on. */
class MoveOrderTest {
  private static String order(RuleSet rules, String fen) {
    MoveBuffer moves = Boards.legal(Boards.of(rules, fen));
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(Boards.text(moves.get(i)));
    }
    return String.join(" ", texts);
  }

  @Test
  void capturesThenQuietMoves() {
    assertThat(order(RuleSet.BUGHOUSE, "r3k2r/1P6/8/2pP4/8/8/8/R3K2R[] w KQkq c6 0 1"))
        .isEqualTo(
            "a1a8 h1h8 b7a8q b7a8n b7a8r b7a8b b7b8q b7b8n b7b8r b7b8b d5c6"
                + " a1b1 a1c1 a1d1 a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6"
                + " h1h7 e1d1 e1f1 e1d2 e1e2 e1f2 d5d6 e1a1 e1h1");
  }

  @Test
  void dropsGoByRoleThenSquare() {
    assertThat(order(RuleSet.BUGHOUSE, "4r1k1/8/8/8/8/8/5P2/3RKR2[NPP] w - - 0 1"))
        .isEqualTo("e1d2 P@e2 P@e3 P@e4 P@e5 P@e6 P@e7 N@e2 N@e3 N@e4 N@e5 N@e6 N@e7");
  }

  @Test
  void stagesAddUpToAllMoves() {
    Board board = Boards.bughouse("r3k2r/1P6/8/2pP4/8/8/8/R3K2R[NP] w KQkq c6 0 1");
    MoveBuffer staged = new MoveBuffer();
    MoveGenerator.captures(board, staged);
    MoveGenerator.quiets(board, staged);
    MoveGenerator.drops(board, staged);
    assertThat(staged.toArray()).isEqualTo(Boards.legal(board).toArray());
  }
}
