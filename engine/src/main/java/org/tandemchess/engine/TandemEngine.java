package org.tandemchess.engine;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.Brain;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.brain.BrainListener;
import org.tandemchess.engine.brain.BrainSettings;
import org.tandemchess.engine.brain.Choice;
import org.tandemchess.engine.brain.LegalMoves;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.brain.Monitor;
import org.tandemchess.engine.brain.SilentBrainListener;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.Thought;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/**
 * Answers requests for moves in a match, or in a game on one board: each once, in time, with a
 * legal move. What to play and when to wait is thought out by a {@link Brain}.
 *
 * <p>The side to move on a board of a request is "us". Requests about different boards are worked
 * on at once; a second request about a board ends the first. A request may be for a position that
 * is only expected ({@link Release#ON_HIT}): its time counts from {@link #hit}. A limited strength
 * counts for all requests but analysis.
 *
 * <p>Orders return at once, but for {@link #finish()} and {@link #quit}. Safe for use by any
 * thread; the listener is called under the lock of this object, which keeps what it hears in order.
 */
public final class TandemEngine implements AutoCloseable {
  /** A search that is told to quit may think until it is this old. */
  private static final long THOUGHT_BEFORE_QUIT = TimeUnit.MILLISECONDS.toNanos(40);

  /** How long quitting waits for the answers of searches. */
  private static final long QUIT_PATIENCE = TimeUnit.MILLISECONDS.toNanos(65);

  private final Monitor monitor = new Monitor();
  private final EngineListener listener;
  private final Brain brain;

  // All that follows is guarded by the monitor.
  private final OwedAnswers owed = new OwedAnswers(monitor);
  private final OwnBook book = new OwnBook();
  // What is thought about on each board: for a request, or else unasked.
  private final @Nullable OwedAnswer[] asked = new OwedAnswer[2];
  private final @Nullable Pondering[] pondering = new Pondering[2];
  private MatchView match = MatchView.start(RuleSet.BUGHOUSE);
  private boolean matchKnown;
  private EngineOptions options = EngineOptions.DEFAULT;
  private boolean closed;
  private @Nullable Consumer<MoveReport> reader;

  /** Thinking about a board that nobody has asked for. */
  private record Pondering(MatchView match, BoardId board, Thought thought) {
    void end() {
      thought.end(board);
    }
  }

  /**
   * Makes an engine at the start of a game.
   *
   * @param brains makes its brain
   * @param listener hears everything
   */
  public TandemEngine(BrainFactory brains, EngineListener listener) {
    this.listener = listener;
    this.brain = brains.make(monitor);
    brain.configure(options.brainSettings());
  }

  /**
   * Loads and compiles what thinking needs, in the background, until that is done or a request has
   * come.
   *
   * @param done called once, by any thread, when it is over; must not block
   */
  public void warmUp(Runnable done) {
    synchronized (monitor) {
      brain.warmUp(done);
    }
  }

  /**
   * Makes what the first request would have to make, such as tables, in the background, unless it
   * is there.
   */
  public void prepare() {
    synchronized (monitor) {
      brain.prepare();
    }
  }

  /** Returns the options as they are set. */
  public EngineOptions options() {
    synchronized (monitor) {
      return options;
    }
  }

  /** Returns the match as it was told last. */
  public MatchView match() {
    synchronized (monitor) {
      return match;
    }
  }

  /**
   * Sets the options. Sizes and threads change for a board when its present search has ended,
   * whatever else at the next request.
   */
  public void setOptions(EngineOptions next) {
    synchronized (monitor) {
      BrainSettings settings = next.brainSettings();
      if (next.hash() != options.hash() && next.hash() > HashMemory.most()) {
        listener.onRemark(HashMemory.remark(next.hash()));
      }
      boolean sameSearch = settings.search().equals(options.brainSettings().search());
      options = next;
      book.configure(next);
      if (next.ownBook()) {
        book.prepare(match.position().rules());
      }
      if (!sameSearch || !next.ponder()) {
        endPondering();
      }
      brain.configure(settings);
      ponderEverywhere();
    }
  }

