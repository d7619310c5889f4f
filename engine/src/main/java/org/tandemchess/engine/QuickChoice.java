package org.tandemchess.engine;

import java.util.List;
import java.util.Optional;
import org.tandemchess.engine.team.MaterialCount;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.search.api.Score;

/**
 * A legal move found in well under a millisecond, so that there is one to play before the search
 * has begun: a mate if there is one, else what wins most material at first sight.
 *
 * @param centipawns material on the board and in hand after the move, for the side that makes it
 */
record QuickChoice(Move move, int centipawns) {
  /** Returns the choice among legal moves, if there are any; the board is changed and restored. */
  static Optional<QuickChoice> among(List<Move> legal, Board board) {
    int material = MaterialCount.balance(board, Color.of(board.sideToMove()));
    Optional<QuickChoice> best = Optional.empty();
    int bestScore = Integer.MIN_VALUE;
    for (Move move : legal) {
      int code = MoveCodec.toInt(move, board);
      int gain = gain(code, board);
      int score = 8 * (gain - risk(code, board)) + center(code) + mate(code, board);
      if (score > bestScore) {
        bestScore = score;
        best = Optional.of(new QuickChoice(move, material + gain));
      }
    }
    return best;
  }

  private static int gain(int move, Board board) {
    int taken = board.capturedRole(move);
    int gain = taken == Roles.NONE ? 0 : MaterialCount.value(taken);
    if (Moves.isPromotion(move)) {
      gain += MaterialCount.value(Moves.promotion(move)) - MaterialCount.value(Roles.PAWN);
    }
    return gain;
  }

  /** Returns what the moved piece is worth if it can be taken where it lands. */
  private static int risk(int move, Board board) {
    int role = Moves.isPromotion(move) ? Moves.promotion(move) : Moves.role(move);
    long occupied = board.occupied();
    if (!Moves.isDrop(move)) {
      occupied &= ~(1L << Moves.from(move));
    }
    boolean taken = board.isAttacked(Moves.to(move), board.sideToMove() ^ 1, occupied);
    return taken && role != Roles.KING ? MaterialCount.value(role) : 0;
  }

  /** Returns 3 for the middle of the board down to 0 for its edge; kings stay where they are. */
  private static int center(int move) {
    if (Moves.role(move) == Roles.KING) {
      return -1;
    }
    int file = Math.abs(2 * Squares.file(Moves.to(move)) - 7);
    int rank = Math.abs(2 * Squares.rank(Moves.to(move)) - 7);
    return 3 - Math.max(file, rank) / 2;
  }

  private static int mate(int move, Board board) {
    board.makeMove(move);
    boolean mates = board.inCheck() && BoardStatus.of(board) == BoardStatus.CHECKMATE;
    board.unmakeMove();
    return mates ? Score.MATE_BASE : 0;
  }
}
