package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveTextException.Reason;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

class MoveTextTest {
  private static Position position(String board) {
    return Position.of(Bfen.parseBoard(board).setup(), RuleSet.BUGHOUSE);
  }

  @ParameterizedTest
  @CsvSource({
    "startpos,                                  e2e4,  e2e4, e2e4, e2e4",
    "startpos,                                  E2E4,  e2e4, e2e4, e2e4",
    "startpos,                                  ' g1f3 ', g1f3, g1f3, g1f3",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,            a7a8Q, a7a8q, a7a8q, a7a8q",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,            a7a8=n, a7a8n, a7a8n, a7a8n",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1,            e1g1,  e1g1, e1g1, e1h1",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1,            e1h1,  e1g1, e1g1, e1h1",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,            E1A1,  e1c1, e1c1, e1a1",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,            e1c1,  e1c1, e1c1, e1a1",
    "r3k3/8/8/8/8/8/8/4K3 b q - 0 1,            e8c8,  e8c8, e8c8, e8a8",
    "4k3/8/8/8/8/8/8/5K1R w H - 0 1,            f1g1,  f1g1, f1g1, f1g1",
    "4k3/8/8/8/8/8/8/5K1R w H - 0 1,            f1h1,  f1h1, f1h1, f1h1",
    "4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1,           e1c1,  e1b1, e1b1, e1b1",
    "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1,           e1g1,  e1g1, e1g1, e1g1",
    "4k3/8/8/8/8/8/8/1RK5 w Q - 0 1,            c1c1,  c1b1, c1b1, c1b1",
    "4k3/8/8/8/8/8/8/1R4K1 w Q - 0 1,           g1c1,  g1b1, g1b1, g1b1",
    // The king of b1 castles with c1 by the text that others write for castling with a1.
    "4k3/8/8/8/8/8/8/RKR5 w KQ - 0 1,           b1c1,  b1c1, b1c1, b1c1",
    "4k3/8/8/8/8/8/8/RKR5 w KQ - 0 1,           b1g1,  b1c1, b1c1, b1c1",
    "4k3/8/8/8/8/8/8/RK4R1 w KQ - 0 1,          b1a1,  b1a1, b1a1, b1a1",
    "4k3/8/8/8/8/8/8/RK4R1 w KQ - 0 1,          b1c1,  b1c1, b1c1, b1c1",
    "4k3/8/8/8/8/8/8/5KR1 w G - 0 1,            f1g1,  f1g1, f1g1, f1g1",
    "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1,         P@e4,  p@e4, P@e4, P@e4",
    "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1,         p@e4,  p@e4, P@e4, P@e4",
    "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1,         @e4,   p@e4, P@e4, P@e4",
    "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1,         P*e4,  p@e4, P@e4, P@e4",
    "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1,         P@E4,  p@e4, P@e4, P@e4",
    "4k3/8/8/8/8/8/8/4K3[pn] b - - 0 1,         N@F3,  n@f3, N@f3, N@f3",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1,         e5d6,  e5d6, e5d6, e5d6",
  })
  void reading(String board, String text, String ubi, String uci, String uci960) {
    Move move = MoveText.parse(text, position(board), BoardId.A);
    assertThat(MoveText.ubi(move)).isEqualTo(ubi);
    assertThat(MoveText.uci(move)).isEqualTo(uci);
    assertThat(MoveText.uci960(move)).isEqualTo(uci960);
  }

  @ParameterizedTest
  @CsvSource({
    "startpos,                            e2e5,  ILLEGAL",
    "startpos,                            e7e5,  ILLEGAL",
    "startpos,                            z9z9,  UNREADABLE",
    "startpos,                            '',    UNREADABLE",
    "startpos,                            0000,  UNREADABLE",
    "startpos,                            Nf3,   UNREADABLE",
    "startpos,                            e2e4q, ILLEGAL",
    "startpos,                            P@e4,  NOTHING_TO_DROP",
    "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1,    K@a1,  NOTHING_TO_DROP",
    "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1,    P@a1,  ILLEGAL",
    "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1,    P@a7q, UNREADABLE",
    "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1,    Q@i9,  UNREADABLE",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,      a7a8,  PROMOTION_MISSING",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,      a7a8k, ILLEGAL",
    "5rk1/8/8/8/8/8/8/4K2R w K - 0 1,     e1h1,  ILLEGAL",
    "6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1,    g8f8,  MATCH_OVER",
  })
  void refusals(String board, String text, Reason reason) {
    assertThatThrownBy(() -> MoveText.parse(text, position(board), BoardId.A))
        .isInstanceOfSatisfying(
            MoveTextException.class,
            e -> {
              assertThat(e.reason()).isEqualTo(reason);
              assertThat(e.text()).isEqualTo(text);
              assertThat(e).hasMessageStartingWith("'" + text + "': ");
            });
  }
}
