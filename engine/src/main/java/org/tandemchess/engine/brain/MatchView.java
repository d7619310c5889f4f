package org.tandemchess.engine.brain;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;

/**
 * A match as our team sees it at one moment. The seats to move on the boards that are asked about
 * are ours. Immutable.
 *
 * @param state both boards and the clocks as they were told last
 * @param clockNanos {@link System#nanoTime} when the clocks were told
 * @param seen the boards that are in sight; of another one nothing in {@code state} is true
 * @param sitRule whether a seat may wait
 */
public record MatchView(GameState state, long clockNanos, Set<BoardId> seen, SitRule sitRule) {

  /** Both boards. */
  public static final Set<BoardId> BOTH = Set.of(BoardId.A, BoardId.B);

  /** Copies the set. */
  public MatchView {
    seen = Set.copyOf(seen);
  }

  /** Returns a match at its start, both boards in sight, without clocks. */
  public static MatchView start(RuleSet rules) {
    return of(GameState.start(rules));
  }

  /** Returns a match as it is told now, both boards in sight, in which clocks decide who waits. */
  public static MatchView of(GameState state) {
    return new MatchView(state, System.nanoTime(), BOTH, SitRule.Plain.BY_CLOCK);
  }

  /** Returns a game of which only board A is in sight and in which nobody waits. */
  public static MatchView ofOneBoard(Position position, Clocks clocks) {
    return new MatchView(GameState.of(position), 0, Set.of(BoardId.A), SitRule.Plain.NEVER)
        .withClocks(clocks);
  }

  /** Returns both boards. */
  public Position position() {
    return state.position();
  }

  /** Returns whether both boards are in sight. */
  public boolean seesBoth() {
    return seen.size() == 2;
  }

  /** Returns the clocks as they were told last. */
  public Clocks clocks() {
    return state.clocks();
  }

  /** Returns the clocks as they show now, if those of the seats to move have run since. */
  public Clocks clocksNow() {
    if (!clocks().knowsAny()) {
      return clocks();
    }
    long elapsed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - clockNanos);
    return clocks()
        .after(elapsed, position().seatToMove(BoardId.A), position().seatToMove(BoardId.B));
  }

  /** Returns this match with other pieces; the clocks go on. */
  public MatchView withPosition(Position next) {
    GameState now = GameState.of(next).withClocks(clocks());
    return new MatchView(now, clockNanos, seen, sitRule);
  }

  /** Returns this match with clocks that were read just now. */
  public MatchView withClocks(Clocks now) {
    return new MatchView(state.withClocks(now), System.nanoTime(), seen, sitRule);
  }

  /** Returns this match at its start, without clocks. */
  public MatchView restarted() {
    return new MatchView(GameState.start(position().rules()), 0, seen, sitRule);
  }

  /** Returns this match under another rule of waiting. */
  public MatchView withSitRule(SitRule rule) {
    return new MatchView(state, clockNanos, seen, rule);
  }

  /** Returns whether a board stands as it does in another match. */
  public boolean agreesOn(BoardId board, Position other) {
    return position().key(board) == other.key(board);
  }
}
