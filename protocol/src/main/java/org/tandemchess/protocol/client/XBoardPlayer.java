package org.tandemchess.protocol.client;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerException.Kind;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;

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
  private RuleSet rules = RuleSet.BUGHOUSE;
  private int pings;
  private int pongs;

  private boolean thinking;
  private boolean resigned;
  private boolean repaired;

  /** The ping whose answer comes before any move that is about the present request. */
  private int beginPing;

  private @Nullable MoveRequest current;
  private XBoardBoard board = new XBoardBoard(Seat.A_WHITE, features, this::send);
  private String lastThinking = "";
  private @Nullable SittingWords sitting;
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
          Kind.UNFIT, name() + " knows no node limit: expected a time or a depth");
    }
  }

  @Override
  void greet() throws PlayerException, InterruptedException {
    features.clear();
    hasSpoken = false;
    rules = RuleSet.BUGHOUSE;
    pings = 0;
    pongs = 0;
    send("xboard");
    send("protover 2");
    awaitFeatures();
    if (!features.plays(VARIANT)) {
      fail(Kind.UNFIT, "does not play bughouse: its variants are others");
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

  /** Tells the engine by which rules of bughouse a game is played, if it can be told. */
  private void useRules(RuleSet wanted) {
    if (!wanted.equals(rules)) {
      rules = wanted;
      Optional<String> line = features.setting(EngineOptions.RULES.name(), wanted.name());
      line.ifPresent(this::send);
      if (line.isEmpty()) {
        warn("cannot be told to play by the rules of '" + wanted.name() + "'");
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
    useRules(start.state().position().rules());
    send("new");
    send("variant " + VARIANT);
    BoardSetup setup = start.state().position().toSetup().board(seat().board());
    boolean fromStart = setup.withCounters(0, 1).equals(BoardSetup.START);
    if (fromStart) {
      board.startWithNew();
    } else if (canSetUp()) {
      board.setUp(setup);
    } else {
      fail(Kind.NO_SETUP, "cannot begin a bughouse game from a position");
    }
    switch (start.pace()) {
      case Pace.Clock clock -> send(XBoardText.level(clock));
      case Pace.MoveTime time -> send(XBoardText.moveTime(time));
      case Pace.Depth depth -> send("sd " + depth.plies());
      case Pace.Nodes nodes -> throw new IllegalStateException("refused before the game");
    }
    send("post");
    send("easy");
    if (start.pace() instanceof Pace.Clock) {
      // Partners ask each other to sit, which only a clock ends.
      send("partner mate");
    }
    awaitPong();
  }

  private void forgetGame() {
    board = new XBoardBoard(seat(), features, this::send);
    thinking = false;
    resigned = false;
    repaired = false;
    sitting = null;
    current = null;
    lastThinking = "";
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
      board.refresh(request.state());
    } else {
      thinking = true;
      lastThinking = "";
      beginPing = ping();
      board.show(request.state());
      limitTime(request);
      wakeLater(request);
    }
  }

  /** Engines count a time for each move in whole seconds, if at all. */
  private void limitTime(MoveRequest request) {
    if (game().pace() instanceof Pace.MoveTime time) {
      long millis = moveMillis(time, request);
      long reserve = Math.min(millis / 10, MOVE_NOW_MILLIS);
      moveNow = later(millis - reserve, () -> moveNow(request));
    }
  }

  private void moveNow(MoveRequest request) {
    if (isThinkingAbout(request)) {
      send("?");
    }
  }

  /** Does something after some time, under the lock. */
  private Future<?> later(long millis, Runnable task) {
    return timer.schedule(() -> locked(task), millis, TimeUnit.MILLISECONDS);
  }

  private synchronized void locked(Runnable task) {
    task.run();
  }

  private boolean isThinkingAbout(MoveRequest request) {
    return isPlaying() && thinking && current != null && current.turn() == request.turn();
  }

  private static void cancel(@Nullable Future<?> task) {
    if (task != null) {
      task.cancel(false);
    }
  }

  @Override
  void withdrawFromEngine(BoardId id) {
    if (thinking && current != null && id == seat().board()) {
      current = null;
      send("?");
    }
  }

  @Override
  void tellPlayed(PlayedTurn turn) {
    board.played(turn);
  }

  @Override
  void tellWords(BoardId id, String words) {
    if (words.strip().equalsIgnoreCase("go")) {
      sitting = null;
    }
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
      case "Unknown" -> noteComplaint(line, "protover");
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
    if (sitting != null && sitting.untilMove()) {
      sitting = null;
    }
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
      if (!XBoardText.isSmallTalk(words)) {
        say(seat().board(), words);
      }
      SittingWords.of(words).ifPresent(this::sits);
    }
  }

  /** Some engines say so while they think, others with the move before. */
  private void sits(SittingWords words) {
    sitting = words;
    if (current != null) {
      wakeLater(current);
    }
  }

  /** An engine that waits for a word from its partner loses on time without one. */
  private void wakeLater(MoveRequest request) {
    boolean pending = wakeUp != null && !wakeUp.isDone();
    SittingWords words = sitting;
    if (words == null || pending) {
      return;
    }
    long left = clocks(request.state()).millis(seat());
    long millis =
        words.agreed()
            ? Math.min(left / 4, AGREED_SITTING_MILLIS)
            : Math.min(left / 20, SITTING_MILLIS);
    wakeUp = later(millis, () -> wake(request, words));
  }

  private void wake(MoveRequest request, SittingWords words) {
    if (isThinkingAbout(request)) {
      sitting = null;
      send("ptell " + words.answer());
    }
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
    if (!board.isAboutLastMove(line) || !thinking || repaired || !canSetUp()) {
      return;
    }
    MoveRequest request = current;
    if (request != null) {
      warn("is shown the position, for it says: " + line);
      repaired = true;
      board.setUp(request.state().position().toSetup().board(seat().board()));
      board.show(request.state());
    }
  }
}
