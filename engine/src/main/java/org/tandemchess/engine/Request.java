package org.tandemchess.engine;

import java.util.Set;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Position;

/**
 * The ticket of a question to an engine: all that the engine tells about it names it, and it is
 * what stops or hits the question. Two requests are never equal. Made by whoever asks, so that it
 * is known before the answer is. Immutable.
 */
public final class Request {
  private final MatchView match;
  private final Set<BoardId> boards;
  private final Limits limits;

  /**
   * Makes a ticket.
   *
   * @param match the match that it is about, as the engine was told last
   * @param boards the boards to answer for, where the side to move is ours; at least one
   * @param limits how long to think, for each of them
   */
  public Request(MatchView match, Set<BoardId> boards, Limits limits) {
    this.match = match;
    this.boards = Set.copyOf(boards);
    this.limits = limits;
  }

  /** Returns the match that it is about. */
  public MatchView match() {
    return match;
  }

  /** Returns both boards as they are thought about. */
  public Position position() {
    return match.position();
  }

  /** Returns the boards that are asked about. */
  public Set<BoardId> boards() {
    return boards;
  }

  /** Returns how long to think. */
  public Limits limits() {
    return limits;
  }
}
