package org.tandemchess.protocol.client;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.protocol.client.Answer.Thought;
import org.tandemchess.protocol.client.PlayerException.Kind;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * Speaks XBoard's protocol to an engine that plays one board of bughouse.
 *
 * <p>The engine follows its board by moves, so it hears of the opponent's move only when it is
 * asked: a seat without a move waits for a piece without knowing why. Hands are told absolutely and
 * never before a drop that still needs the piece. An engine that sits is answered after a moment,
 * and its opinion on how the game has ended is passed over.
 *
 * @see <a href="https://www.gnu.org/software/xboard/engine-intf.html">Chess Engine Communication
 *     Protocol</a>
 */
final class XBoardPlayer extends EnginePlayer {
  private static final String VARIANT = "bughouse";

  /** An engine that has begun to talk and is silent for so long has said what it can. */
  private static final long QUIET_MILLIS = 2000;

  private static final long SITTING_MILLIS = 500;
  private static final long AGREED_SITTING_MILLIS = 10_000;
  private static final long MOVE_NOW_MILLIS = 100;

  private final XBoardFeatures features = new XBoardFeatures();
  private final ScheduledThreadPoolExecutor timer;
  private long heardNanos;
  private boolean hasSpoken;
  private int pings;
  private int pongs;

  /** Whether the engine follows the game by itself, or must be set going first. */
  private boolean engaged;

  private boolean thinking;
  private boolean resigned;
  private boolean repaired;

  /** The ping whose answer comes before any move that is about the present request. */
  private int beginPing;

  private @Nullable MoveRequest current;
  private @Nullable PlayedTurn untold;
  private String toldMove = "";
  private String toldHands = "";
  private String lastThinking = "";
  private @Nullable Future<?> wakeUp;
  private @Nullable Future<?> moveNow;

