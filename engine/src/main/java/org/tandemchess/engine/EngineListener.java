package org.tandemchess.engine;

import java.util.Optional;
import org.tandemchess.engine.team.TeamMessage;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchInfo;

/**
 * Hears what the engine tells. Called from any thread, for one board in order; an implementation
 * passes on and returns, since a search may be waiting.
 */
public interface EngineListener {

  /** A search for a move on a board has come further; {@code position} is the one it searches. */
  void onInfo(BoardId board, Position position, SearchInfo info);

  /**
   * A request for a move is answered, once.
   *
   * @param best a legal move, or empty if there is none now
   * @param reply the answer expected, legal after {@code best}
   */
  void onBestMove(BoardId board, Position position, Optional<Move> best, Optional<Move> reply);

  /**
   * A move is known and held back: the seat to move sits.
   *
   * @param millis how long at most
   * @param reason why, in words
   */
  default void onSitting(BoardId board, long millis, String reason) {}

  /** The partner should be told something. */
  void onTeamMessage(TeamMessage message);

  /** A fault of ours; the engine goes on. */
  void onFault(BoardId board, Throwable fault);
}
