package org.tandemchess.engine.brain;

import java.util.Map;
import org.tandemchess.rules.core.BoardId;

/**
 * A brain at work on a question about one board or both. Used under the {@link Monitor} of the
 * brain; nothing here blocks.
 */
public interface Thought {

  /**
   * What was expected has happened: the time begins now. No effect but on a question that waits for
   * it.
   *
   * @param now the match; only its clocks are new
   * @param limits the time that is allowed from now on
   */
  void hit(MatchView now, Limits limits);

  /**
   * A choice about a board is wanted now: {@link Choice.Play} or {@link Choice.Nothing} follows.
   */
  void answer(BoardId board);

  /** Nothing is wanted any more about a board, and nothing follows. */
  void end(BoardId board);

  /** Returns what decided about a board beside its search, in words, for logs. */
  Map<Aspect, String> aspects(BoardId board);
}
