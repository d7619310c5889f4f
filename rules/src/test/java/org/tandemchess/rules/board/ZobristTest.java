package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.core.RuleSet;

class ZobristTest {
  @Test
  void allNumbersAreDistinct() {
    Set<Long> seen = new HashSet<>();
    int expected = 0;
    for (long[] table : new long[][] {Zobrist.PIECE, Zobrist.PROMOTED, Zobrist.EN_PASSANT}) {
      for (long number : table) {
        seen.add(number);
        expected++;
      }
    }
    for (int color = 0; color < 2; color++) {
      for (int role = 0; role < 5; role++) {
        for (int count = 1; count <= Reserves.MAX_COUNT; count++) {
          seen.add(Zobrist.reserve(color, role, count));
          expected++;
        }
      }
    }
    seen.add(Zobrist.BLACK_TO_MOVE);
    assertThat(seen).hasSize(expected + 1);
  }

  @Test
  void castlingRightsFilesSideEpAndReservesMakeDifferentKeys() {
    Map<Long, String> keys = new HashMap<>();
    String men = "r3k2r/8/8/3pP3/8/8/8/R3K2R";
    for (int set = 0; set < 16; set++) {
      StringBuilder rights = new StringBuilder();
      for (int i = 0; i < 4; i++) {
        rights.append((set >>> i & 1) != 0 ? "KQkq".charAt(i) : "");
      }
      String castling = rights.isEmpty() ? "-" : rights.toString();
      put(keys, men + "[] w " + castling + " - 0 1");
      put(keys, men + "[] b " + castling + " - 0 1");
      put(keys, men + "[] w " + castling + " d6 0 1");
    }
    for (char role : "QRBNPqrbnp".toCharArray()) {
      for (int count = 1; count <= 16; count++) {
        put(keys, men + "[" + String.valueOf(role).repeat(count) + "] w - - 0 1");
      }
    }
    put(keys, "R~7/4k3/8/8/8/8/8/4K3[] w - - 0 1");
    put(keys, "R7/4k3/8/8/8/8/8/4K3[] w - - 0 1");
    put(keys, "rr2k1rr/8/8/8/8/8/8/RR2K1RR[] w HAha - 0 1");
    put(keys, "rr2k1rr/8/8/8/8/8/8/RR2K1RR[] w GAha - 0 1");
    put(keys, "rr2k1rr/8/8/8/8/8/8/RR2K1RR[] w HBha - 0 1");
  }

  private static void put(Map<Long, String> keys, String fen) {
    assertThat(keys.put(Boards.of(RuleSet.BUGHOUSE, fen).key(), fen)).as(fen).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    // No pawn is near; it is pinned; it shields its king with the one it takes, or that one does.
    "4k3/8/8/3p4/8/8/8/4K3[] w - d6 0 1,      4k3/8/8/3p4/8/8/8/4K3[] w - - 0 1",
    "4r1k1/8/8/3pP3/8/8/8/4K3[] w - d6 0 1,   4r1k1/8/8/3pP3/8/8/8/4K3[] w - - 0 1",
    "4k3/8/8/r2pPK2/8/8/8/8[] w - d6 0 1,     4k3/8/8/r2pPK2/8/8/8/8[] w - - 0 1",
    "4k3/b7/8/2pP4/8/4K3/8/8[] w - c6 0 1,    4k3/b7/8/2pP4/8/4K3/8/8[] w - - 0 1",
    "7k/8/8/8/3Pp3/8/1B6/6K1[] b - d3 0 1,    7k/8/8/8/3Pp3/8/1B6/6K1[] b - - 0 1",
  })
  void anEnPassantSquareOfNoLegalCaptureIsNotPartOfTheKey(String with, String without) {
    for (RuleSet rules : List.of(RuleSet.CHESS, RuleSet.CRAZYHOUSE, RuleSet.BUGHOUSE)) {
      assertThat(Boards.of(rules, with).key())
          .as(rules.name())
          .isEqualTo(Boards.of(rules, without).key());
    }
  }

  @Test
  void aPromotedPieceIsNothingElseWhereNothingIsDropped() {
    String marked = "R~7/4k3/8/8/8/8/8/4K3 w - - 0 1";
    String plain = "R7/4k3/8/8/8/8/8/4K3 w - - 0 1";
    assertThat(Boards.of(RuleSet.CHESS, marked).key())
        .isEqualTo(Boards.of(RuleSet.CHESS, plain).key());
    assertThat(Boards.of(RuleSet.CRAZYHOUSE, marked).key())
        .isNotEqualTo(Boards.of(RuleSet.CRAZYHOUSE, plain).key());
  }

  @Test
  void equalBoardsHaveEqualKeysHoweverTheyWereReached() {
    Board knights = Boards.bughouse("4k3/8/8/8/8/8/8/1N2K1N1[] w - - 0 1");
    long start = knights.key();
    for (String move : new String[] {"b1c3", "e8d8", "c3b1", "d8e8"}) {
      MoveBuffer moves = Boards.legal(knights);
      for (int i = 0; i < moves.size(); i++) {
        if (Boards.text(moves.get(i)).equals(move)) {
          knights.makeMove(moves.get(i));
          break;
        }
      }
    }
    assertThat(knights.ply()).isEqualTo(4);
    assertThat(knights.key()).isEqualTo(start);
    assertThat(knights.keyBefore(4)).isEqualTo(start);
  }

  @Test
  void aReserveComesAndGoesWithoutATrace() {
    Board board = Boards.bughouse("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    long key = board.key();
    long empty = Boards.bughouse("4k3/8/8/8/8/8/8/4K3[] w - - 0 1").key();
    board.addToReserve(1, 4);
    board.checkInvariants();
    assertThat(board.key()).isNotEqualTo(key);
    board.takeFromReserve(1, 4);
    assertThat(board.key()).isEqualTo(key);
    assertThat(board.keyWithoutReserves()).isEqualTo(empty);
  }
}
