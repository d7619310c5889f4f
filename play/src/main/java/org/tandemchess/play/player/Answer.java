package org.tandemchess.play.player;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tandemchess.rules.core.BoardId;

/**
 * What a player answers to a {@link MoveRequest}.
 *
 * @param board the board it answers for
 * @param turn the turn it answers for
 * @param kind whether it moves, sits or gives up
 * @param text the move as the player wrote it, not checked; empty unless it moves
 * @param thought what it says about its thinking
 * @param nanos {@link System#nanoTime} when the answer was read
 */
public record Answer(BoardId board, int turn, Kind kind, String text, Thought thought, long nanos) {

  /** What an answer wants. */
  public enum Kind {
    MOVE,
    /**
     * No move now: there is none, or the player waits for a piece. It is asked again when something
     * changes.
     */
    SIT,
    RESIGN
  }

  /**
   * The last search information before an answer.
   *
   * @param depth plies
   * @param centipawns score from the player's side; mates are beyond ±100,000 less their moves
   * @param nodes positions looked at
   */
  public record Thought(OptionalInt depth, OptionalInt centipawns, OptionalLong nodes) {
    public static final Thought NONE =
        new Thought(OptionalInt.empty(), OptionalInt.empty(), OptionalLong.empty());
  }
}
