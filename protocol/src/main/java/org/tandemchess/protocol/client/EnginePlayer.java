package org.tandemchess.protocol.client;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.play.player.Answer;
import org.tandemchess.play.player.Answer.Decision;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.Player;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerException.Kind;
import org.tandemchess.play.player.PlayerListener;
import org.tandemchess.play.player.SilentListener;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;

/**
 * A player whose moves come from a process; subclasses speak the dialects.
 *
 * <p>An engine that dies between two games is started anew for the next one; one that fails during
 * a game or its preparation has failed for good. All state is guarded by the lock of this object,
 * under which also the listener is called.
 */
abstract class EnginePlayer implements Player {
  /** Moves in messages are no longer than this, whatever an engine prints. */
  private static final int LONGEST_WORD = 100;

  private static final Set<String> NO_MOVE =
      Set.of("(none)", "none", "0000", "@@@@", "pass", "null");

  private static final Pattern COMPLAINT =
      Pattern.compile("(?i)\\b(unknown|illegal|unrecogni[sz]ed|invalid|error)\\b");

  private static final long HOUR_MILLIS = 3_600_000;

  /** Where the player stands. */
  private enum Phase {
    IDLE,
    PREPARING,
    PLAYING,
    CLOSED
  }

  private final EngineCommand command;
  private final ProtocolLog log;
  private final Patience patience;
  private final int[] answeredTurns = {-1, -1};
  private Phase phase = Phase.IDLE;
  private @Nullable EngineProcess process;
  private @Nullable PlayerException failure;
  private boolean greeted;
  private boolean gone;
  private String name;
  private PlayerListener listener = SilentListener.INSTANCE;
  private @Nullable GameStart game;
  private long swallowed;

  EnginePlayer(EngineCommand command, ProtocolLog log, Patience patience) {
    this.command = command;
    this.log = log;
    this.patience = patience;
    name = command.program();
  }

  /** Refuses a game that the dialect cannot play, before a process is started. */
  abstract void check(GameStart start) throws PlayerException;

  /** Brings a process that has just been started to the point where games can begin. */
  abstract void greet() throws PlayerException, InterruptedException;

  /** Gets a greeted engine ready for a game. */
  abstract void prepare(GameStart start) throws PlayerException, InterruptedException;

  /** Takes a line; under the lock. */
  abstract void heard(String line, long nanos);

  /** Asks for a move that has not been answered yet; under the lock. */
  abstract void askEngine(MoveRequest request);

  /** Wants no answer on a board; under the lock. */
  abstract void withdrawFromEngine(BoardId board);

  /** Tells the engine what was played, if it wants to know; under the lock. */
  abstract void tellPlayed(PlayedTurn turn);

  /** Tells the engine what its partner said; under the lock. */
  abstract void tellWords(BoardId board, String words);

  /** Tells the engine that the game is over; under the lock. */
  abstract void tellGameOver(GameStart start, GameState last, GameEnd end);

  @Override
  public final synchronized String name() {
    return name;
  }

  @Override
  public final synchronized void newGame(GameStart start, PlayerListener newListener)
      throws PlayerException, InterruptedException {
    if (failure != null) {
      throw new PlayerException(failure.kind(), String.valueOf(failure.getMessage()));
    }
    check(start);
    phase = Phase.PREPARING;
    listener = newListener;
    game = start;
    answeredTurns[0] = -1;
    answeredTurns[1] = -1;
    if (gone) {
      retire();
    }
    if (process == null) {
      startProcess();
      greet();
      greeted = true;
      command.launch().startLines().forEach(this::send);
    }
    prepare(start);
    phase = Phase.PLAYING;
  }

  @Override
  public final synchronized void ask(MoveRequest request) {
    if (isPlaying() && !hasAnswered(request)) {
      askEngine(request);
    }
  }

  @Override
  public final synchronized void withdraw(BoardId board) {
    if (isPlaying()) {
      withdrawFromEngine(board);
    }
  }

