package org.tandemchess.rules.board;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet.DropAggression;

/** Counts legal moves set by set, without listing them; the twin of {@link MoveGenerator}. */
final class MoveCounter {
  private MoveCounter() {}

  static int count(Board board) {
    int us = board.sideToMove();
    long evading = Constraints.evadingSquares(board);
    long pinned = Constraints.pinned(board);
    long targets = ~board.colorPieces(us);
    int sum = Long.bitCount(Constraints.safeSteps(board, targets)) + drops(board, us);
    if (evading != 0) {
      sum += pieces(board, us, targets & evading, pinned);
      sum += pawns(board, us, evading, pinned);
    }
    return sum
        + Long.bitCount(Constraints.enPassantTakers(board))
        + Long.bitCount(Constraints.castlingRooks(board));
  }

  private static int pieces(Board board, int us, long targets, long pinned) {
    long occupied = board.occupied();
    int king = board.kingSquare(us);
    int sum = 0;
    for (long set = board.pieces(us, Roles.KNIGHT) & ~pinned; set != 0; set &= set - 1) {
      sum += Long.bitCount(Attacks.knight(Long.numberOfTrailingZeros(set)) & targets);
    }
    for (long set = board.diagonalSliders(us); set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set);
      long reached = Attacks.bishop(from, occupied) & targets;
      sum += Long.bitCount(MoveGenerator.onLine(reached, pinned, king, from));
    }
    for (long set = board.straightSliders(us); set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set);
      long reached = Attacks.rook(from, occupied) & targets;
      sum += Long.bitCount(MoveGenerator.onLine(reached, pinned, king, from));
    }
    return sum;
  }

  private static int pawns(Board board, int us, long evading, long pinned) {
    long empty = ~board.occupied();
    long single = Bitboards.forward(us, Constraints.pushable(board, pinned)) & empty;
    long twice = Bitboards.forward(us, single & Constraints.thirdRank(us)) & empty & evading;
    single &= evading;
    int promotions = board.promotionChoices() - 1;
    int sum =
        Long.bitCount(single)
            + Long.bitCount(twice)
            + promotions * Long.bitCount(single & Constraints.LAST_RANKS);
    long targets = board.colorPieces(us ^ 1) & evading;
    long pawns = board.pieces(us, Roles.PAWN);
    long free = pawns & ~pinned;
    long east = Bitboards.forward(us, Bitboards.east(free)) & targets;
    long west = Bitboards.forward(us, Bitboards.west(free)) & targets;
    sum += captures(east, promotions) + captures(west, promotions);
    int king = board.kingSquare(us);
    for (long set = pawns & pinned; set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set);
      long reached = MoveGenerator.onLine(Attacks.pawn(us, from) & targets, pinned, king, from);
      sum += captures(reached, promotions);
    }
    return sum;
  }

  private static int captures(long reached, int promotions) {
    return Long.bitCount(reached) + promotions * Long.bitCount(reached & Constraints.LAST_RANKS);
  }

  private static int drops(Board board, int us) {
    int reserve = board.reserveOf(us);
    if (reserve == 0) {
      return 0;
    }
    if (board.rules().dropAggression() != DropAggression.MATE) {
      return DropLimits.count(board);
    }
    long targets = Constraints.dropSquares(board);
    int roles = 0;
    for (int role = Roles.KNIGHT; role <= Roles.QUEEN; role++) {
      roles += Reserves.count(reserve, role) != 0 ? 1 : 0;
    }
    int sum = roles * Long.bitCount(targets);
    return Reserves.count(reserve, Roles.PAWN) == 0
        ? sum
        : sum + Long.bitCount(targets & board.pawnDropSquares(us));
  }
}
