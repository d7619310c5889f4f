package org.tandemchess.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.engine.team.TeamMessage;
import org.tandemchess.engine.team.TeamMind;
import org.tandemchess.engine.team.TeamTalk;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.alphabeta.AcquisitionSearcher;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.time.TimeBudget;

/**
 * Both boards of a match. Each has a search of its own, so that two requests are worked on at once
 * and answered one by one.
 *
 * <p>The side to move on the board of a request is "us"; nothing else about the match is assumed.
 * Orders return at once, but for {@link #finish} and {@link #quit}. Safe for use by any thread; the
 * listener is called under the lock of this object, which keeps what it hears in order.
 */
public final class TandemEngine extends RunKeeper {
  /** What a request gets that names no limit while no clock is known. */
  private static final TimeBudget WITHOUT_CLOCK = TimeBudget.exactly(1000);

  private final WarmUp warmUp;

  // All that follows is guarded by the lock of this object.
  private final TeamTalk talk = new TeamTalk();
  private final TeamMind mind = new TeamMind(EngineOptions.DEFAULT.strategy());
  private final BoardSearches searches;
  private final MoveTimes times = new MoveTimes(mind);
  private final Sitting sitting;
  private final @Nullable Run[] runs = new Run[2];
  private Position position = Position.start(RuleSet.BUGHOUSE);
  private boolean positionKnown;
  private EngineOptions options = EngineOptions.DEFAULT;
  private final OwnBook book = new OwnBook();

  /**
   * Makes an engine at the start of a game.
   *
   * @param searchers called once for each board
   * @param listener hears everything
   */
  public TandemEngine(Supplier<? extends Searcher> searchers, EngineListener listener) {
    super(listener);
    this.warmUp = new WarmUp(searchers);
    searches = new BoardSearches(() -> mind.searcher(searchers.get(), new AcquisitionSearcher()));
    sitting = new Sitting(this, mind, searches);
    searches.configure(options.searchSettings());
  }

  /** Returns the options as they are set. */
  public synchronized EngineOptions options() {
    return options;
  }

  /** Returns both boards as they were told last. */
  public synchronized Position position() {
    return position;
  }

  /** Returns the clocks as they were told last. */
  public synchronized Clocks clocks() {
    return times.told();
  }

  /**
   * Sets the options. Sizes and threads change for a board when its present search has ended,
   * whatever else at the next request.
   */
  public synchronized void setOptions(EngineOptions next) {
    boolean sameSearch = next.searchSettings().equals(options.searchSettings());
    options = next;
    mind.setOptions(next.strategy());
    talk.mute(next.strategy().muted());
    book.configure(next);
    if (next.ownBook()) {
      book.prepare(position.rules());
    }
    if (!sameSearch) {
      endPondering();
      searches.configure(options.searchSettings());
    } else if (!next.ponder()) {
      endPondering();
    }
    reconsiderHeld();
    ponder(BoardId.A);
    ponder(BoardId.B);
  }

  /** Forgets tables, partner, clocks and position; options stay. */
  public synchronized void newGame(Ending ending) {
    for (BoardId board : BoardId.values()) {
      endAll(board, ending);
      searches.forget(board);
    }
    position = Position.start(RuleSet.BUGHOUSE);
    positionKnown = false;
    times.forget();
    mind.forget();
    talk.forget();
  }

  /**
   * Takes in a new position. A board that differs in pieces, reserves, turn or rights from the one
   * that is searched ends that search; other searches go on.
   *
   * @param ending what becomes of requests that this ends
   */
  public synchronized void setPosition(Position next, Ending ending) {
    Position last = position;
    position = next;
    positionKnown = true;
    mind.setPosition(next);
    for (BoardId board : BoardId.values()) {
      Run run = runs[board.index()];
      if (run != null && !run.fits(next)) {
        end(board, ending);
      } else if (run != null
          && options.strategy().on()
          && (run.isByClock() || !run.isBounded())
          && last.key(board.other()) != next.key(board.other())) {
        run.refresh();
      }
      if (ending == Ending.SILENCE) {
        unanswered(board).stream().filter(late -> !late.fits(next)).forEach(Run::silence);
      }
    }
    reconsiderHeld();
    ponder(BoardId.A);
    ponder(BoardId.B);
  }

