package org.tandemchess.play.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.IllegalMoveException;
import org.tandemchess.rules.position.Move;

/**
 * The truth about one game: the state of the match, what was played, how it ended. Judges answers
 * and tells all players what happened. Knows no time of its own; used by one thread.
 */
final class Arbiter {
  private final Map<Seat, Player> players;
  private final GameRules rules;
  private final List<MoveRecord> played = new ArrayList<>();
  private final int[] turns = new int[2];
  private GameState state;
  private @Nullable GameOutcome outcome;

  /**
   * Makes the arbiter of a game.
   *
   * @param players who sits where, for all four seats
   */
  Arbiter(GameState start, Map<Seat, Player> players, GameRules rules) {
    state = start;
    this.players = Map.copyOf(players);
    this.rules = rules;
    start.end().ifPresent(end -> outcome = GameOutcome.of(end));
  }

  GameState state() {
    return state;
  }

  List<MoveRecord> played() {
    return List.copyOf(played);
  }

  Optional<GameOutcome> outcome() {
    return Optional.ofNullable(outcome);
  }

  Player player(Seat seat) {
    return Objects.requireNonNull(players.get(seat), "a player for each seat");
  }

  /** Returns all players, each once. */
  Set<Player> everybody() {
    return new LinkedHashSet<>(players.values());
  }

  /** Returns the number of the turn on a board: the moves made there so far. */
  int turn(BoardId board) {
    return turns[board.index()];
  }

  Seat seatToMove(BoardId board) {
    return state.position().seatToMove(board);
  }

  /** Returns whether the seat to move on a board has a legal move now. */
  boolean canMove(BoardId board) {
    return !state.position().legalMoves(board).isEmpty();
  }

  void setClocks(Clocks clocks) {
    state = state.withClocks(clocks);
  }

  /** Asks the seat to move on a board. */
  void ask(BoardId board) {
    player(seatToMove(board)).ask(new MoveRequest(turn(board), board, state));
  }

  /** Returns whether an answer is one to the present turn on its board, by who sits there. */
  boolean isCurrent(Answer answer, Set<Seat> from) {
    return outcome == null
        && answer.turn() == turn(answer.board())
        && from.contains(seatToMove(answer.board()));
  }

  /**
   * Passes words on to the partner of the seat they come from, unless one player holds both seats.
   */
  void passOn(Set<Seat> from, BoardId board, String words) {
    for (Seat seat : from) {
      Player partner = player(seat.partner());
      if (seat.board() == board && !from.contains(seat.partner())) {
        partner.hear(seat.partner().board(), words);
      }
    }
  }

  /** Ends the game because a player cannot go on. */
  void fail(Set<Seat> seats, PlayerException why) {
    Seat seat = seats.stream().min(Seat::compareTo).orElseThrow();
    Cause cause =
        switch (why.kind()) {
          case HANG, NO_GREETING -> Cause.HANG;
          case NOT_STARTED, UNFIT, NO_SETUP, CRASH -> Cause.CRASH;
        };
    end(GameOutcome.lostBy(seat, cause, String.valueOf(why.getMessage())));
  }

  /**
   * Judges the answer to the present turn: plays the move, or ends the game if the player gives up
   * or the move is not legal. Sitting changes nothing.
   *
   * @param clockMillis time left to the mover; empty where no clock runs
   * @param usedMillis time that the answer took
   */
  void judge(Answer answer, OptionalLong clockMillis, long usedMillis) {
    Seat seat = seatToMove(answer.board());
    switch (answer.decision()) {
      case Decision.Sits sits -> {}
      case Decision.Resigns resigns -> end(GameOutcome.lostBy(seat, Cause.RESIGNATION, ""));
      case Decision.Plays(Move move) ->
          play(seat, new MoveRecord(seat, move, clockMillis, usedMillis, answer.thought()));
      case Decision.Writes(String text) -> {
        try {
          Move move = MoveText.parse(text, state.position(), answer.board());
          play(seat, new MoveRecord(seat, move, clockMillis, usedMillis, answer.thought()));
        } catch (MoveTextException e) {
          end(GameOutcome.lostBy(seat, Cause.ILLEGAL_MOVE, String.valueOf(e.getMessage())));
        }
      }
    }
  }

  private void play(Seat seat, MoveRecord move) {
    GameState before = state;
    try {
      state = before.play(seat.board(), move.move());
    } catch (IllegalMoveException e) {
      end(GameOutcome.lostBy(seat, Cause.ILLEGAL_MOVE, String.valueOf(e.getMessage())));
      return;
    }
    turns[seat.board().index()]++;
    played.add(move);
    PlayedTurn turn = new PlayedTurn(seat, move.move(), before, state);
    for (Player player : everybody()) {
      player.played(turn);
    }
    if (state.end().isPresent()) {
      end(GameOutcome.of(state.end().get()));
    } else if (played.size() >= rules.plyLimit()) {
      end(GameOutcome.draw(Cause.PLY_LIMIT));
    } else {
      rules.adjudication().winner(played).ifPresent(this::adjudicate);
    }
  }

  private void adjudicate(Team winner) {
    Seat loser = winner.opponent().seatOn(played.getLast().seat().board());
    end(GameOutcome.lostBy(loser, Cause.ADJUDICATION, "agreed scores"));
  }

  /** Ends the game; the first end stands. */
  void end(GameOutcome how) {
    if (outcome == null) {
      outcome = how;
    }
  }

  /** Tells all players that the game is over. */
  void dismiss() {
    GameEnd end = state.end().orElseGet(this::endForPlayers);
    for (Player player : everybody()) {
      for (BoardId board : BoardId.values()) {
        player.withdraw(board);
      }
      player.gameOver(state, end);
    }
  }

  /** Returns an end that the rules do not know as the nearest that they do. */
  private GameEnd endForPlayers() {
    return outcome()
        .flatMap(GameOutcome::loser)
        .map(loser -> GameEnd.lostBy(loser, GameEnd.Reason.RESIGNATION))
        .orElseGet(() -> GameEnd.draw(GameEnd.Reason.AGREEMENT));
  }
}