  @Override
  public final synchronized void played(PlayedTurn turn) {
    if (isPlaying()) {
      tellPlayed(turn);
    }
  }

  @Override
  public final synchronized void hear(BoardId board, String words) {
    if (isPlaying()) {
      tellWords(board, words);
    }
  }

  @Override
  public final synchronized void gameOver(GameState last, GameEnd end) {
    if (isPlaying()) {
      tellGameOver(game(), last, end);
      phase = Phase.IDLE;
    }
    listener = SilentListener.INSTANCE;
  }

  @Override
  public void close() {
    EngineProcess ending;
    synchronized (this) {
      phase = Phase.CLOSED;
      listener = SilentListener.INSTANCE;
      ending = process;
      process = null;
      notifyAll();
    }
    if (ending != null) {
      ending.close();
    }
  }

  /** Ends a process that is of no more use; blocks for a second at most. */
  private void retire() {
    EngineProcess ending = process;
    process = null;
    if (ending != null) {
      ending.close();
    }
  }

  /** Lets the next game start another process. */
  final void endProcessBeforeNextGame() {
    gone = true;
  }

  final boolean isPlaying() {
    return phase == Phase.PLAYING && failure == null;
  }

  /** Returns the game that is prepared or played. */
  final GameStart game() {
    if (game == null) {
      throw new IllegalStateException("no game yet");
    }
    return game;
  }

  final EngineCommand command() {
    return command;
  }

  final Patience patience() {
    return patience;
  }

  final void named(String newName) {
    name = newName.isBlank() ? name : newName.strip();
  }

  final void send(String line) {
    if (process != null && !process.send(line)) {
      fail(Kind.HANG, "does not read what it is told");
    }
  }

  final void warn(String text) {
    log.line(command.label(), ProtocolLog.Kind.WARNING, text);
  }

  /** Notes an answer that nobody waits for. */
  final void swallow(String line) {
    swallowed++;
    log.line(command.label(), ProtocolLog.Kind.REMARK, "swallowed: " + shortened(line));
  }

  /** Returns how many answers nobody waited for. */
  final synchronized long swallowed() {
    return swallowed;
  }

  /** Returns whether the turn of a request is answered by a move already. */
  final boolean hasAnswered(MoveRequest request) {
    return answeredTurns[request.board().index()] == request.turn();
  }

  /**
   * Passes a move on, or that there is none: no text, {@code (none)}, {@code 0000}, {@code pass}.
   */
  final void answer(MoveRequest request, String text, Thought thought, long nanos) {
    String move = shortened(text);
    boolean sits = move.isEmpty() || NO_MOVE.contains(move);
    answer(request, sits ? new Decision.Sits() : new Decision.Writes(move), thought, nanos);
  }

  final void resign(MoveRequest request, long nanos) {
    answer(request, new Decision.Resigns(), Thought.NONE, nanos);
  }

  private void answer(MoveRequest request, Decision decision, Thought thought, long nanos) {
    if (!isPlaying()) {
      return;
    }
    if (!(decision instanceof Decision.Sits)) {
      answeredTurns[request.board().index()] = request.turn();
    }
    listener.answered(new Answer(request.board(), request.turn(), decision, thought, nanos));
  }

  /** Passes words on; engines introduce themselves to each other before the game begins. */
  final void say(BoardId from, String words) {
    if (isPlaying() || phase == Phase.PREPARING) {
      listener.said(from, words);
    }
  }

  /**
   * Before the greeting, an engine of another dialect complains: {@code Unknown command: ubi}. Then
   * there is nothing to wait for.
   *
   * @param word what it was greeted by
   */
  final void noteComplaint(String line, String word) {
    boolean complains = COMPLAINT.matcher(line).find() && line.contains(word);
    if (phase == Phase.PREPARING && !greeted && complains) {
      fail(Kind.NO_GREETING, "does not know '" + word + "': it says '" + shortened(line) + "'");
    }
  }

