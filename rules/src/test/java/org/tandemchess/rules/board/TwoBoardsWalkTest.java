package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.Captures;
import org.tandemchess.rules.core.RuleSet.Promotion;

/**
 * Random games in which one board often moves three times while the other sits, and moves are taken
 * back in any order: both boards equal those of the same moves made from the start by the book, and
 * those set up anew. A failure names the seed.
 */
class TwoBoardsWalkTest {
  private static final int WALKS = 12;
  private static final int STEPS = 120;

  static Stream<RuleSet> sheets() {
    return Stream.of(
        RuleSet.BUGHOUSE,
        RuleSet.BUGHOUSE.toBuilder("discards").promotion(Promotion.DISCARD).build(),
        RuleSet.BUGHOUSE.toBuilder("club").castleWithDroppedRook(true).build(),
        RuleSet.CRAZYHOUSE,
        RuleSet.CHESS);
  }

  /** A move, or a pass, on a board. */
  private record Step(BoardId id, int move) {}

  @ParameterizedTest
  @MethodSource("sheets")
  void incrementalEqualsRebuilt(RuleSet rules) {
    int refused = 0;
    int outOfOrder = 0;
    for (int seed = 1; seed <= WALKS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TwoBoards boards = Boards.start(rules);
      List<Step> steps = new ArrayList<>();
      for (int i = 0; i < STEPS; i++) {
        String where = rules.name() + ", seed " + seed + ", step " + i;
        int choice = random.nextInt(12);
        BoardId id = BoardId.of(random.nextInt(2));
        if (choice < 8) {
          burst(boards, steps, id, 1 + random.nextInt(3), random);
        } else if (choice < 10) {
          for (int back = random.nextInt(4); back > 0 && !steps.isEmpty(); back--) {
            boards.unmake();
            steps.removeLast();
          }
        } else if (lastOf(steps, id) >= 0) {
          boolean done = unmakeOn(id, boards, steps, where);
          outOfOrder += done ? 1 : 0;
          refused += done ? 0 : 1;
        }
        check(boards, steps, rules, where);
      }
      unmakeAll(boards, steps, rules, "seed " + seed);
    }
    assertThat(outOfOrder).isGreaterThan(100);
    if (rules.captures() == Captures.PARTNER_RESERVE) {
      assertThat(refused).isPositive();
    } else {
      assertThat(refused).isZero();
    }
  }

  /** Moves several times on one board, or passes there. */
  private static void burst(
      TwoBoards boards, List<Step> steps, BoardId id, int count, SplittableRandom random) {
    for (int i = 0; i < count; i++) {
      MoveBuffer moves = Boards.legal(boards.board(id));
      boolean passes = moves.size() == 0 || random.nextInt(8) == 0;
      int move = passes ? Moves.PASS : pick(boards.board(id), moves, random);
      boards.make(id, move);
      steps.add(new Step(id, move));
    }
  }

  /** Prefers moves that take or drop, which are what boards do to each other. */
  private static int pick(Board board, MoveBuffer moves, SplittableRandom random) {
    int move = moves.get(random.nextInt(moves.size()));
    for (int i = 0; i < 3; i++) {
      if (board.capturedRole(move) != Roles.NONE || Moves.isTactical(move) || Moves.isDrop(move)) {
        return move;
      }
      move = moves.get(random.nextInt(moves.size()));
    }
    return move;
  }

  private static boolean unmakeOn(BoardId id, TwoBoards boards, List<Step> steps, String where) {
    List<Step> without = new ArrayList<>(steps);
    without.remove(lastOf(steps, id));
    if (byTheBook(boards.board(id).rules(), without).isEmpty()) {
      assertThatIllegalStateException().as(where).isThrownBy(() -> boards.unmake(id));
      return false;
    }
    boards.unmake(id);
    steps.clear();
    steps.addAll(without);
    return true;
  }

  private static int lastOf(List<Step> steps, BoardId id) {
    for (int i = steps.size() - 1; i >= 0; i--) {
      if (steps.get(i).id() == id) {
        return i;
      }
    }
    return -1;
  }

  private static void unmakeAll(TwoBoards boards, List<Step> steps, RuleSet rules, String where) {
    while (!steps.isEmpty()) {
      boards.unmake();
      steps.removeLast();
      check(boards, steps, rules, where + ", back to " + steps.size());
    }
  }

  private static void check(TwoBoards boards, List<Step> steps, RuleSet rules, String where) {
    Board a = boards.board(BoardId.A);
    Board b = boards.board(BoardId.B);
    List<Board> expected = byTheBook(rules, steps);
    for (BoardId id : BoardId.values()) {
      Board board = boards.board(id);
      assertThat(board.checkInvariants()).isTrue();
      assertThat(Boards.fullText(board))
          .as(where)
          .isEqualTo(Boards.fullText(expected.get(id.index())));
    }
    assertThat(boards.key()).as(where).isEqualTo(TwoBoards.key(expected.get(0), expected.get(1)));
    if (!rules.castleWithDroppedRook()) { // else no set-up says whether a king has moved
      Board freshA = Boards.rebuilt(a);
      Board freshB = Boards.rebuilt(b);
      assertThat(Boards.fullText(a)).as(where).isEqualTo(Boards.fullText(freshA));
      assertThat(Boards.fullText(b)).as(where).isEqualTo(Boards.fullText(freshB));
      assertThat(boards.key()).as(where).isEqualTo(TwoBoards.key(freshA, freshB));
    }
    assertThat(boards.length()).as(where).isEqualTo(steps.size());
    for (int i = 0; i < steps.size(); i++) {
      assertThat(new Step(boards.boardAt(i), boards.moveAt(i))).as(where).isEqualTo(steps.get(i));
    }
  }

  /**
   * Returns both boards after steps from the start, with hands kept apart from them; none if a
   * piece is dropped that is not in hand.
   */
  private static List<Board> byTheBook(RuleSet rules, List<Step> steps) {
    TwoBoards start = Boards.start(rules);
    List<Board> boards = List.of(start.board(BoardId.A), start.board(BoardId.B));
    for (Step step : steps) {
      if (step.move() == Moves.PASS) {
        continue;
      }
      Board board = boards.get(step.id().index());
      int us = board.sideToMove();
      if (Moves.isDrop(step.move()) && board.reserveCount(us, Moves.role(step.move())) == 0) {
        return List.of();
      }
      board.makeMove(step.move());
      if (rules.captures() == Captures.PARTNER_RESERVE) {
        Board other = boards.get(1 - step.id().index());
        int taken = board.lastCapturedRole();
        if (taken < Roles.KING) {
          other.addToReserve(us ^ 1, taken);
        }
        if (Moves.isPromotion(step.move()) && Moves.promotion(step.move()) == Roles.PAWN) {
          other.addToReserve(us, Roles.PAWN);
        }
      }
    }
    return boards;
  }
}
