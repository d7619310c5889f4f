package org.tandemchess.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;

/**
 * Proves mates by trying everything: slow, obvious, and independent of the search that it tests.
 *
 * <p>A defender without a move who is not mated by the rule sheet waits for a piece, which no
 * attacker can force: that is no mate.
 */
final class MateSolver {
  private final MoveBuffer[] buffers = new MoveBuffer[16];

  MateSolver() {
    for (int i = 0; i < buffers.length; i++) {
      buffers[i] = new MoveBuffer();
    }
  }

  /** Returns in how many moves the side to move mates at best, or 0 if not within the limit. */
  int mateIn(Board board, int most) {
    for (int moves = 1; moves <= most; moves++) {
      if (attack(board, moves, 0)) {
        return moves;
      }
    }
    return 0;
  }

  /** Returns the first moves that mate within a number of moves, as ints. */
  List<Integer> firstMoves(Board board, int moves) {
    List<Integer> found = new ArrayList<>();
    MoveBuffer buffer = buffers[0];
    buffer.clear();
    MoveGenerator.legal(board, buffer);
    for (int move : buffer.toArray()) {
      board.makeMove(move);
      if (defend(board, moves - 1, 1)) {
        found.add(move);
      }
      board.unmakeMove();
    }
    return found;
  }

  /** Returns the first moves after which the enemy is in check and can only wait. */
  List<Integer> waitingChecks(Board board) {
    List<Integer> found = new ArrayList<>();
    MoveBuffer buffer = buffers[0];
    buffer.clear();
    MoveGenerator.legal(board, buffer);
    for (int move : buffer.toArray()) {
      board.makeMove(move);
      if (board.inCheck() && BoardStatus.of(board) == BoardStatus.WAITING) {
        found.add(move);
      }
      board.unmakeMove();
    }
    return found;
  }

  private boolean attack(Board board, int moves, int ply) {
    MoveBuffer buffer = buffers[ply];
    buffer.clear();
    MoveGenerator.legal(board, buffer);
    // Checks first: most mates are made of them.
    return tryMoves(board, buffer, moves, ply, true)
        || moves > 1 && tryMoves(board, buffer, moves, ply, false);
  }

  private boolean tryMoves(Board board, MoveBuffer buffer, int moves, int ply, boolean checking) {
    for (int i = 0; i < buffer.size(); i++) {
      int move = buffer.get(i);
      if (Legality.givesCheck(board, move) != checking) {
        continue;
      }
      board.makeMove(move);
      boolean mates = defend(board, moves - 1, ply + 1);
      board.unmakeMove();
      if (mates) {
        return true;
      }
    }
    return false;
  }

  private boolean defend(Board board, int moves, int ply) {
    if (!MoveGenerator.hasLegalMove(board)) {
      return BoardStatus.of(board) == BoardStatus.CHECKMATE;
    }
    if (moves == 0) {
      return false;
    }
    MoveBuffer buffer = buffers[ply];
    buffer.clear();
    MoveGenerator.legal(board, buffer);
    for (int i = 0; i < buffer.size(); i++) {
      board.makeMove(buffer.get(i));
      boolean mated = attack(board, moves, ply + 1);
      board.unmakeMove();
      if (!mated) {
        return false;
      }
    }
    return true;
  }
}
