package org.tandemchess.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * A match with players in some seats, run by a test step by step. Where a number is asserted it is
 * of turns and moves, never of time. Used by one thread.
 */
final class Table implements AutoCloseable {
  static final String START = "startpos";
  static final Pace PACE = new Pace.MoveTime(100);
  static final Duration PATIENCE = Duration.ofSeconds(30);

  /** What players have told, in its order. */
  private final BlockingQueue<Object> told = new LinkedBlockingQueue<>();

  private final Map<Seat, Player> players = new EnumMap<>(Seat.class);
  private final int[] turns = new int[2];
  private final RuleSet rules;
  private final Pace pace;
  private final RecordingLog log;
  private GameState state;
  private int games;

  /**
   * Sets up.
   *
   * @param bfen both boards
   * @param log shown when something fails
   */
  Table(String bfen, Pace pace, RecordingLog log) {
    this(bfen, RuleSet.BUGHOUSE, pace, log);
  }

  /**
   * Sets up a match by some rules.
   *
   * @param bfen both boards
   * @param log shown when something fails
   */
  Table(String bfen, RuleSet rules, Pace pace, RecordingLog log) {
    this.rules = rules;
    this.pace = pace;
    this.log = log;
    state = start(bfen);
  }

  private GameState start(String bfen) {
    Position position = Position.of(Bfen.parse(bfen).setup(), rules);
    GameState start = GameState.of(position);
    return pace.isTimed() ? start.withClocks(Clocks.all(60_000)) : start;
  }

  Table seat(Player player, Seat... seats) {
    for (Seat seat : seats) {
      players.put(seat, player);
    }
    return this;
  }

  Table begin() throws PlayerException, InterruptedException {
    games++;
    for (Player player : everybody()) {
      player.newGame(new GameStart(state, seats(player), pace, games), listener(player));
    }
    return this;
  }

  /** Ends the game and begins another at the start position. */
  Table again() throws PlayerException, InterruptedException {
    end();
    return begin();
  }

  /** Ends the game and sets up the start position. */
  void end() {
    for (Player player : everybody()) {
      player.withdraw(BoardId.A);
      player.withdraw(BoardId.B);
      player.gameOver(state, GameEnd.draw(GameEnd.Reason.AGREEMENT));
    }
    told.clear();
    turns[0] = 0;
    turns[1] = 0;
    state = start(START);
  }

  private Set<Player> everybody() {
    return new LinkedHashSet<>(players.values());
  }

  private Set<Seat> seats(Player player) {
    Set<Seat> seats = new LinkedHashSet<>();
    players.forEach(
        (seat, sitter) -> {
          if (sitter.equals(player)) {
            seats.add(seat);
          }
        });
    return seats;
  }

  private PlayerListener listener(Player player) {
    return new PlayerListener() {
      @Override
      public void answered(Answer answer) {
        told.add(answer);
      }

      @Override
      public void said(BoardId from, String words) {
        for (Seat seat : seats(player)) {
          Player partner = players.get(seat.partner());
          if (seat.board() == from && partner != null && !partner.equals(player)) {
            partner.hear(seat.partner().board(), words);
          }
        }
        told.add(words);
      }

      @Override
      public void failed(PlayerException why) {
        told.add(why);
      }
    };
  }

  GameState state() {
    return state;
  }

  /** Asks the player whose turn it is on a board. */
  MoveRequest ask(BoardId board) {
    Seat seat = state.position().seatToMove(board);
    MoveRequest request = new MoveRequest(turns[board.index()], board, state);
    Objects.requireNonNull(players.get(seat), "nobody sits there").ask(request);
    return request;
  }

  /** Lets the player of a seat hear words of its partner. */
  void hear(Seat seat, String words) {
    Objects.requireNonNull(players.get(seat), "nobody sits there").hear(seat.board(), words);
  }

  /** Makes a move of any seat. */
  Table play(BoardId board, String text) {
    Move move = MoveText.parse(text, state.position(), board);
    Seat seat = state.position().seatToMove(board);
    GameState before = state;
    state = before.play(board, move);
    turns[board.index()]++;
    everybody().forEach(player -> player.played(new PlayedTurn(seat, move, before, state)));
    return this;
  }

  /** Makes the first legal move for a seat without a player. */
  Table playAny(BoardId board) {
    Move move = state.position().legalMoves(board).getFirst();
    return play(board, MoveText.ubi(move));
  }

  /** Waits for an answer of a board's present turn and returns it. */
  Answer answer(BoardId board) throws InterruptedException {
    while (true) {
      Object next = next();
      if (next instanceof Answer answer) {
        assertThat(answer.board()).as("board of %s%s", answer, log).isEqualTo(board);
        assertThat(answer.turn()).as("turn of %s%s", answer, log).isEqualTo(turns[board.index()]);
        return answer;
      }
      assertThat(next).as("%s", log).isNotInstanceOf(PlayerException.class);
    }
  }

  /** Asks, waits for the answer, and makes the move, which must be legal. */
  Answer askAndPlay(BoardId board) throws InterruptedException {
    ask(board);
    return playAnswer(board);
  }

  /** Waits for the answer to what was asked, and makes the move, which must be legal. */
  Answer playAnswer(BoardId board) throws InterruptedException {
    Answer answer = answer(board);
    assertThat(answer.decision()).as("%s%s", answer, log).isInstanceOf(Decision.Writes.class);
    play(board, ((Decision.Writes) answer.decision()).text());
    return answer;
  }

  /** Waits for the player's failure, whatever is told before. */
  PlayerException failure() throws InterruptedException {
    Object next = next();
    while (!(next instanceof PlayerException failure)) {
      next = next();
    }
    return failure;
  }

  /** Waits for words that contain these. */
  String words(String part) throws InterruptedException {
    Object next = next();
    while (!(next instanceof String words && words.contains(part))) {
      next = next();
    }
    return (String) next;
  }

  /** Returns whatever is told within some time, null for nothing. */
  @Nullable Object within(long millis) throws InterruptedException {
    return told.poll(millis, TimeUnit.MILLISECONDS);
  }

  private Object next() throws InterruptedException {
    Object next = within(PATIENCE.toMillis());
    assertThat(next).as("anything told in %s%s", PATIENCE, log).isNotNull();
    return next;
  }

  @Override
  public void close() {
    everybody().forEach(Player::close);
  }
}
