package org.tandemchess.play.player;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/**
 * What a player answers to a {@link MoveRequest}.
 *
 * @param board the board it answers for
 * @param turn the turn it answers for
 * @param decision what it wants
 * @param thought what it says about its thinking
 * @param nanos {@link System#nanoTime} when the answer was read
 */
public record Answer(BoardId board, int turn, Decision decision, Thought thought, long nanos) {

  /** What an answer wants. */
  public sealed interface Decision {

    /**
     * A move.
     *
     * @param move not checked
     */
    record Plays(Move move) implements Decision {}

    /**
     * A move as a foreign program wrote it.
     *
     * @param text not checked; may be nonsense
     */
    record Writes(String text) implements Decision {}

    /**
     * No move now: there is none, or the player waits for a piece. It is asked again when something
     * changes.
     */
    record Sits() implements Decision {}

    /** The player gives the game up. */
    record Resigns() implements Decision {}
  }

  /** Returns the answer to a request, as of now. */
  public static Answer to(MoveRequest request, Decision decision, Thought thought) {
    return new Answer(request.board(), request.turn(), decision, thought, System.nanoTime());
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

    /** Returns what a search has told. */
    public static Thought of(SearchInfo info) {
      return new Thought(
          OptionalInt.of(info.depth()),
          OptionalInt.of(info.score().inCentipawns(Score.MATE_BASE)),
          OptionalLong.of(info.nodes()));
    }
  }
}