  /** Takes in new clocks; searches that live by the clock never get more time by it. */
  public synchronized void setClocks(Clocks next) {
    times.read(next);
    for (Run run : runs) {
      if (run != null && run.isByClock() && !run.isHeld()) {
        run.shorten(clockBudget(run.position(), run.board()));
      }
    }
    reconsiderHeld();
  }

  /** Takes in what the partner says; it counts for some moves. */
  public synchronized void hear(TeamMessage message) {
    if (options.teamMessageMode() != TeamMessageMode.IGNORE) {
      mind.hear(message);
      reconsiderHeld();
    }
  }

  /** Starts a search for a move; one that runs for an earlier request on that board answers now. */
  public synchronized void go(GoRequest request) {
    if (isClosed()) {
      return;
    }
    warmUp.stop();
    BoardId board = request.board();
    end(board, Ending.ANSWER);
    Board copy = position.boardCopy(board);
    List<Move> legal = LegalMoves.of(copy);
    List<Move> asked = legal.stream().filter(request.searchMoves()::contains).toList();
    boolean byBook = asked.isEmpty() && request.takesBook() && options.ownBook();
    Optional<Move> known = byBook ? book.find(position, board, legal) : Optional.empty();
    List<Move> wanted = known.map(List::of).orElse(asked);
    List<Move> choice = wanted.isEmpty() ? legal : wanted;
    Optional<QuickChoice> quick = QuickChoice.among(choice, copy);
    Run run = new Run(this, position, request, Run.Purpose.REQUEST, legal, quick);
    runs[board.index()] = run;
    await(run);
    if (legal.isEmpty()) {
      if (run.isBounded()) {
        run.answerNow();
        runs[board.index()] = null;
      }
      return;
    }
    Run other = runs[board.other().index()];
    boolean otherAsked = other != null && other.isBounded();
    times.chooseStyle(position, board, otherAsked, isSitting(board.other()));
    SearchLimits limits = request.limits(budget(request), wanted);
    if (known.isPresent() || choice.size() == 1 && request.isTimed()) {
      limits = limits.withDepth(1);
    }
    searches.start(run, limits);
  }

  @Override
  public void warmUp() {
    warmUp.start();
  }

  /** Ends the search for a move on a board, if one runs. */
  public synchronized void stop(BoardId board, Ending ending) {
    Run run = runs[board.index()];
    if (run == null || run.isRequest()) {
      endAll(board, ending);
      ponder(board);
    }
  }

  @Override
  public synchronized void close() {
    shut();
    for (BoardId board : BoardId.values()) {
      endAll(board, Ending.SILENCE);
      searches.close(board);
    }
  }

  /** The search of a run has returned. */
  @Override
  void ended(Run run) {
    if (runs[run.board().index()] == run) {
      runs[run.board().index()] = null;
    }
  }

  @Override
  void observed(Run run, SearchInfo info) {
    mind.observe(run.board(), run.position(), info);
    Run waiting = runs[run.board().index()];
    if (waiting != null && waiting.isHeld() && waiting != run && waiting.fits(run.position())) {
      waiting.improve(info);
    }
  }

  @Override
  boolean wantsToHold(Run run) {
    return run.isByClock() && !(decision(run) instanceof Decision.Play);
  }

  @Override
  void reconsider(Run run) {
    sitting.decide(run, decision(run));
  }

  private void reconsiderHeld() {
    for (Run run : runs) {
      if (run != null && run.isHeld()) {
        reconsider(run);
      }
    }
  }

  /** Returns what to do now with the move that a run has found. */
  Decision decision(Run run) {
    return mind.decide(
        position, run.board(), times.now(position), run.score(), options.moveOverhead());
  }

  /** A run is about to answer: the partner is told first. */
  @Override
  void beforeAnswer(Run run, Score score) {
    tellPartner(run, score);
  }

