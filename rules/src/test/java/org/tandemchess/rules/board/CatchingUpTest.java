package org.tandemchess.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Pieces;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;

/**
 * What a board tells of its past: it equals a record kept beside it, and is enough for a sum over
 * men and hands that is asked for now and then to be caught up from the last time it was known.
 */
class CatchingUpTest {
  private static final int STEPS = 400;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void thePastIsAsItWas(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    TwoBoards boards = Boards.start(RuleSet.BUGHOUSE);
    Deque<Moment> past = new ArrayDeque<>();
    Board board = boards.board(BoardId.A);
    for (int ply = 0; ply < STEPS; ply++) {
      MoveBuffer moves = Boards.legal(board);
      if (moves.size() == 0) {
        break;
      }
      int move = moves.get(random.nextInt(moves.size()));
      past.push(Moment.of(board, move));
      boards.make(BoardId.A, move);
      moveAnywhere(boards, BoardId.B, random);
      int plies = 0;
      for (Moment moment : past) {
        assertThat(board.moveBefore(plies)).as("seed %d", seed).isEqualTo(moment.move());
        assertThat(board.capturedBefore(plies)).as("seed %d", seed).isEqualTo(moment.captured());
        plies++;
        assertThat(board.keyBefore(plies)).as("seed %d", seed).isEqualTo(moment.key());
        assertThat(board.reservesBefore(plies)).as("seed %d", seed).isEqualTo(moment.reserves());
        assertThat(board.promotedBefore(plies)).as("seed %d", seed).isEqualTo(moment.promoted());
      }
      assertThat(board.moveBefore(plies)).isEqualTo(Moves.NONE);
      assertThat(board.reservesBefore(0)).isEqualTo(board.reserves());
    }
    assertThat(past).as("seed %d", seed).hasSizeGreaterThan(20);
  }

  /** A board before a move. */
  private record Moment(long key, long reserves, long promoted, int move, int captured) {
    static Moment of(Board board, int move) {
      return new Moment(
          board.key(), board.reserves(), board.promoted(), move, board.capturedRole(move));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void aSumIsCaughtUpFromMovesAndArrivals(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    TwoBoards boards = Boards.start(RuleSet.BUGHOUSE);
    Accumulators[] sums = {
      new Accumulators(new SplittableRandom(7)), new Accumulators(new SplittableRandom(7))
    };
    int asked = 0;
    for (int step = 0; step < 4 * STEPS; step++) {
      if (random.nextInt(5) < 3) {
        moveAnywhere(boards, BoardId.of(random.nextInt(2)), random);
      } else if (boards.length() > 0) {
        boards.unmake();
      }
      if (random.nextInt(3) == 0) {
        BoardId id = BoardId.of(random.nextInt(2));
        Board board = boards.board(id);
        asked++;
        assertThat(sums[id.index()].of(board))
            .as("seed %d, step %d, %s", seed, step, board)
            .isEqualTo(sums[id.index()].fresh(board));
      }
    }
    int refreshed = sums[0].refreshed + sums[1].refreshed;
    assertThat(refreshed).as("seed %d of %d", seed, asked).isLessThan(asked / 10);
  }

  private static void moveAnywhere(TwoBoards boards, BoardId id, SplittableRandom random) {
    MoveBuffer moves = Boards.legal(boards.board(id));
    boards.make(id, moves.size() == 0 ? Moves.PASS : moves.get(random.nextInt(moves.size())));
  }

  /** Sums of random weights, one for each ply of a board, made only when they are asked for. */
  private static final class Accumulators {
    private final long[] man = new long[Pieces.COUNT * 64];
    private final long[] mark = new long[64];
    private final long[] held = new long[2 * Roles.RESERVE_COUNT];
    private final long[] sums = new long[4 * STEPS];
    private final long[] keys = new long[4 * STEPS];
    private int refreshed;

    Accumulators(SplittableRandom random) {
      Arrays.setAll(man, i -> random.nextLong());
      Arrays.setAll(mark, i -> random.nextLong());
      Arrays.setAll(held, i -> random.nextLong());
    }

    /** Returns the sum of a board as it stands; that of an earlier ply, if known, is the base. */
    long of(Board board) {
      int ply = board.ply();
      int known = 0;
      while (known <= ply && keys[ply - known] != board.keyBefore(known)) {
        known++;
      }
      long sum;
      if (known > ply) {
        refreshed++;
        sum = fresh(board);
      } else {
        sum = sums[ply - known];
        for (int plies = known - 1; plies >= 0; plies--) {
          sum += moved(board, plies) + handed(board, plies);
        }
      }
      sums[ply] = sum;
      keys[ply] = board.key();
      return sum;
    }

    private long handed(Board board, int plies) {
      long before = board.reservesBefore(plies + 1);
      long after = board.reservesBefore(plies);
      long change = 0;
      for (int left = Reserves.changed(before, after); left != 0; left &= left - 1) {
        int slot = Integer.numberOfTrailingZeros(left);
        int color = slot / Roles.RESERVE_COUNT;
        int role = slot % Roles.RESERVE_COUNT;
        int more = Reserves.count(after, color, role) - Reserves.count(before, color, role);
        change += more * held[slot];
      }
      return change;
    }

    private long moved(Board board, int plies) {
      int us = board.sideToMove() ^ (plies + 1 & 1);
      int move = board.moveBefore(plies);
      int from = Moves.from(move);
      int to = Moves.to(move);
      int piece = Pieces.of(us, Moves.role(move));
      long change = marks(board.promotedBefore(plies)) - marks(board.promotedBefore(plies + 1));
      int captured = board.capturedBefore(plies);
      if (captured != Roles.NONE) {
        int square = Moves.kind(move) == Moves.EN_PASSANT ? to ^ 8 : to;
        change -= man[Pieces.of(us ^ 1, captured) << 6 | square];
      }
      return change
          + switch (Moves.kind(move)) {
            case Moves.DROP -> man[piece << 6 | to];
            case Moves.CASTLE ->
                man[piece << 6 | Moves.castledKing(move)]
                    - man[piece << 6 | from]
                    + man[Pieces.of(us, Roles.ROOK) << 6 | Moves.castledRook(move)]
                    - man[Pieces.of(us, Roles.ROOK) << 6 | to];
            case Moves.PROMOTION, Moves.PROMOTION_CAPTURE ->
                man[Pieces.of(us, Moves.promotion(move)) << 6 | to] - man[piece << 6 | from];
            default -> man[piece << 6 | to] - man[piece << 6 | from];
          };
    }

    private long marks(long set) {
      long sum = 0;
      for (long left = set; left != 0; left &= left - 1) {
        sum += mark[Long.numberOfTrailingZeros(left)];
      }
      return sum;
    }

    long fresh(Board board) {
      long sum = marks(board.promoted());
      for (int square = 0; square < 64; square++) {
        int piece = board.pieceOn(square);
        sum += piece == Pieces.NONE ? 0 : man[piece << 6 | square];
      }
      for (int slot = 0; slot < held.length; slot++) {
        int color = slot / Roles.RESERVE_COUNT;
        sum += board.reserveCount(color, slot % Roles.RESERVE_COUNT) * held[slot];
      }
      return sum;
    }
  }
}
