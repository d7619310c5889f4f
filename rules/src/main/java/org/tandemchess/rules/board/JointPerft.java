package org.tandemchess.rules.board;

import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet.Captures;

/**
 * Counts the leaves of the tree in which each ply is one legal move on both boards at once. One
 * instance a thread; nothing allocates while it counts.
 *
 * <p>Both moves are legal before either is made. What they take is dropped from the next ply on.
 * Where one board has no legal move the line ends.
 */
public final class JointPerft {
  private static final int MAX_RESERVE = 31;

  private final MoveBuffer[] movesA;
  private final MoveBuffer[] movesB;

  /** Makes a counter for depths 0 to {@code maxDepth} plies. */
  public JointPerft(int maxDepth) {
    movesA = buffers(maxDepth + 1);
    movesB = buffers(maxDepth + 1);
  }

  private static MoveBuffer[] buffers(int count) {
    MoveBuffer[] buffers = new MoveBuffer[count];
    for (int i = 0; i < count; i++) {
      buffers[i] = new MoveBuffer();
    }
    return buffers;
  }

  /** Returns the number of leaves; the moves of the last ply are counted, not made. */
  public long count(Board a, Board b, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return (long) MoveGenerator.countLegal(a) * MoveGenerator.countLegal(b);
    }
    MoveBuffer first = list(movesA[depth], a);
    MoveBuffer second = list(movesB[depth], b);
    long sum = 0;
    for (int i = 0; i < first.size; i++) {
      for (int j = 0; j < second.size; j++) {
        sum += countAfter(a, b, first.moves[i], second.moves[j], depth - 1);
      }
    }
    return sum;
  }

  /** Returns the number of leaves at a depth after a pair of legal moves. */
  public long countAfter(Board a, Board b, int moveA, int moveB, int depth) {
    a.makeMove(moveA);
    b.makeMove(moveB);
    handOver(a, moveA, b);
    handOver(b, moveB, a);
    long leaves = count(a, b, depth);
    // What was handed over goes with the frame of the move that it came after.
    b.unmakeMove();
    a.unmakeMove();
    return leaves;
  }

  private static MoveBuffer list(MoveBuffer moves, Board board) {
    moves.clear();
    MoveGenerator.legal(board, moves);
    return moves;
  }

  /** Gives what the last move on one board took to the other board. */
  private static void handOver(Board from, int move, Board to) {
    if (from.rules().captures() != Captures.PARTNER_RESERVE) {
      return;
    }
    int opponent = from.sideToMove();
    receive(to, opponent, from.lastCapturedRole());
    if (Moves.isPromotion(move) && Moves.promotion(move) == Roles.PAWN) {
      receive(to, opponent ^ 1, Roles.PAWN); // a pawn that is discarded on the last rank
    }
  }

  private static void receive(Board board, int color, int role) {
    if (role < Roles.KING && board.reserveCount(color, role) < MAX_RESERVE) {
      board.addToReserve(color, role);
    }
  }
}
