package org.tandemchess.play.game;

import java.util.concurrent.TimeUnit;
import org.tandemchess.play.player.Pace;

/**
 * What a team may use in a game.
 *
 * @param pace how long it may think
 * @param marginMillis how far its clocks may go below zero before a flag falls
 */
public record Allowance(Pace pace, long marginMillis) {

  /** Returns what a clock of the team shows before the first move; 0 where none runs. */
  long baseMillis() {
    return switch (pace) {
      case Pace.Clock clock -> clock.baseMillis();
      case Pace.MoveTime time -> time.millis();
      case Pace.Depth depth -> 0;
      case Pace.Nodes nodes -> 0;
    };
  }

  long marginNanos() {
    return TimeUnit.MILLISECONDS.toNanos(marginMillis);
  }
}
