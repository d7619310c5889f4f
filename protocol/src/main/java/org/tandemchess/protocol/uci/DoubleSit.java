package org.tandemchess.protocol.uci;

import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * When a team without a legal move may pass on both boards, as the engine Hivemind has it: on turn
 * on one board alone and ahead on time. If it stands in check there, a piece must be sure to come
 * that blocks: whatever the enemy moves on the other board, the partner can then take one.
 * Stateless.
 */
final class DoubleSit {
  private DoubleSit() {}

  /**
   * Returns whether a team may pass on both boards.
   *
   * @param ahead whether it has more time than the enemy
   */
  static boolean isAllowed(Position position, Team team, boolean ahead) {
    if (!ahead || position.end().isPresent() || isOnTurnOnBothOrNone(position, team)) {
      return false;
    }
    BoardId here = position.seatToMove(BoardId.A).team() == team ? BoardId.A : BoardId.B;
    return position.legalMoves(here).isEmpty()
        && (!position.isCheck(here) || partnerCanFeed(position, here));
  }

  private static boolean isOnTurnOnBothOrNone(Position position, Team team) {
    return (position.seatToMove(BoardId.A).team() == team)
        == (position.seatToMove(BoardId.B).team() == team);
  }

  /** Returns whether the partner can free a board after every move of the enemy on the other. */
  private static boolean partnerCanFeed(Position position, BoardId here) {
    BoardId there = here.other();
    boolean feeds = false;
    for (Move move : position.legalMoves(there)) {
      Position next = position.play(there, move);
      if (next.end().isPresent() || !canFree(next, here)) {
        return false;
      }
      feeds = true;
    }
    return feeds;
  }

  /** Returns whether a capture of the partner, who is to move, lets a board without a move move. */
  private static boolean canFree(Position position, BoardId here) {
    BoardId there = here.other();
    Seat us = position.seatToMove(here);
    int held = held(position, us);
    for (Move move : position.legalMoves(there)) {
      Position next = position.play(there, move);
      if (held(next, us) > held && next.status(here) == BoardStatus.ONGOING) {
        return true;
      }
    }
    return false;
  }

  private static int held(Position position, Seat seat) {
    return position.reserve(seat).values().stream().mapToInt(Integer::intValue).sum();
  }
}
