package org.tandemchess.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.Promotion;
import org.tandemchess.rules.notation.MoveTextException.Reason;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

class SanTest {
  private static Position position(String board) {
    return Position.of(Bfen.parseBoard(board).setup(), RuleSet.BUGHOUSE);
  }

  @ParameterizedTest
  @CsvSource({
    "startpos,                                      g1f3,  Nf3",
    "startpos,                                      e2e4,  e4",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1,             e4d5,  exd5",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1,             e5d6,  exd6",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1,              e1g1,  O-O",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1,              e1c1,  O-O-O",
    "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1,                e1c1,  O-O-O+",
    "7k/8/8/8/8/8/4K3/1R3R2 w - - 0 1,               b1d1,  Rbd1",
    "7k/8/8/4R3/8/8/8/4RK2 w - - 0 1,               e5e3,  R5e3",
    "6k1/8/8/8/1Q5Q/8/8/K3Q3 w - - 0 1,              b4e4,  Qbe4",
    "6k1/8/8/8/Q6Q/8/8/K6Q w - - 0 1,                h4e4,  Qh4e4",
    "4k3/8/8/8/8/8/4r3/R3K2R w - - 0 1,             e1e2,  Kxe2",
    "4k3/4r3/8/8/1b6/2N5/8/4K1N1[] w - - 0 1,       g1e2,  Ne2",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,                a7a8q, a8=Q+",
    "1r1k4/P7/8/8/8/8/8/4K3 w - - 0 1,              a7b8n, axb8=N",
    "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1,              N@f3,  N@f3",
    "4k3/8/8/8/8/8/8/4K3[p] b - - 0 1,              P@d2,  P@d2+",
    "6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1,            N@f7,  N@f7#",
    "6k1/5ppp/8/8/8/8/8/R3K3[] w - - 0 1,           a1a8,  Ra8+",
  })
  void writingAndReading(String board, String uci, String san) {
    Position position = position(board);
    Move move = MoveText.parse(uci, position, BoardId.A);
    assertThat(San.format(position, BoardId.A, move)).isEqualTo(san);
    assertThat(San.parse(san, position, BoardId.A)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({
    "startpos,                                 e2-e4,   e2e4",
    "startpos,                                 e2e4,    e2e4",
    "startpos,                                 Pe4,     e2e4",
    "startpos,                                 Nf3+,    g1f3",
    "startpos,                                 Nf3!?,   g1f3",
    "startpos,                                 N1f3#,   g1f3",
    "startpos,                                 Ng1-f3,  g1f3",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1,        xd5,     e4d5",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1,        ed5,     e4d5",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1,        e4:d5,   e4d5",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1,        d5,      ILLEGAL",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1,        exd6e.p., e5d6",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1,        exd6ep,  e5d6",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,           a8Q,     a7a8q",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,           a8(N),   a7a8n",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,           a8=r+,   a7a8r",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,           a8,      PROMOTION_MISSING",
    "3k4/P7/8/8/8/8/8/4K3 w - - 0 1,           a8=.,    ILLEGAL",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1,         0-0-0,   e1c1",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1,         o-o,     e1g1",
    "4k3/8/8/8/8/8/8/R3K2R w - - 0 1,          O-O,     ILLEGAL",
    "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1,         @e6,     P@e6",
    "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1,         @e6,     NOTHING_TO_DROP",
    "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1,         n@e6+,   N@e6",
    "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1,         $146@e6, N@e6",
    "7k/8/8/8/8/8/4K3/1R3R2 w - - 0 1,          Rd1,     AMBIGUOUS",
    "7k/8/8/2p1p3/3P4/8/8/4K3 w - - 0 1,       xc5,     d4c5",
    "7k/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1,       xd5,     AMBIGUOUS",
    "startpos,                                 e5,      ILLEGAL",
    "startpos,                                 Zf3,     UNREADABLE",
    "startpos,                                 '',      UNREADABLE",
    "startpos,                                 O,       UNREADABLE",
    "6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1,         h6,      MATCH_OVER",
  })
  void otherSpellings(String board, String text, String expected) {
    Position position = position(board);
    if (expected.equals(expected.toUpperCase(Locale.ROOT)) && !expected.contains("@")) {
      assertThatThrownBy(() -> San.parse(text, position, BoardId.A))
          .isInstanceOfSatisfying(
              MoveTextException.class,
              e -> assertThat(e.reason()).isEqualTo(Reason.valueOf(expected)));
    } else {
      assertThat(MoveText.uci(San.parse(text, position, BoardId.A))).isEqualTo(expected);
    }
  }

  @Test
  void aDiscardedPawnIsADot() {
    RuleSet discard = RuleSet.BUGHOUSE.toBuilder("discard").promotion(Promotion.DISCARD).build();
    Position position =
        Position.of(Bfen.parseBoard("1r1k4/P7/8/8/8/8/8/4K3 w - - 0 1").setup(), discard);
    Move takes = San.parse("axb8=.", position, BoardId.A);
    assertThat(San.format(position, BoardId.A, takes)).isEqualTo("axb8=.");
    assertThat(MoveText.parse(MoveText.ubi(takes), position, BoardId.A)).isEqualTo(takes);
    assertThat(San.parse("a8=.", position, BoardId.A)).isNotEqualTo(takes);
  }

  @Test
  void everyLegalMoveComesBack() {
    Position position =
        position(
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R[QRBNPqrbnp] w KQkq - 0 1");
    for (Move move : position.legalMoves(BoardId.A)) {
      assertThat(San.parse(San.format(position, BoardId.A, move), position, BoardId.A))
          .isEqualTo(move);
      assertThat(MoveText.parse(MoveText.ubi(move), position, BoardId.A)).isEqualTo(move);
      assertThat(MoveText.parse(MoveText.uci960(move), position, BoardId.A)).isEqualTo(move);
    }
  }
}