  /** The player has failed: whoever waits hears of it, or else the listener. */
  final void fail(Kind kind, String message) {
    if (failure != null || phase == Phase.CLOSED) {
      return;
    }
    boolean unknown = kind == Kind.HANG && phase == Phase.PREPARING && !greeted;
    failure = new PlayerException(unknown ? Kind.NO_GREETING : kind, name + " " + message);
    notifyAll();
    if (phase == Phase.PLAYING) {
      listener.failed(failure);
    }
  }

  /**
   * Waits until something is so.
   *
   * @param what is waited for, for the message
   * @throws PlayerException if it does not become so in time, or the engine has failed
   */
  final void await(BooleanSupplier condition, long millis, String what)
      throws PlayerException, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (failure == null && !condition.getAsBoolean()) {
      long left = deadline - System.nanoTime();
      if (phase == Phase.CLOSED) {
        throw new PlayerException(Kind.NOT_STARTED, name + " was closed");
      }
      if (left <= 0) {
        fail(Kind.HANG, "has not said '" + what + "' in " + millis + " ms");
      } else {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
    }
    if (failure != null) {
      throw new PlayerException(failure.kind(), String.valueOf(failure.getMessage()));
    }
  }

  /** Returns how long a move may take now: what is left of the time of the turn. */
  final long moveMillis(Pace.MoveTime pace, MoveRequest request) {
    Clocks clocks = request.state().clocks();
    long left = clocks.knows(request.seat()) ? clocks.millis(request.seat()) : pace.millis();
    return Math.clamp(left, 1, pace.millis());
  }

  /** Returns clocks to tell, each at least 1 ms; an hour each where none run. */
  static Clocks clocks(GameState state) {
    Clocks told = state.clocks();
    for (Seat seat : Seat.values()) {
      told = told.with(seat, told.knows(seat) ? Math.max(1, told.millis(seat)) : HOUR_MILLIS);
    }
    return told;
  }

  /** Refuses a game for a dialect in which a process knows one board only. */
  final void checkOneBoard(GameStart start) throws PlayerException {
    if (start.seats().size() != 1) {
      throw new PlayerException(
          Kind.UNFIT, name + " plays one board: expected one seat, not " + start.seats());
    }
  }

  private void startProcess() throws PlayerException {
    try {
      OneProcess ear = new OneProcess();
      EngineProcess started = EngineProcess.start(command, log, ear);
      ear.mine = started;
      process = started;
      greeted = false;
      gone = false;
    } catch (IOException e) {
      fail(Kind.NOT_STARTED, "cannot be started: " + e.getMessage());
      throw new PlayerException(Kind.NOT_STARTED, name + " cannot be started: " + e.getMessage());
    }
  }

  private void ended(String how) {
    switch (phase) {
      case PREPARING -> fail(greeted ? Kind.CRASH : Kind.NOT_STARTED, how);
      case PLAYING -> fail(Kind.CRASH, how);
      case IDLE, CLOSED -> gone = true;
    }
  }

  private static String shortened(String text) {
    return text.substring(0, Math.min(text.length(), LONGEST_WORD));
  }

  /** Hears one process; what a former one still says is nobody's business. */
  private final class OneProcess implements EngineProcess.Ear {
    private @Nullable EngineProcess mine;

    private boolean isCurrent() {
      return mine != null && mine == process;
    }

    @Override
    public void heard(String line, long nanos) {
      synchronized (EnginePlayer.this) {
        if (isCurrent()) {
          try {
            EnginePlayer.this.heard(line, nanos);
          } catch (RuntimeException fault) {
            // The one place where a line that nobody foresaw meets the game: it ends, not the run.
            fail(Kind.CRASH, "said '" + shortened(line) + "', which led to " + fault);
          }
        }
      }
    }

    @Override
    public void ended(String how) {
      synchronized (EnginePlayer.this) {
        if (isCurrent()) {
          EnginePlayer.this.ended(how);
        }
      }
    }
  }
}
