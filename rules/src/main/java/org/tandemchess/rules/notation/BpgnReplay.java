package org.tandemchess.rules.notation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;

/** The moves of a game as they are read, and where they lead; not thread-safe. */
final class BpgnReplay {
  private final List<BpgnMove> moves = new ArrayList<>();
  private final List<BpgnMove> late = new ArrayList<>();
  private Position start;
  private GameState state;
  private @Nullable Position aside;

  BpgnReplay(RuleSet rules) {
    this(Position.start(rules));
  }

  BpgnReplay(Position start) {
    this.start = start;
    this.state = GameState.of(start);
  }

  /** Starts anew, by other rules or from another position. */
  void startFrom(Setup setup, RuleSet rules) {
    start = Position.of(setup, rules);
    state = GameState.of(start);
  }

  Position start() {
    return start;
  }

  /** Returns the position after all moves that count. */
  Position position() {
    return state.position();
  }

  /** Returns how the moves have ended the match, if they did. */
  Optional<GameEnd> end() {
    return state.end();
  }

  List<BpgnMove> moves() {
    return moves;
  }

  List<BpgnMove> late() {
    return late;
  }

  boolean isEmpty() {
    return moves.isEmpty();
  }

  /**
   * Returns the position that the next move on a board is played in. After the end that is the
   * board that did not end, with the other one at rest; none for the board that ended.
   */
  Optional<Position> before(BoardId board) {
    Position position = state.position();
    if (state.end().isEmpty()) {
      return Optional.of(position);
    }
    boolean drawnHere =
        position.end().isEmpty() && !moves.isEmpty() && moves.getLast().board() == board;
    if (drawnHere) {
      return Optional.empty();
    }
    Position reached = aside;
    if (reached == null) {
      RuleSet rules = start.rules();
      BoardSetup own = position.toSetup().board(board);
      Setup alone =
          board == BoardId.A ? new Setup(own, BoardSetup.START) : new Setup(BoardSetup.START, own);
      reached = Position.tryValidate(alone, rules).isEmpty() ? Position.of(alone, rules) : position;
    }
    return Optional.of(reached).filter(now -> now.end().isEmpty());
  }

  /**
   * Plays a legal move in the position that {@link #before} gave; returns whether it came too late
   * to count.
   */
  boolean play(BoardId board, Move move, Position before) {
    if (state.end().isPresent()) {
      aside = before.play(board, move);
      late.add(BpgnMove.of(board, move));
      return true;
    }
    state = state.play(board, move);
    moves.add(BpgnMove.of(board, move));
    return false;
  }

  /**
   * Adds what a brace says to the last move; of two clocks the first is its own, the second stays
   * words.
   */
  void attach(BpgnBraces said, String text) {
    List<BpgnMove> played = late.isEmpty() ? moves : late;
    BpgnMove last = played.getLast();
    boolean secondClock = said.clock().isPresent() && last.clock().isPresent();
    List<BpgnComment> comments = new ArrayList<>(last.comments());
    if (secondClock) {
      comments.add(new BpgnComment(BpgnComment.Kind.COMMENT, text));
    } else {
      said.comment().ifPresent(comments::add);
    }
    Optional<Duration> clock = last.clock().or(said::clock);
    Optional<Duration> elapsed = secondClock ? last.elapsed() : last.elapsed().or(said::elapsed);
    played.set(
        played.size() - 1, new BpgnMove(last.board(), last.move(), clock, elapsed, comments));
  }
}
