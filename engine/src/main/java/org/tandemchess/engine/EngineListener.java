package org.tandemchess.engine;

import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.search.api.SearchInfo;

/**
 * Hears what the engine tells. Called from any thread, one call at a time and in order; an
 * implementation passes on and returns, since a search may be waiting.
 */
public interface EngineListener {

  /** The thinking about a board has come further. */
  void onInfo(Request request, BoardId board, SearchInfo info);

  /** A request is answered for a board; once for each of its boards. */
  void onBestMove(Request request, BoardId board, BestMove best);

  /**
   * A move is known and held back: the seat to move sits.
   *
   * @param millis how long at most
   * @param reason why, in words
   */
  default void onSitting(Request request, BoardId board, long millis, String reason) {}

  /** The partner should be told something; nobody to tell need not care. */
  default void onTeamMessage(TeamMessage message) {}

  /** Something that people should know of an order that was just given. */
  default void onRemark(String text) {}

  /** A fault of ours; the engine goes on. */
  void onFault(BoardId board, Throwable fault);
}
