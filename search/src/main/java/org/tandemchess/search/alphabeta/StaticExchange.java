package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet.Captures;
import org.tandemchess.search.api.PieceValues;

/**
 * Static exchange evaluation: what a move wins or loses on its target square if both sides take
 * there with their least valuable piece as long as it pays.
 *
 * <p>A captured piece counts what it is worth on the board, plus what it is worth where it goes: in
 * crazyhouse the capturer's hand, in bughouse by the price list. A promoted piece goes there as a
 * pawn. Pins are not looked at. Immutable.
 */
final class StaticExchange {
  private static final int KING_VALUE = 10_000;

  /** Index: capturing color times 8 plus role of the victim. */
  private final int[] gain = new int[16];

  /** What a promoted piece is worth less where it goes; same index. */
  private final int[] promotedLoss = new int[16];

  private final int[] onBoard = new int[Roles.COUNT];

  StaticExchange(PieceValues values, Captures captures, TransferPrices prices) {
    for (int color = 0; color < 2; color++) {
      for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
        int elsewhere = elsewhere(values, captures, prices, color, role);
        onBoard[role] = values.onBoard(role);
        gain[color << 3 | role] = onBoard[role] + elsewhere;
        promotedLoss[color << 3 | role] =
            elsewhere - elsewhere(values, captures, prices, color, Roles.PAWN);
      }
      gain[color << 3 | Roles.KING] = KING_VALUE;
    }
  }

  private static int elsewhere(
      PieceValues values, Captures captures, TransferPrices prices, int color, int role) {
    return switch (captures) {
      case NOWHERE -> 0;
      case OWN_RESERVE -> values.inHand(role);
      case PARTNER_RESERVE -> prices.of(color, role);
    };
  }

  /** Returns what the mover gains at once by what the move takes and promotes, in cp. */
  int immediateGain(Board board, int move) {
    int us = board.sideToMove();
    int sum = 0;
    if (Moves.isCapture(move)) {
      sum =
          Moves.kind(move) == Moves.EN_PASSANT
              ? gain[us << 3]
              : gainOf(us, board.roleOn(Moves.to(move)), board.promoted() >>> Moves.to(move));
    }
    return Moves.isPromotion(move)
        ? sum + onBoard[Moves.promotion(move)] - onBoard[Roles.PAWN]
        : sum;
  }

  private int gainOf(int color, int role, long promotedBit) {
    int index = color << 3 | role;
    return (promotedBit & 1) == 0 ? gain[index] : gain[index] - promotedLoss[index];
  }

  /** Returns whether a pseudo-legal move gains at least a number of cp. */
  boolean seeGreaterOrEqual(Board board, int move, int threshold) {
    int kind = Moves.kind(move);
    if (kind == Moves.CASTLE) {
      return threshold <= 0;
    }
    int ahead = immediateGain(board, move) - threshold;
    if (ahead < 0) {
      return false;
    }
    int us = board.sideToMove();
    int from = Moves.from(move);
    boolean promotes = Moves.isPromotion(move);
    int standing = promotes ? Moves.promotion(move) : Moves.role(move);
    long marked = promotes ? 1 : kind == Moves.DROP ? 0 : board.promoted() >>> from;
    if (ahead >= gainOf(us ^ 1, standing, marked)) {
      return true;
    }
    int to = Moves.to(move);
    long occupied = board.occupied() & ~(1L << from) | 1L << to;
    if (kind == Moves.EN_PASSANT) {
      occupied &= ~(1L << (to ^ 8));
    }
    return holds(board, to, occupied, standing, marked, ahead);
  }

  /**
   * Plays the exchange on after the first move. Whoever is content with the balance stops; whoever
   * is not has to take, and fails if they cannot.
   *
   * @param aheadNow what the mover of the first move has above its threshold
   */
  private boolean holds(
      Board board, int to, long occupiedNow, int standingNow, long markedNow, int aheadNow) {
    int us = board.sideToMove();
    long occupied = occupiedNow;
    int standing = standingNow;
    long marked = markedNow;
    int ahead = aheadNow;
    long attackers = board.attackersTo(to, 0, occupied) | board.attackersTo(to, 1, occupied);
    for (int side = us ^ 1; ; side ^= 1) {
      if (side == us == ahead >= 0) {
        return side == us;
      }
      attackers &= occupied;
      long takers = attackers & board.colorPieces(side);
      if (takers == 0) {
        return side != us;
      }
      int role = leastRole(board, side, takers);
      if (role == Roles.KING && (attackers & board.colorPieces(side ^ 1)) != 0) {
        return side != us;
      }
      int value = gainOf(side, standing, marked);
      ahead += side == us ? value : -value;
      long taker = Long.lowestOneBit(takers & board.pieces(side, role));
      standing = role;
      marked = (board.promoted() & taker) != 0 ? 1 : 0;
      occupied ^= taker;
      attackers |= behind(board, to, role, occupied);
    }
  }

  /** Returns the sliders that a capture with this role may have laid open. */
  private static long behind(Board board, int to, int role, long occupied) {
    long found = 0;
    if (role != Roles.ROOK && role != Roles.KNIGHT) {
      found = Attacks.bishop(to, occupied) & (board.diagonalSliders(0) | board.diagonalSliders(1));
    }
    if (role == Roles.ROOK || role == Roles.QUEEN) {
      found |= Attacks.rook(to, occupied) & (board.straightSliders(0) | board.straightSliders(1));
    }
    return found;
  }

  private static int leastRole(Board board, int side, long takers) {
    int role = Roles.PAWN;
    while ((board.pieces(side, role) & takers) == 0) {
      role++;
    }
    return role;
  }
}
