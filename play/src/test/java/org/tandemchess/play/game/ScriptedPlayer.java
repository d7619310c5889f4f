package org.tandemchess.play.game;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.play.player.SilentListener;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;

/**
 * Plays from a script and notes what it is told. A word is a move, with {@code =cp} behind it if
 * the player tells a score, or {@code sit}, {@code resign}, {@code silent}, {@code crash}, {@code
 * late} for a move of the turn before. It sits when the script is used up.
 */
final class ScriptedPlayer implements Player {
  final List<MoveRequest> asked = new ArrayList<>();
  final List<PlayedTurn> told = new ArrayList<>();
  final List<String> heard = new ArrayList<>();
  @Nullable GameEnd end;

  private final Map<BoardId, Deque<String>> script;
  private PlayerListener listener = SilentListener.INSTANCE;
  private Set<Seat> seats = Set.of();

  /**
   * Makes a player.
   *
   * @param script words for each board; players may share it
   */
  ScriptedPlayer(Map<BoardId, Deque<String>> script) {
    this.script = script;
  }

  /** Returns the seats that it was given. */
  Set<Seat> seats() {
    return seats;
  }

  /** Says something to the partner. */
  void say(BoardId from, String words) {
    listener.said(from, words);
  }

  @Override
  public String name() {
    return "script";
  }

  @Override
  public void newGame(GameStart game, PlayerListener newListener) throws PlayerException {
    seats = game.seats();
    listener = newListener;
    if ("absent".equals(words(BoardId.A).peek())) {
      throw new PlayerException(PlayerException.Kind.NOT_STARTED, "nobody there");
    }
  }

  @Override
  public void ask(MoveRequest request) {
    asked.add(request);
    String word = Objects.requireNonNullElse(words(request.board()).poll(), "sit");
    switch (word) {
      case "silent" -> {}
      case "crash" ->
          listener.failed(new PlayerException(PlayerException.Kind.CRASH, "gone for good"));
      case "sit" -> answer(request.turn(), request.board(), new Decision.Sits(), Thought.NONE);
      case "resign" ->
          answer(request.turn(), request.board(), new Decision.Resigns(), Thought.NONE);
      case "late" -> {
        Decision stale = new Decision.Writes("e2e4");
        answer(request.turn() - 1, request.board(), stale, Thought.NONE);
        answer(request.turn(), request.board(), new Decision.Sits(), Thought.NONE);
      }
      default -> {
        String[] parts = word.split("=", -1);
        Thought thought =
            parts.length == 1
                ? Thought.NONE
                : new Thought(
                    OptionalInt.empty(),
                    OptionalInt.of(Integer.parseInt(parts[1])),
                    OptionalLong.empty());
        answer(request.turn(), request.board(), new Decision.Writes(parts[0]), thought);
      }
    }
  }

  private void answer(int turn, BoardId board, Decision decision, Thought thought) {
    listener.answered(new Answer(board, turn, decision, thought, System.nanoTime()));
  }

  private Deque<String> words(BoardId board) {
    return Objects.requireNonNull(script.get(board));
  }

  @Override
  public void withdraw(BoardId board) {}

  @Override
  public void played(PlayedTurn turn) {
    told.add(turn);
  }

  @Override
  public void hear(BoardId board, String words) {
    heard.add(board + " " + words);
  }

  @Override
  public void gameOver(GameState last, GameEnd how) {
    end = how;
  }

  @Override
  public void close() {}
}
