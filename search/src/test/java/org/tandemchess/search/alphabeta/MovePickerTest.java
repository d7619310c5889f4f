package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.eval.Evaluators;

/** Random walks, with pieces arriving now and then: the picker hands out what the rules list. */
class MovePickerTest {
  private static final int PLIES = 400;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void handsOutEachLegalMoveOnce(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Board board = Position.start(RuleSet.BUGHOUSE).boardCopy(BoardId.A);
    CheckInfo checks = new CheckInfo();
    MovePicker picker = picker(board, checks);
    for (int ply = 0; ply < PLIES; ply++) {
      int[] legal = legal(board);
      if (legal.length == 0) {
        return;
      }
      checks.prepare(board);
      int table = random.nextBoolean() ? Moves.NONE : legal[random.nextInt(legal.length)];
      picker.start(
          table,
          quietAmong(legal, random),
          Moves.drop(random.nextInt(5), random.nextInt(64)),
          quietAmong(legal, random),
          History.NO_SLOT,
          History.NO_SLOT);
      assertThat(all(picker)).as("seed %d, %s", seed, board).containsExactlyInAnyOrder(box(legal));
      play(board, legal, random);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void quiescenceSeesCapturesPromotionsAndCheckingDrops(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Board board = Position.start(RuleSet.BUGHOUSE).boardCopy(BoardId.A);
    CheckInfo checks = new CheckInfo();
    MovePicker picker = picker(board, checks);
    for (int ply = 0; ply < PLIES; ply++) {
      int[] legal = legal(board);
      if (legal.length == 0) {
        return;
      }
      checks.prepare(board);
      picker.startQuiescence(Moves.NONE, History.NO_SLOT, History.NO_SLOT, true);
      List<Integer> wanted = new ArrayList<>();
      for (int move : legal) {
        boolean forcing = Moves.isCapture(move) || Moves.isPromotion(move);
        boolean checking = Legality.givesCheck(board, move);
        assertThat(checks.givesCheck(board, move))
            .as("seed %d, %s", seed, board)
            .isEqualTo(checking);
        if (board.inCheck() || forcing || Moves.isDrop(move) && checking) {
          wanted.add(move);
        }
      }
      assertThat(all(picker))
          .as("seed %d, %s", seed, board)
          .containsExactlyInAnyOrderElementsOf(wanted);
      play(board, legal, random);
    }
  }

  private static MovePicker picker(Board board, CheckInfo checks) {
    StaticExchange exchanges =
        new StaticExchange(
            Evaluators.USUAL.exchangeValues(board.rules()),
            board.rules().captures(),
            TransferPrices.NONE);
    return new MovePicker(board, new History(), new MoveBuffer(), checks, exchanges);
  }

  private static int[] legal(Board board) {
    MoveBuffer buffer = new MoveBuffer();
    MoveGenerator.legal(board, buffer);
    return buffer.toArray();
  }

  /** Killers are never captures or promotions. */
  private static int quietAmong(int[] legal, SplittableRandom random) {
    int move = legal[random.nextInt(legal.length)];
    return Moves.isCapture(move) || Moves.isPromotion(move) ? Moves.NONE : move;
  }

  private static void play(Board board, int[] legal, SplittableRandom random) {
    board.makeMove(legal[random.nextInt(legal.length)]);
    if (random.nextInt(4) == 0) {
      int color = random.nextInt(2);
      int role = random.nextInt(5);
      if (board.reserveCount(color, role) < 3) {
        board.addToReserve(color, role);
      }
    }
  }

  private static List<Integer> all(MovePicker picker) {
    List<Integer> moves = new ArrayList<>();
    for (int move = picker.next(); move != Moves.NONE; move = picker.next()) {
      moves.add(move);
    }
    return moves;
  }

  private static Integer[] box(int[] moves) {
    Integer[] boxed = new Integer[moves.length];
    for (int i = 0; i < moves.length; i++) {
      boxed[i] = moves[i];
    }
    return boxed;
  }
}