  /**
   * Forgets tables, partner, clocks and position; options stay.
   *
   * @param ending what becomes of requests that this ends
   */
  public void newGame(Ending ending) {
    synchronized (monitor) {
      endAll(ending);
      match = match.restarted();
      matchKnown = false;
      brain.newGame();
      brain.see(match);
      brain.prepare();
    }
  }

  /**
   * Takes in how the match stands. A board that differs in pieces, reserves, turn or rights from
   * the one that is thought about ends that; thinking about the other goes on. Whoever lives by the
   * clock never gets more time by a new reading.
   *
   * @param ending what becomes of requests that this ends
   */
  public void setMatch(MatchView next, Ending ending) {
    synchronized (monitor) {
      match = next;
      matchKnown = true;
      for (BoardId board : BoardId.values()) {
        OwedAnswer answer = asked[board.index()];
        if (answer != null && !answer.fits(next.position())) {
          end(board, ending);
        }
        Pondering unasked = pondering[board.index()];
        if (unasked != null && !unasked.match().agreesOn(board, next.position())) {
          end(board, ending);
        }
        if (ending == Ending.SILENCE) {
          owedFor(board).stream()
              .filter(late -> !late.fits(next.position()))
              .forEach(OwedAnswer::silence);
        }
      }
      brain.see(next);
      ponderEverywhere();
    }
  }

  /** Takes in new clocks. */
  public void setClocks(Clocks next) {
    synchronized (monitor) {
      match = match.withClocks(next);
      brain.see(match);
    }
  }

  /** Takes in what the partner says; it counts for some moves. */
  public void hear(TeamMessage message) {
    synchronized (monitor) {
      if (options.teamMessageMode() != TeamMessageMode.IGNORE) {
        brain.hear(message);
      }
    }
  }

  /** Asks for a move on one board of the match as it was told last; returns the ticket. */
  public Request go(BoardId board, Limits limits) {
    synchronized (monitor) {
      Request request = new Request(match, Set.of(board), limits);
      go(request);
      return request;
    }
  }

  /**
   * Asks for moves. Requests that are under way about the same boards answer now.
   *
   * @param request which everything that is told about this names; nothing is told once the engine
   *     is closed
   */
  public void go(Request request) {
    synchronized (monitor) {
      if (!closed) {
        begin(request);
      }
    }
  }

  private void begin(Request request) {
    Map<BoardId, Limits> questions = new EnumMap<>(BoardId.class);
    Map<BoardId, OwedAnswer> answers = new EnumMap<>(BoardId.class);
    for (BoardId board : request.boards()) {
      end(board, Ending.ANSWER);
    }
    for (BoardId board : request.boards()) {
      Optional<OwnBook> opened = options.ownBook() ? Optional.of(book) : Optional.empty();
      Choices choices =
          Choices.of(request.position(), board, request.limits(), opened, options.strength());
      OwedAnswer answer = new OwedAnswer(this, request, board, choices);
      asked[board.index()] = answer;
      owed.add(answer);
      if (!choices.legal().isEmpty()) {
        questions.put(board, limits(request, board, choices));
        answers.put(board, answer);
      } else if (answer.isBounded()) {
        end(board, Ending.ANSWER);
      }
    }
    if (!questions.isEmpty()) {
      Thought thought = brain.think(request.match(), questions, new Dispatcher(answers));
      answers.values().forEach(answer -> answer.started(thought));
    }
  }

  /** Returns the limits for the brain: what there is no need or no strength to see is left out. */
  private Limits limits(Request request, BoardId board, Choices choices) {
    Limits limits = request.limits().withSearchMoves(choices.wanted());
    Strength strength = options.strength();
    if (strength.limits(limits)) {
      // What was learned on others' time, or for earlier moves, is beyond the horizon.
      brain.forgetSearches();
      List<Move> seen = strength.seen(choices.open(), request.position().key(board));
      limits = strength.limit(limits).withSearchMoves(seen);
    }
    return choices.isDecided() ? limits.withinDepth(1) : limits;
  }

  /** The expected position of a request has come about; no effect on one that does not wait. */
  public void hit(Request request) {
    synchronized (monitor) {
      hit(request, request.limits(), request.match().clocks());
    }
  }

