package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Squares;

/**
 * Random games under every kind of rule sheet: whatever is kept up to date equals what is computed.
 */
class BoardWalkTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
  private static final String FULL = START + "[QRBNPPqrbnpp] w KQkq - 0 1";
  private static final int WALKS = 60;
  private static final int PLIES = 160;

  static Stream<Arguments> sheets() {
    RuleSet bughouse = RuleSet.BUGHOUSE;
    return Stream.of(
        Arguments.of(RuleSet.CHESS, START + " w KQkq - 0 1"),
        Arguments.of(RuleSet.CHESS960, "nrbkqrbn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRBN w KQkq - 0 1"),
        Arguments.of(RuleSet.CHESS960, "rkrbbnqn/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNQN w KQkq - 0 1"),
        Arguments.of(RuleSet.CRAZYHOUSE, START + "[] w KQkq - 0 1"),
        Arguments.of(bughouse, FULL),
        Arguments.of(bughouse, "4k3/1PP3P1/8/8/8/8/1pp3p1/4K3[QNqn] w - - 0 1"),
        Arguments.of(
            bughouse.toBuilder("club")
                .castleWithDroppedRook(true)
                .pawnDropRanks(2, 6)
                .promotion(RuleSet.Promotion.QUEEN_KNIGHT)
                .build(),
            FULL),
        Arguments.of(
            bughouse.toBuilder("gentle")
                .dropAggression(RuleSet.DropAggression.NO_CHECK)
                .promotion(RuleSet.Promotion.DISCARD)
                .build(),
            FULL),
        Arguments.of(bughouse.toBuilder("otb").mate(RuleSet.MateTest.KING_CAPTURE).build(), FULL));
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void incrementalEqualsFromScratch(RuleSet rules, String fen) {
    for (int seed = 1; seed <= WALKS; seed++) {
      walk(Boards.of(rules, fen), new SplittableRandom(seed), "seed " + seed);
    }
  }

  private static void walk(Board board, SplittableRandom random, String seed) {
    Deque<String> texts = new ArrayDeque<>();
    Deque<Long> keys = new ArrayDeque<>();
    for (int ply = 0; ply < PLIES; ply++) {
      MoveBuffer moves = Boards.legal(board);
      checkMoves(board, moves, random, seed);
      if (moves.size() == 0) {
        break;
      }
      texts.push(fullText(board));
      keys.push(board.key());
      board.makeMove(moves.get(random.nextInt(moves.size())));
      board.checkInvariants();
      assertThat(new Board(board).key()).as(seed).isEqualTo(board.key());
      if (board.pieces(board.sideToMove(), Roles.KING) == 0) {
        break;
      }
    }
    while (!texts.isEmpty()) {
      board.unmakeMove();
      assertThat(fullText(board)).as(seed).isEqualTo(texts.pop());
      assertThat(board.key()).as(seed).isEqualTo(keys.pop());
      board.checkInvariants();
    }
  }

  private static void checkMoves(
      Board board, MoveBuffer moves, SplittableRandom random, String seed) {
    String where = seed + " " + board;
    assertThat(MoveGenerator.countLegal(board)).as(where).isEqualTo(moves.size());
    assertThat(board.epSquare() != Squares.NONE).as(where).isEqualTo(takesEnPassant(moves));
    assertThat(board.promoted() != 0 && !board.rules().hasReserves()).as(where).isFalse();
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      assertThat(Legality.isLegal(board, move)).as(where + Boards.text(move)).isTrue();
      assertThat(Moves.fromShort(Moves.toShort(move), board)).as(where).isEqualTo(move);
      boolean check = Legality.givesCheck(board, move);
      int taken = board.capturedRole(move);
      board.makeMove(move);
      assertThat(board.capturedBefore(0)).as(where + Boards.text(move)).isEqualTo(taken);
      assertThat(board.inCheck()).as(where + Boards.text(move)).isEqualTo(check);
      board.unmakeMove();
    }
    for (int i = 0; i < 40; i++) {
      int stored = Moves.fromShort((char) random.nextInt(1 << 16), board);
      assertThat(Legality.isLegal(board, stored))
          .as(where + " " + Integer.toHexString(stored))
          .isEqualTo(stored != Moves.NONE && moves.contains(stored));
      int anything = random.nextInt() & (1 << 22) - 1;
      assertThat(Legality.isLegal(board, anything))
          .as(where + " " + Integer.toHexString(anything))
          .isEqualTo(moves.contains(anything));
    }
  }

  private static boolean takesEnPassant(MoveBuffer moves) {
    return Arrays.stream(moves.toArray()).anyMatch(move -> Moves.kind(move) == Moves.EN_PASSANT);
  }

  private static String fullText(Board board) {
    return Boards.fullText(board) + " " + board.lastCapturedRole();
  }
}
