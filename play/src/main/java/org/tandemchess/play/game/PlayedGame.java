package org.tandemchess.play.game;

import java.util.List;
import org.tandemchess.rules.position.GameState;

/**
 * A game from beginning to end.
 *
 * @param moves what was played on both boards, in the order of time
 * @param last the match after the last move
 * @param outcome how it ended
 * @param millis how long it took
 */
public record PlayedGame(List<MoveRecord> moves, GameState last, GameOutcome outcome, long millis) {

  /** Copies the moves. */
  public PlayedGame {
    moves = List.copyOf(moves);
  }
}