  /** The expected positions of all requests have come about. */
  public void hitAll() {
    synchronized (monitor) {
      owed.all().stream().map(OwedAnswer::request).distinct().forEach(this::hit);
    }
  }

  /**
   * The expected position of a request has come about, under other clocks than those that were
   * known when the thinking began; no effect on one that does not wait.
   *
   * @param limits the time from now on
   * @param clocks as they show now
   */
  public void hit(Request request, Limits limits, Clocks clocks) {
    synchronized (monitor) {
      MatchView now = request.match().withClocks(clocks);
      for (OwedAnswer answer : owed.all()) {
        if (answer.request() == request) {
          answer.hit(now, limits);
        }
      }
    }
  }

  /** Ends what is thought about a board; what is owed for it is answered or not. */
  public void stop(BoardId board, Ending ending) {
    synchronized (monitor) {
      if (pondering[board.index()] == null) {
        end(board, ending);
      }
      silenceOwed(board, ending);
      ponder(board);
    }
  }

  /** Ends what is thought about both boards; what is owed is answered or not. */
  public void stop(Ending ending) {
    synchronized (monitor) {
      for (BoardId board : BoardId.values()) {
        stop(board, ending);
      }
    }
  }

  /** Ends a request, which is answered with the best moves so far, if it is not yet answered. */
  public void stop(Request request) {
    synchronized (monitor) {
      for (BoardId board : request.boards()) {
        OwedAnswer answer = asked[board.index()];
        if (answer != null && answer.request() == request) {
          end(board, Ending.ANSWER);
        }
      }
    }
  }

  /**
   * Tells of each answer from now on, in its order, under the lock of this object.
   *
   * @param next passes on and returns, since a search may be waiting
   */
  public void reportTo(Consumer<MoveReport> next) {
    synchronized (monitor) {
      reader = next;
    }
  }

  /** Returns whether nobody waits for an answer. */
  public boolean isIdle() {
    synchronized (monitor) {
      return owed.isEmpty();
    }
  }

  /**
   * Blocks until all requests that have an end of their own are answered, or the time is over; the
   * others, and pondering, just end. Requests are not taken any more.
   *
   * @return whether all are answered
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public boolean finish(long millis) throws InterruptedException {
    synchronized (monitor) {
      closed = true;
      endUnbounded();
      owed.awaitUntil(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis));
      return owed.isEmpty();
    }
  }

  /** Blocks like {@link #finish(long)}, however long it takes. */
  public void finish() throws InterruptedException {
    synchronized (monitor) {
      closed = true;
      endUnbounded();
      owed.await();
    }
  }

  /** Ends everything silently and takes no more requests: nobody would hear the answers. */
  public void abandon() {
    synchronized (monitor) {
      closed = true;
      endAll(Ending.SILENCE);
    }
  }

  /**
   * Answers all requests that have an end of their own with the best move so far; the others, and
   * pondering, just end. Blocks for less than 70 ms.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public void quit() throws InterruptedException {
    synchronized (monitor) {
      closed = true;
      endUnbounded();
      long now = System.nanoTime();
      for (OwedAnswer answer : owed.all()) {
        owed.awaitUntil(answer.request().limits().receivedNanos() + THOUGHT_BEFORE_QUIT);
        if (!answer.isOver()) {
          answer.end(Ending.ANSWER);
        }
      }
      owed.awaitUntil(now + QUIT_PATIENCE);
      owed.all().forEach(OwedAnswer::answerNow);
    }
  }

  /** Ends everything silently. */
  @Override
  public void close() {
    synchronized (monitor) {
      abandon();
      brain.close();
      monitor.close();
    }
  }

  /** Does something under the lock of this object, under which the listener is called too. */
  public void exclusively(Runnable task) {
    monitor.enter(task);
  }

  EngineListener listener() {
    return listener;
  }

  Monitor monitor() {
    return monitor;
  }

  void settled(OwedAnswer answer) {
    owed.settle(answer);
  }

  void answerEarlier(OwedAnswer answer) {
    owed.answerEarlier(answer);
  }

  /** Tells the partner what is new about a board, if the partner is to hear. */
  void tellPartner(OwedAnswer answer, Score score) {
    if (options.teamMessageMode() == TeamMessageMode.FULL) {
      brain.news(answer.request().match(), answer.board(), score).forEach(listener::onTeamMessage);
    }
  }

