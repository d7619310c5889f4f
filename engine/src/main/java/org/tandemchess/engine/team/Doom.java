package org.tandemchess.engine.team;

import org.tandemchess.search.api.Score;

/** Tells scores that only the other board can still turn. Stateless. */
final class Doom {
  private Doom() {}

  /** Returns whether the side to move is being mated or will wait in check. */
  static boolean isDoomed(Score score) {
    return switch (score) {
      case Score.Mate(int moves) -> moves <= 0;
      case Score.Waiting(int moves) -> moves <= 0;
      case Score.Centipawns centipawns -> false;
    };
  }

  /** Returns whether the side to move mates, or leaves the enemy waiting in check. */
  static boolean isWon(Score score) {
    return switch (score) {
      case Score.Mate(int moves) -> moves > 0;
      case Score.Waiting(int moves) -> moves > 0;
      case Score.Centipawns centipawns -> false;
    };
  }

  /** Returns the same score as the other side sees it once our move is made. */
  static Score afterOurMove(Score score) {
    return switch (score) {
      case Score.Mate(int moves) -> new Score.Mate(moves > 0 ? 1 - moves : -moves);
      case Score.Waiting(int moves) -> new Score.Waiting(moves > 0 ? 1 - moves : -moves);
      case Score.Centipawns(int value) -> Score.centipawns(-value);
    };
  }
}