  XBoardPlayer(EngineCommand command, ProtocolLog log, Patience patience) {
    super(command, log, patience);
    timer =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name(command.label() + " timer").factory());
    timer.setRemoveOnCancelPolicy(true);
  }

  private Seat seat() {
    return game().seats().iterator().next();
  }

  @Override
  void check(GameStart start) throws PlayerException {
    checkOneBoard(start);
    if (start.pace() instanceof Pace.Nodes) {
      throw new PlayerException(
          Kind.NOT_STARTED, name() + " knows no node limit: expected a time or a depth");
    }
  }

  @Override
  void greet() throws PlayerException, InterruptedException {
    features.clear();
    hasSpoken = false;
    pings = 0;
    pongs = 0;
    send("xboard");
    send("protover 2");
    awaitFeatures();
    if (!features.plays(VARIANT)) {
      fail(Kind.NOT_STARTED, "does not play bughouse: its variants are others");
      return;
    }
    for (Map.Entry<String, String> option : command().options().entrySet()) {
      Optional<String> line = features.setting(option.getKey(), option.getValue());
      if (line.isPresent()) {
        send(line.get());
      } else {
        warn("has no option '" + option.getKey() + "'");
      }
    }
  }

  private void awaitFeatures() throws PlayerException, InterruptedException {
    await(() -> hasSpoken, patience().startMillis(), "feature");
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patience().startMillis());
    while (isSpeaking(deadline) && !features.isDone()) {
      TimeUnit.MILLISECONDS.timedWait(this, QUIET_MILLIS / 10);
    }
  }

  private boolean isSpeaking(long deadline) {
    long now = System.nanoTime();
    boolean quiet = now - heardNanos > TimeUnit.MILLISECONDS.toNanos(QUIET_MILLIS);
    return now < deadline && (features.wantsTime() || !quiet);
  }

  @Override
  void prepare(GameStart start) throws PlayerException, InterruptedException {
    forgetGame();
    send("new");
    send("variant " + VARIANT);
    BoardSetup setup = start.state().position().toSetup().board(seat().board());
    boolean fromStart = setup.withCounters(0, 1).equals(BoardSetup.START);
    if (!fromStart) {
      setUp(setup);
    }
    switch (start.pace()) {
      case Pace.Clock clock -> send(XBoardText.level(clock));
      case Pace.MoveTime time -> send(XBoardText.moveTime(time));
      case Pace.Depth depth -> send("sd " + depth.plies());
      case Pace.Nodes nodes -> throw new IllegalStateException("refused before the game");
    }
    send("post");
    send("easy");
    send("partner mate");
    awaitPong();
    engaged = fromStart && seat().color() == Color.BLACK;
  }

  private void forgetGame() {
    engaged = false;
    thinking = false;
    resigned = false;
    repaired = false;
    current = null;
    untold = null;
    toldMove = "";
    toldHands = XBoardText.EMPTY_HANDS;
    lastThinking = "";
  }

  /** Puts a position up; the hands are told later, for not every engine reads them from a FEN. */
  private void setUp(BoardSetup setup) {
    if (!canSetUp()) {
      fail(Kind.NOT_STARTED, "cannot begin a bughouse game from a position");
      return;
    }
    send("force");
    send("setboard " + Bfen.formatPlain(setup));
    toldHands = XBoardText.EMPTY_HANDS;
  }

  /** Sunsetter takes any position for one of crazyhouse. */
  private boolean canSetUp() {
    return features.is("setboard", false) && !name().startsWith("Sunsetter");
  }

  /** Waits until all is done that was told; an answer to an earlier game has come before that. */
  private void awaitPong() throws PlayerException, InterruptedException {
    int number = ping();
    await(() -> pongs >= number, patience().readyMillis(), "pong " + number);
  }

  /**
   * Returns the number of the answer to wait for; one that is there where the engine knows none.
   */
  private int ping() {
    if (features.is("ping", false)) {
      pings++;
      send("ping " + pings);
    }
    return pings;
  }

  @Override
  void askEngine(MoveRequest request) {
    current = request;
    if (resigned) {
      resign(request, System.nanoTime());
    } else if (thinking) {
      // The turn is the same: only hands and clocks have changed, and the engine thinks on.
      String hands = hands(request.state().position(), null);
      if (!hands.equals(toldHands)) {
        tellClocks(request);
        tellHands(hands);
      }
    } else {
      thinking = true;
      lastThinking = "";
      beginPing = ping();
      if (engaged) {
        tellTurn(request);
      } else {
        engage(request);
      }
      limitTime(request);
    }
  }

  /** Tells an engine that follows the game what the opponent has played, which makes it think. */
  private void tellTurn(MoveRequest request) {
    Position position = request.state().position();
    tellClocks(request);
    tellHands(hands(position, untold));
    if (untold == null) {
      send("go");
    } else {
      tellMove(untold);
      tellHands(hands(position, null));
      untold = null;
    }
  }

  /** Sets an engine going that stands at the start with White, or in force mode. */
  private void engage(MoveRequest request) {
    Position position = request.state().position();
    Color turn = untold == null ? seat().color() : seat().color().opposite();
    tellHandsBeforeGo(hands(position, untold), turn);
    if (untold != null) {
      tellMove(untold);
      tellHandsBeforeGo(hands(position, null), seat().color());
      untold = null;
    }
    tellClocks(request);
    send("go");
    engaged = true;
  }

  /**
   * Tells hands while no color is the engine's yet. Sjeng gives all it lacks to the color that it
   * does not play, which must not be its own: {@code black} makes it play White meanwhile.
   */
  private void tellHandsBeforeGo(String hands, Color turn) {
    boolean chooses = features.is("colors", true) && seat().color() == Color.WHITE;
    if (hands.equals(toldHands) || !chooses) {
      tellHands(hands);
      return;
    }
    send("black");
    tellHands(hands);
    if (turn == Color.WHITE) {
      send("white");
    }
  }

  private void tellMove(PlayedTurn turn) {
    toldMove = XBoardText.write(turn, features.is("san", false));
    send(features.is("usermove", false) ? "usermove " + toldMove : toldMove);
  }

  private void tellHands(String hands) {
    if (!hands.equals(toldHands)) {
      toldHands = hands;
      send(hands);
    }
  }

  /** Returns the line of both hands, with what a move that is not told yet has dropped. */
  private String hands(Position position, @Nullable PlayedTurn notTold) {
    boolean dropped = notTold != null && notTold.move() instanceof Move.Drop;
    Role role =
        notTold != null && notTold.move() instanceof Move.Drop(Role piece, int to)
            ? piece
            : Role.PAWN;
    Seat extra = dropped ? seat().opponent() : null;
    return XBoardText.holding(position, seat().board(), extra, role);
  }

  private void tellClocks(MoveRequest request) {
    if (!features.is("time", true)) {
      return;
    }
    Clocks clocks = clocks(request.state());
    send("time " + Math.max(1, clocks.of(seat()) / 10));
    send("otim " + Math.max(1, clocks.of(seat().opponent()) / 10));
  }

  /** Engines count a time for each move in whole seconds, if at all. */
  private void limitTime(MoveRequest request) {
    if (game().pace() instanceof Pace.MoveTime time) {
      long millis = moveMillis(time, request);
      long reserve = Math.min(millis / 10, MOVE_NOW_MILLIS);
      moveNow = later(millis - reserve, request, "?");
    }
  }

  /** Sends a line after some time if the engine still thinks about the same turn then. */
  private Future<?> later(long millis, MoveRequest about, String line) {
    return timer.schedule(() -> sendIfThinking(about, line), millis, TimeUnit.MILLISECONDS);
  }

  private synchronized void sendIfThinking(MoveRequest about, String line) {
    if (isPlaying() && thinking && current != null && current.turn() == about.turn()) {
      send(line);
    }
  }

  private static void cancel(@Nullable Future<?> task) {
    if (task != null) {
      task.cancel(false);
    }
  }

  @Override
  void withdrawFromEngine(BoardId board) {
    if (thinking && current != null && board == seat().board()) {
      current = null;
      send("?");
    }
  }

  @Override
  void tellPlayed(PlayedTurn turn) {
    Position after = turn.after().position();
    if (turn.seat() == seat().opponent()) {
      untold = turn;
    } else if (turn.seat() == seat()) {
      if (turn.move() instanceof Move.Drop) {
        toldHands = "";
      }
      tellHands(hands(after, null));
    } else if (engaged && after.seatToMove(seat().board()) != seat()) {
      tellHands(hands(after, null));
    }
  }

  @Override
  void tellWords(BoardId board, String words) {
    send("ptell " + words);
  }

  @Override
  void tellGameOver(GameStart start, GameState last, GameEnd end) {
    cancel(wakeUp);
    cancel(moveNow);
    send(XBoardText.result(seat(), end));
    send("force");
    if (!features.is("reuse", true)) {
      endProcessBeforeNextGame();
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
    super.close();
  }

  @Override
  void heard(String line, long nanos) {
    heardNanos = nanos;
    hasSpoken = true;
    int blank = line.indexOf(' ');
    String word = blank < 0 ? line : line.substring(0, blank);
    String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
    switch (word) {
      case "move" -> {
        if (!rest.isEmpty()) {
          moved(rest, nanos);
        }
      }
      case "feature" -> declared(rest);
      case "pong" -> pong(rest);
      case "tellics", "tellicsnoalias" -> tell(rest, nanos);
      case "resign" -> resigned(nanos);
      case "Illegal", "Error" -> refused(line);
      default -> {
        if (ThoughtText.isXBoard(line)) {
          lastThinking = line;
        }
      }
    }
    notifyAll();
  }

  private void declared(String text) {
    for (String feature : features.declare(text)) {
      send("accepted " + feature);
    }
    features.text("myname").ifPresent(this::named);
  }

  private void pong(String number) {
    if (number.equals(String.valueOf(pongs + 1))) {
      pongs++;
    }
  }

  private void moved(String text, long nanos) {
    if (!thinking || pongs < beginPing) {
      swallow("move " + text);
      return;
    }
    MoveRequest request = current;
    thinking = false;
    current = null;
    cancel(wakeUp);
    cancel(moveNow);
    if (request == null) {
      swallow("move " + text);
      return;
    }
    Thought thought = ThoughtText.xboard(lastThinking);
    String move = XBoardText.read(text, request.state().position(), request.board());
    answer(request, move, thought, nanos);
  }

  private void tell(String text, long nanos) {
    if (text.equals("resign")) {
      resigned(nanos);
    } else if (text.startsWith("ptell ")) {
      String words = text.substring("ptell ".length()).strip();
      if (isPlaying()) {
        say(seat().board(), words);
        SittingWords.of(words).ifPresent(this::answerSitting);
      }
    }
  }

  /** An engine that waits for a word from its partner loses on time without one. */
  private void answerSitting(SittingWords words) {
    boolean pending = wakeUp != null && !wakeUp.isDone();
    if (!thinking || current == null || pending) {
      return;
    }
    long left = clocks(current.state()).of(seat());
    long millis =
        words.agreed()
            ? Math.min(left / 4, AGREED_SITTING_MILLIS)
            : Math.min(left / 20, SITTING_MILLIS);
    wakeUp = later(millis, current, "ptell " + words.answer());
  }

  private void resigned(long nanos) {
    if (!isPlaying()) {
      return;
    }
    resigned = true;
    if (current != null) {
      resign(current, nanos);
    }
  }

  /** An engine that does not follow the game any more is shown the position once. */
  private void refused(String line) {
    boolean refusesMove = !toldMove.isEmpty() && line.endsWith(": " + toldMove);
    if (!refusesMove || !thinking || current == null || repaired || !canSetUp()) {
      return;
    }
    warn("does not take " + toldMove + " and is shown the position instead");
    repaired = true;
    toldMove = "";
    untold = null;
    setUp(current.state().position().toSetup().board(seat().board()));
    engage(current);
  }
}