  /** Tells of an answer, if somebody wants to know. */
  void report(OwedAnswer answer, Optional<Move> move, SearchInfo info, @Nullable Thought thought) {
    if (reader != null) {
      BoardId board = answer.board();
      reader.accept(
          new MoveReport(
              board,
              answer.position(),
              move,
              info,
              answer.elapsedMillis(),
              thought == null ? Map.of() : thought.aspects(board)));
    }
  }

  /** A move was answered: the board is thought about as it will be once that is made. */
  void answered(OwedAnswer answer, Move move, Score score) {
    BoardId board = answer.board();
    MatchView about = answer.request().match();
    boolean isLast = asked[board.index()] == answer;
    if (isLast) {
      asked[board.index()] = null;
    }
    brain.moved(about, board, move, score);
    if (isLast && answer.fits(match.position()) && match.position().isLegal(board, move)) {
      ponder(board, match.withPosition(match.position().play(board, move)));
    }
  }

  private void end(BoardId board, Ending ending) {
    OwedAnswer answer = asked[board.index()];
    asked[board.index()] = null;
    if (answer != null) {
      answer.end(ending);
    }
    Pondering unasked = pondering[board.index()];
    pondering[board.index()] = null;
    if (unasked != null) {
      unasked.end();
    }
  }

  /** Ends what runs, and what was told to answer but has not yet. */
  private void endAll(Ending ending) {
    for (BoardId board : BoardId.values()) {
      end(board, ending);
      silenceOwed(board, ending);
    }
  }

  private void silenceOwed(BoardId board, Ending ending) {
    if (ending == Ending.SILENCE) {
      owedFor(board).forEach(OwedAnswer::silence);
    }
  }

  private List<OwedAnswer> owedFor(BoardId board) {
    return owed.all().stream().filter(answer -> answer.board() == board).toList();
  }

  private void endPondering() {
    for (BoardId board : BoardId.values()) {
      if (pondering[board.index()] != null) {
        end(board, Ending.SILENCE);
      }
    }
  }

  private void endUnbounded() {
    for (BoardId board : BoardId.values()) {
      OwedAnswer answer = asked[board.index()];
      if (answer == null || !answer.isBounded()) {
        end(board, Ending.SILENCE);
      }
    }
  }

  private void ponderEverywhere() {
    for (BoardId board : BoardId.values()) {
      ponder(board);
    }
  }

  /** Thinks about a board on the time of others, if nothing else runs on it. */
  private void ponder(BoardId board) {
    if (matchKnown && asked[board.index()] == null && pondering[board.index()] == null) {
      ponder(board, match);
    }
  }

  /** Thinks about a board on the time of others, if that is wished and there is a move. */
  private void ponder(BoardId board, MatchView about) {
    boolean wished = options.ponder() && about.sitRule() == SitRule.Plain.BY_CLOCK && !closed;
    if (wished && !LegalMoves.of(about.position().boardCopy(board)).isEmpty()) {
      Limits limits = Limits.received(System.nanoTime()).withRelease(Release.ON_HIT);
      Thought thought = brain.think(about, Map.of(board, limits), new SilentBrainListener());
      pondering[board.index()] = new Pondering(about, board, thought);
    }
  }

  /** Hands what the brain tells to the answers of a request. */
  private record Dispatcher(Map<BoardId, OwedAnswer> answers) implements BrainListener {
    private Optional<OwedAnswer> of(BoardId board) {
      return Optional.ofNullable(answers.get(board));
    }

    @Override
    public void onInfo(BoardId board, SearchInfo info) {
      of(board).ifPresent(answer -> answer.learn(info));
    }

    @Override
    public void onDue(BoardId board, long nanos) {
      of(board).ifPresent(answer -> answer.due(nanos));
    }

    @Override
    public void onChoice(BoardId board, Choice choice) {
      of(board).ifPresent(answer -> answer.chosen(choice));
    }

    @Override
    public void onFault(BoardId board, Throwable fault) {
      of(board).ifPresent(answer -> answer.fault(fault));
    }
  }
}
