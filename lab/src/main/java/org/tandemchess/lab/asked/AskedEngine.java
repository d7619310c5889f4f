package org.tandemchess.lab.asked;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.match.play.Players;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.protocol.client.Patience;
import org.tandemchess.protocol.client.ProtocolLog;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;

/**
 * An engine that is asked for single moves, each in a game of its own, so that it remembers nothing
 * of the one before. A program is started by the first question. Used by one thread.
 */
public final class AskedEngine implements AutoCloseable {
  private static final long LONGEST_MINUTES = 30;

  private final Player player;
  private int games;

  /**
   * What an engine answered.
   *
   * @param move the move, or none if it has none or writes one that is not legal
   * @param depth plies, or 0 if it does not say
   * @param nodes positions looked at, or 0 if it does not say
   * @param nanos from the question to the answer
   */
  public record Reply(Optional<Move> move, int depth, long nodes, long nanos) {}

  /**
   * Makes an engine.
   *
   * @param spec what to ask
   * @throws IllegalArgumentException if its options cannot be
   */
  public AskedEngine(EngineEntry spec) {
    this(new Players(0, ProtocolLog.NONE, Patience.DEFAULT).create(spec, 0, "engine"));
  }

  AskedEngine(Player player) {
    this.player = player;
  }

  /**
   * Asks for a move.
   *
   * @throws PlayerException if the engine does not start, breaks down or never answers
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public Reply ask(GameState state, BoardId board, Pace pace)
      throws PlayerException, InterruptedException {
    FirstAnswer first = new FirstAnswer();
    games++;
    player.newGame(
        new GameStart(state, Set.of(state.position().seatToMove(board)), pace, games), first);
    long start = System.nanoTime();
    player.ask(new MoveRequest(0, board, state));
    Answer answer = first.await(LONGEST_MINUTES, TimeUnit.MINUTES, LONGEST_MINUTES + " minutes");
    return new Reply(
        move(answer, state),
        answer.thought().depth().orElse(0),
        answer.thought().nodes().orElse(0),
        answer.nanos() - start);
  }

  private static Optional<Move> move(Answer answer, GameState state) {
    return switch (answer.decision()) {
      case Decision.Plays(Move move) ->
          Optional.of(move).filter(played -> state.position().isLegal(answer.board(), played));
      case Decision.Writes(String text) -> parsed(text, state, answer.board());
      case Decision.Sits sits -> Optional.empty();
      case Decision.Resigns resigns -> Optional.empty();
    };
  }

  private static Optional<Move> parsed(String text, GameState state, BoardId board) {
    try {
      return Optional.of(MoveText.parse(text, state.position(), board));
    } catch (MoveTextException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    player.close();
  }
}