  /** Tells the partner what is new about the board of a run, if he is to hear. */
  void tellPartner(Run run, Score score) {
    if (options.teamMessageMode() != TeamMessageMode.FULL) {
      return;
    }
    Seat us = run.position().seatToMove(run.board());
    Board copy = run.position().boardCopy(run.board());
    Acquisition known = mind.snapshot(run.position(), run.board()).acquisition();
    for (TeamMessage message : talk.news(us, copy, score, known, times.now(run.position()))) {
      listener().onTeamMessage(message);
    }
  }

  /** A run has answered: the board is thought about as it will be once the move is made. */
  @Override
  void answered(Run run, Move move) {
    BoardId board = run.board();
    if (run.position().isLegal(board, move)) {
      Position after = run.position().play(board, move);
      mind.moved(board, run.position(), after, run.score());
    }
    if (runs[board.index()] == run && run.fits(position)) {
      runs[board.index()] = null;
      if (options.ponder() && !isClosed() && position.isLegal(board, move)) {
        ponder(board, position.play(board, move));
      }
    }
    reconsiderHeld();
  }

  private void end(BoardId board, Ending ending) {
    Run run = runs[board.index()];
    if (run != null) {
      runs[board.index()] = null;
      run.end(ending);
    }
  }

  /** Ends what runs on a board, and what was told to answer but has not yet. */
  private void endAll(BoardId board, Ending ending) {
    end(board, ending);
    if (ending == Ending.SILENCE) {
      unanswered(board).forEach(Run::silence);
    }
  }

  private List<Run> unanswered(BoardId board) {
    return unanswered().stream().filter(run -> run.board() == board).toList();
  }

  private void endPondering() {
    for (BoardId board : BoardId.values()) {
      Run run = runs[board.index()];
      if (run != null && !run.isRequest()) {
        end(board, Ending.SILENCE);
      }
    }
  }

  @Override
  void endUnbounded() {
    for (BoardId board : BoardId.values()) {
      Run run = runs[board.index()];
      if (run != null && !run.isBounded()) {
        end(board, Ending.SILENCE);
      }
    }
  }

  /** Thinks about a board on the time of others, if that is wished and nothing else runs on it. */
  private void ponder(BoardId board) {
    if (options.ponder() && positionKnown && !isClosed() && runs[board.index()] == null) {
      ponder(board, position);
    }
  }

  private void ponder(BoardId board, Position at) {
    searches.ponder(this, at, board).ifPresent(run -> runs[board.index()] = run);
  }

  private TimeBudget budget(GoRequest request) {
    return request.budget(
        times.told().knowsAny() ? clockBudget(position, request.board()) : WITHOUT_CLOCK);
  }

  /** Returns the time that the clocks allow a run from now on. */
  TimeBudget budgetOf(Run run) {
    return clockBudget(run.position(), run.board());
  }

  private TimeBudget clockBudget(Position at, BoardId board) {
    boolean otherSits = isSitting(board.other());
    return times.budget(at, position, board, otherSits, options.moveOverhead());
  }

  /** Returns whether whoever is to move on a board holds his move back, or has none. */
  private boolean isSitting(BoardId board) {
    Run run = runs[board.index()];
    return run != null && run.isHeld() || position.status(board) == BoardStatus.WAITING;
  }

  @Override
  Map<MoveReport.Aspect, String> aspects(Run run) {
    if (!options.strategy().on()) {
      return Map.of();
    }
    BoardId board = run.board();
    Position at = run.position();
    Map<MoveReport.Aspect, String> aspects = times.aspects(at, board);
    put(aspects, MoveReport.Aspect.PRICES, mind.pricesText(at, board));
    put(aspects, MoveReport.Aspect.OVERRIDE, run.override());
    put(aspects, MoveReport.Aspect.SAT, run.heldMillis() == 0 ? "" : "" + run.heldMillis());
    return aspects;
  }

  private static void put(
      Map<MoveReport.Aspect, String> aspects, MoveReport.Aspect aspect, String text) {
    if (!text.isEmpty()) {
      aspects.put(aspect, text);
    }
  }
}
