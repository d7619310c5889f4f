package org.tandemchess.engine.brain;

import org.tandemchess.rules.core.BoardId;
import org.tandemchess.search.api.SearchInfo;

/**
 * Hears what a brain thinks about a question. Called under the {@link Monitor} that the brain was
 * made with; an implementation passes on and returns.
 */
public interface BrainListener {
  /** Nanoseconds after which no choice is promised: a move is held back. */
  long NEVER = Long.MAX_VALUE;

  /** A line is known; all its moves are legal, and there is at least one. */
  void onInfo(BoardId board, SearchInfo info);

  /**
   * A choice will be there in time; the last word counts.
   *
   * @param nanos from now on, or {@link #NEVER}; whoever still waits then may go by the best line
   *     so far
   */
  void onDue(BoardId board, long nanos);

  /** A choice is made. After {@link Choice.Play} or {@link Choice.Nothing} none follows. */
  void onChoice(BoardId board, Choice choice);

  /** Something broke on a fault of ours; a choice follows all the same. */
  void onFault(BoardId board, Throwable fault);
}
