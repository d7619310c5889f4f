package org.tandemchess.search.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.DropAggression;
import org.tandemchess.rules.core.RuleSet.MateTest;
import org.tandemchess.rules.core.RuleSet.Repetition;
import org.tandemchess.rules.position.Position;

/** Asks for mates along random games and compares with trying everything. */
class MateWalkTest {
  private static final int GAMES = 12;
  private static final int PLIES = 60;
  private static final int WITHIN = 5;
  private static final long NODES = 20_000;

  /** Trying everything takes too long above so many checks and evasions. */
  private static final int HAND = 2;

  private final MateSearch search = new MateSearch();

  static List<RuleSet> sheets() {
    return List.of(
        RuleSet.BUGHOUSE,
        RuleSet.CRAZYHOUSE,
        RuleSet.CHESS,
        RuleSet.BUGHOUSE.toBuilder("now").mate(MateTest.IN_HAND).build(),
        RuleSet.BUGHOUSE.toBuilder("noMate").dropAggression(DropAggression.NO_BOARD_MATE).build(),
        RuleSet.BUGHOUSE.toBuilder("three").repetition(Repetition.BOARD_ONLY).build());
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void agreesWithTryingEverything(RuleSet rules) {
    int mates = 0;
    for (long seed = 1; seed <= GAMES; seed++) {
      mates += walk(rules, seed);
    }
    assertThat(mates).isPositive();
  }

  private int walk(RuleSet rules, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Board board = Position.start(rules).boardCopy(BoardId.A);
    MoveBuffer legal = new MoveBuffer();
    int mates = 0;
    for (int ply = 0; ply < PLIES; ply++) {
      legal.clear();
      MoveGenerator.legal(board, legal);
      if (legal.size() == 0) {
        break;
      }
      mates += compare(board, seed) ? 1 : 0;
      // Checks draw kings out, so that mates come about.
      int move = legal.get(random.nextInt(legal.size()));
      for (int i = 0; i < 3 && !Legality.givesCheck(board, move); i++) {
        move = legal.get(random.nextInt(legal.size()));
      }
      board.makeMove(move);
      int color = random.nextInt(2);
      if (rules.hasReserves() && Integer.bitCount(board.reserveOf(color)) < HAND) {
        board.addToReserve(color, random.nextInt(5));
      }
    }
    return mates;
  }

  private boolean compare(Board board, long seed) {
    int least = CheckSolver.mates(board, 3);
    search.attack(board, WITHIN);
    MateVerdict verdict = search.advance(NODES, () -> false);
    String where = "seed " + seed + ", " + board;
    if (least > 0) {
      assertThat(verdict).as(where).isEqualTo(MateVerdict.PROVEN);
      assertThat(search.plies()).as(where).isGreaterThanOrEqualTo(least);
      search.shorten(NODES, () -> false);
      assertThat(search.plies()).as(where).isEqualTo(least);
    }
    if (verdict == MateVerdict.PROVEN) {
      replay(board, where);
      // The mate must hold against everything, not just against the line.
      Board after = new Board(board);
      after.makeMove(search.line()[0]);
      assertThat(CheckSolver.isLost(after, search.plies() - 1)).as(where).isTrue();
    }
    return verdict == MateVerdict.PROVEN;
  }

  private void replay(Board board, String where) {
    Board played = new Board(board);
    for (int move : search.line()) {
      assertThat(Legality.isLegal(played, move)).as(where).isTrue();
      played.makeMove(move);
    }
    assertThat(BoardStatus.of(played)).as(where).isEqualTo(BoardStatus.CHECKMATE);
    assertThat(search.line()).as(where).hasSizeLessThanOrEqualTo(search.plies());
  }
}
