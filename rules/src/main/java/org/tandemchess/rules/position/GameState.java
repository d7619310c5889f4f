package org.tandemchess.rules.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.Repetition;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.position.GameEnd.Reason;

/**
 * A match under way: the position, the clocks as they were last told, and the moves so far, which
 * repetitions need.
 *
 * <p>Immutable; a state shares all earlier ones with its successors. Clocks are only carried: who
 * has run out of time is for a server to say, by {@link #flag}. After the first end of any kind
 * nothing more is legal.
 */
public final class GameState {
  private static final int FIFTY_MOVES = 100;
  private static final int THREEFOLD = 3;

  private final Position position;
  private final Clocks clocks;
  private final Trail trailA;
  private final Trail trailB;
  private final @Nullable GameState previous;
  private final @Nullable PlayedMove lastMove;
  private final @Nullable GameEnd end;

  private GameState(
      Position position,
      Clocks clocks,
      Trail trailA,
      Trail trailB,
      @Nullable GameState previous,
      @Nullable PlayedMove lastMove,
      @Nullable GameEnd end) {
    this.position = position;
    this.clocks = clocks;
    this.trailA = trailA;
    this.trailB = trailB;
    this.previous = previous;
    this.lastMove = lastMove;
    this.end = end;
  }

  /** Returns the start of a match without clocks. */
  public static GameState start(RuleSet rules) {
    return of(Position.start(rules));
  }

  /** Returns a match that starts from a position, without clocks and without a past. */
  public static GameState of(Position position) {
    Trail a = Trail.start(position, BoardId.A);
    Trail b = Trail.start(position, BoardId.B);
    return new GameState(position, Clocks.NONE, a, b, null, null, endOf(position, a, b));
  }

  public Position position() {
    return position;
  }

  /** Returns the clocks as last told; {@link Clocks#NONE} if they never were. */
  public Clocks clocks() {
    return clocks;
  }

  /**
   * Returns whether its boards can be searched. That is so until the match ends, and after a draw
   * that leaves moves: by repetition and fifty moves players have to claim it, and a host may go on
   * where nobody can mate. Whoever asks for a move then wants one.
   *
   * @see <a href="https://handbook.fide.com/chapter/E012023">FIDE Laws of Chess, 9.2 and 9.3</a>
   */
  public boolean isSearchable() {
    return end == null
        || switch (end.reason()) {
          case REPETITION, FIFTY_MOVES, INSUFFICIENT_MATERIAL -> true;
          case CHECKMATE, STALEMATE, KING_CAPTURE, FLAG, RESIGNATION, AGREEMENT -> false;
        };
  }

  /** Returns this state with the clocks read anew. */
  public GameState withClocks(Clocks now) {
    return new GameState(position, now, trailA, trailB, previous, lastMove, end);
  }

  /** Returns how the match ended, if it did. */
  public Optional<GameEnd> end() {
    return Optional.ofNullable(end);
  }

  /** Returns the moves so far on both boards, in the order they were played. */
  public List<PlayedMove> moves() {
    List<PlayedMove> moves = new ArrayList<>();
    for (GameState at = this; at != null; at = at.previous) {
      if (at.lastMove != null) {
        moves.add(at.lastMove);
      }
    }
    Collections.reverse(moves);
    return List.copyOf(moves);
  }

  /** Returns the position that the match started from. */
  public Position startPosition() {
    GameState at = this;
    while (at.previous != null) {
      at = at.previous;
    }
    return at.position;
  }

  /**
   * Returns how often the present position of a board has occurred on it, this time included. The
   * rule sheet says whether reserves are compared and drops start anew; where it has no repetition
   * rule, only the boards are compared.
   */
  public int occurrences(BoardId id) {
    return (id == BoardId.A ? trailA : trailB).occurrences();
  }

  /**
   * Returns the state after a move.
   *
   * @throws IllegalMoveException if the move is not legal now, or the match has ended
   */
  public GameState play(BoardId id, Move move) {
    if (end != null) {
      throw new IllegalMoveException(position, id, move, "the match has ended by " + end.reason());
    }
    Position after = position.play(id, move);
    boolean onA = id == BoardId.A;
    Trail a = onA ? trailA.moved(after, BoardId.A, move) : trailA.received(after, BoardId.A);
    Trail b = onA ? trailB.received(after, BoardId.B) : trailB.moved(after, BoardId.B, move);
    GameEnd endNow = endOf(after, a, b);
    return new GameState(after, clocks, a, b, this, new PlayedMove(id, move), endNow);
  }

  /**
   * Returns the state after a seat has overstepped the time; unchanged if the match had ended
   * before.
   */
  public GameState flag(Seat seat) {
    return flag(Set.of(seat));
  }

  /**
   * Returns the state after several seats have overstepped the time in the same instant: a team
   * that has all of them loses, seats of both teams draw. Unchanged if the match had ended before.
   *
   * @throws IllegalArgumentException if there is no seat
   */
  public GameState flag(Set<Seat> seats) {
    Seat first = seats.stream().min(Seat::compareTo).orElseThrow(IllegalArgumentException::new);
    Team team = first.team();
    boolean bothTeams = seats.stream().anyMatch(seat -> seat.team() != team);
    return ended(bothTeams ? GameEnd.draw(Reason.FLAG) : GameEnd.lostBy(first, Reason.FLAG));
  }

  /** Returns the state after a seat has given the match up; unchanged if it had ended before. */
  public GameState resign(Seat seat) {
    return ended(GameEnd.lostBy(seat, Reason.RESIGNATION));
  }

  private GameState ended(GameEnd how) {
    return end != null
        ? this
        : new GameState(position, clocks, trailA, trailB, previous, lastMove, how);
  }

  private static @Nullable GameEnd endOf(Position position, Trail a, Trail b) {
    if (position.end().isPresent()) {
      return position.end().get();
    }
    RuleSet rules = position.rules();
    if (rules.repetition() != Repetition.OFF
        && (a.occurrences() >= THREEFOLD || b.occurrences() >= THREEFOLD)) {
      return GameEnd.draw(Reason.REPETITION);
    }
    boolean clockFull =
        position.halfmoveClock(BoardId.A) >= FIFTY_MOVES
            || position.halfmoveClock(BoardId.B) >= FIFTY_MOVES;
    return rules.fiftyMoves() && clockFull ? GameEnd.draw(Reason.FIFTY_MOVES) : null;
  }
}
