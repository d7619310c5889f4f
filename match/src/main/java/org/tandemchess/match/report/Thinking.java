package org.tandemchess.match.report;

import java.util.OptionalDouble;
import org.tandemchess.match.play.GameRecord;
import org.tandemchess.match.play.Standing;
import org.tandemchess.play.game.MoveRecord;

/**
 * How long and how deep a team thought.
 *
 * @param moves moves that it made
 * @param millis milliseconds a move, by the arbiter's clock; empty without moves
 * @param depth plies a move, over the moves whose depth it told; empty if it told none
 */
record Thinking(long moves, OptionalDouble millis, OptionalDouble depth) {

  /** Returns the averages of a team over all games of a standing. */
  static Thinking of(Standing standing, int team) {
    long moves = 0;
    long millis = 0;
    long plies = 0;
    long told = 0;
    for (GameRecord game : standing.games()) {
      for (MoveRecord move : game.moves()) {
        if (game.pairing().team(move.seat().team()) == team) {
          moves++;
          millis += move.usedMillis();
          plies += move.thought().depth().orElse(0);
          told += move.thought().depth().isPresent() ? 1 : 0;
        }
      }
    }
    return new Thinking(moves, mean(millis, moves), mean(plies, told));
  }

  private static OptionalDouble mean(long sum, long count) {
    return count == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) sum / count);
  }
}
