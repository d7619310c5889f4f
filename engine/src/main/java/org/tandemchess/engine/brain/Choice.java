package org.tandemchess.engine.brain;

import java.util.List;
import java.util.Optional;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.StopReason;

/** What a brain says about a board that it was asked about. Immutable. */
public sealed interface Choice {

  /**
   * Play this. The last word about the board.
   *
   * @param line the move and what is expected to follow, legal, not empty
   * @param info what the choice rests on; empty if nothing was searched
   * @param reason why the thinking ended
   */
  record Play(List<Move> line, Optional<SearchInfo> info, StopReason reason) implements Choice {
    /** Copies the line. */
    public Play {
      line = List.copyOf(line);
      if (line.isEmpty()) {
        throw new IllegalArgumentException("no move");
      }
    }
  }

  /**
   * A move is known, but wait. Another choice follows, unless teams act in turns: then this is the
   * last word, a pass.
   *
   * @param millis how long at most
   * @param why in words
   * @param reason why the thinking that found the move ended
   */
  record Sit(long millis, String why, StopReason reason) implements Choice {}

  /**
   * No move was found in time. The last word about the board.
   *
   * @param reason why the thinking ended
   */
  record Nothing(StopReason reason) implements Choice {}
}
