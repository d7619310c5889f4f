package org.tandemchess.engine.team;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.brain.Aspect;
import org.tandemchess.engine.brain.Brain;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.brain.BrainListener;
import org.tandemchess.engine.brain.BrainSettings;
import org.tandemchess.engine.brain.LegalMoves;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.brain.Monitor;
import org.tandemchess.engine.brain.SilentBrainListener;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.Thought;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.acquisition.AcquisitionSearcher;
import org.tandemchess.search.acquisition.Analyst;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.search.time.TimeBudget;

/**
 * A search for each board, joined by prices: what a capture is worth on the other board counts in
 * the search of this one. A move that was found is played at once, held back or replaced by a quiet
 * one, as the {@link Strategist} decides.
 */
public final class PriceBrain implements Brain {
  private final Monitor monitor;
  private final TeamKnowledge team = new TeamKnowledge(StrategyOptions.DEFAULT);
  private final TeamTalk talk = new TeamTalk();
  private final BoardSearches searches;
  private final MoveTimes times = new MoveTimes(team);
  private final Sitting sitting;
  private final WarmUp warmUp;
  private final @Nullable BoardThought[] thoughts = new BoardThought[2];
  private MatchView match = MatchView.start(RuleSet.BUGHOUSE);
  private SearchSettings settings = SearchSettings.DEFAULT;
  private StrategyOptions strategy = StrategyOptions.DEFAULT;
  private int overheadMillis;

  /**
   * Makes a brain that has seen nothing yet.
   *
   * @param monitor its lock
   * @param searchers called once for each board that is asked about
   * @param analysts called as often
   * @param warmUp what it warms up with: positions of both boards in BFEN
   */
  public PriceBrain(
      Monitor monitor,
      Supplier<? extends Searcher> searchers,
      Supplier<? extends Analyst> analysts,
      Supplier<List<String>> warmUp) {
    this.monitor = monitor;
    searches = new BoardSearches(() -> team.searcher(searchers.get(), analysts.get()));
    sitting = new Sitting(this, team, searches);
    this.warmUp = new WarmUp(searchers, analysts, warmUp);
  }

  /**
   * Returns a factory of such brains, which need no warming up.
   *
   * @param searchers called for each searcher that is needed
   */
  public static BrainFactory factory(Supplier<? extends Searcher> searchers) {
    return new Factory(searchers);
  }

  private record Factory(Supplier<? extends Searcher> searchers) implements BrainFactory {
    @Override
    public String word() {
      return "price";
    }

    @Override
    public List<OptionSpec<?>> options() {
      return StrategyOptions.SPECS;
    }

    @Override
    public Brain make(Monitor monitor) {
      return new PriceBrain(
          monitor, searchers, () -> new AcquisitionSearcher(Evaluators.USUAL), List::of);
    }
  }

  Monitor monitor() {
    return monitor;
  }

  @Override
  public void warmUp(Runnable done) {
    warmUp.start(done);
  }

  @Override
  public void prepare() {
    searches.prepare(match.seen());
  }

  @Override
  public void configure(BrainSettings next) {
    settings = next.search();
    strategy = StrategyOptions.of(next.options());
    overheadMillis = next.overheadMillis();
    team.setOptions(strategy);
    talk.mute(strategy.muted());
    shareMemory();
    reconsiderAll();
  }

  /** Gives each board that is in sight its part of the table. */
  private void shareMemory() {
    int megabytes = Math.max(1, settings.hashMegabytes() / match.seen().size());
    searches.configure(settings.withHash(megabytes));
  }

  @Override
  public void newGame() {
    searches.forget();
    team.forget();
    talk.forget();
  }

  @Override
  public void forgetSearches() {
    searches.forget();
    team.forgetBoards();
  }

  @Override
  public void see(MatchView next) {
    MatchView last = match;
    match = next;
    team.setPosition(next.position());
    if (!last.seen().equals(next.seen())) {
      shareMemory();
    }
    for (BoardThought thought : thoughts) {
      if (thought != null) {
        update(thought, last);
      }
    }
    reconsiderAll();
  }

  private void update(BoardThought thought, MatchView last) {
    BoardId board = thought.board();
    boolean byClock = thought.isByClock();
    if (strategy.on()
        && (byClock || !thought.isBounded())
        && !match.agreesOn(board.other(), last.position())) {
      thought.refresh();
    }
    if (byClock && !thought.isHeld() && last.clockNanos() != match.clockNanos()) {
      thought.shorten(clockBudget(board));
    }
  }

  @Override
  public void hear(TeamMessage message) {
    team.hear(message);
    reconsiderAll();
  }

  @Override
  public void moved(MatchView before, BoardId board, Move move, Score score) {
    Position at = before.position();
    if (at.isLegal(board, move)) {
      team.moved(board, at, at.play(board, move), score);
    }
    reconsiderAll();
  }

  @Override
  public List<TeamMessage> news(MatchView about, BoardId board, Score score) {
    Seat us = about.position().seatToMove(board);
    Board copy = about.position().boardCopy(board);
    Acquisition known = team.snapshot(about.position(), board).acquisition();
    return talk.news(us, copy, score, known, match.clocksNow());
  }

  @Override
  public Thought think(MatchView about, Map<BoardId, Limits> asked, BrainListener listener) {
    warmUp.stop();
    Optional<TurnListener> turn =
        about.sitRule() instanceof SitRule.InTurns rule
            ? Optional.of(new TurnListener(team, about.position(), rule, asked.keySet(), listener))
            : Optional.empty();
    BrainListener heard = turn.<BrainListener>map(joint -> joint).orElse(listener);
    Map<BoardId, BoardThought> parts = new EnumMap<>(BoardId.class);
    asked.forEach((board, limits) -> parts.put(board, begin(about, board, limits, heard)));
    return new PriceThought(parts, turn);
  }

  private BoardThought begin(
      MatchView about, BoardId board, Limits limits, BrainListener listener) {
    BoardThought thought = new BoardThought(this, about, board, limits, listener);
    BoardThought other = thoughts[board.other().index()];
    thoughts[board.index()] = thought;
    boolean otherAsked = other != null && other.isBounded();
    times.chooseStyle(about, board, otherAsked, isSitting(about, board.other()));
    boolean timed = limits.release() == Release.AT_LIMIT;
    TimeBudget clocks = timed ? budget(about, board) : TimeBudget.UNLIMITED;
    TimeBudget budget = timed ? limits.budget(clocks) : TimeBudget.UNLIMITED;
    searches.start(thought, limits.of(budget));
    return thought;
  }

  /** Thinks about a board as it stands now for nobody's ears, if there is something to move. */
  Optional<BoardThought> thinkOn(BoardId board) {
    if (LegalMoves.of(match.position().boardCopy(board)).isEmpty()) {
      return Optional.empty();
    }
    BoardThought thought = beside(board);
    searches.start(thought, SearchLimits.none().pondering());
    return Optional.of(thought);
  }

  /** Returns a thought about a board as it stands now that nobody hears of, without a search. */
  BoardThought beside(BoardId board) {
    Limits endless = Limits.received(System.nanoTime()).withRelease(Release.ON_STOP);
    return new BoardThought(this, match, board, endless, new SilentBrainListener());
  }

  /** Returns the time that the clocks allow a move on a board from now on. */
  TimeBudget clockBudget(BoardId board) {
    return budget(match, board);
  }

  private TimeBudget budget(MatchView about, BoardId board) {
    return times.budget(about, board, isSitting(about, board.other()), overheadMillis);
  }

  /** Returns whether whoever is to move on a board holds a move back, or has none. */
  private boolean isSitting(MatchView about, BoardId board) {
    BoardThought thought = thoughts[board.index()];
    return thought != null && thought.isHeld()
        || about.seen().contains(board) && about.position().status(board) == BoardStatus.WAITING;
  }

  /** A search has found something. */
  void observed(BoardThought thought, SearchInfo info) {
    BoardId board = thought.board();
    team.observe(board, thought.position(), info);
    BoardThought waiting = thoughts[board.index()];
    if (waiting != null
        && waiting.isHeld()
        && waiting != thought
        && waiting.fits(thought.position())) {
      waiting.improve(info);
    }
  }

  /** A thought has come to its end. */
  void over(BoardThought thought) {
    if (thoughts[thought.board().index()] == thought) {
      thoughts[thought.board().index()] = null;
    }
  }

  /** Returns whether the move that a thought has found is held back. */
  boolean wantsToHold(BoardThought thought) {
    return thought.isByClock() && !(decision(thought) instanceof Decision.Play);
  }

  /** Decides again about a move that is held back. */
  void reconsider(BoardThought thought) {
    thought.held().ifPresent(held -> sitting.carryOut(decision(thought), thought, held));
  }

  private void reconsiderAll() {
    for (BoardThought thought : thoughts) {
      if (thought != null) {
        reconsider(thought);
      }
    }
  }

  private Decision decision(BoardThought thought) {
    return match.sitRule() instanceof SitRule.Plain rule
        ? team.decide(
            match.position(),
            thought.board(),
            rule,
            match.clocksNow(),
            thought.score(),
            overheadMillis)
        : new Decision.Play(Strategist.Reason.BEST_NOW);
  }

  @Override
  public void close() {
    for (BoardThought thought : thoughts) {
      if (thought != null) {
        thought.end();
      }
    }
    searches.close();
  }

  /** The thinking about all boards of a question. */
  private final class PriceThought implements Thought {
    private final Map<BoardId, BoardThought> parts;
    private final Optional<TurnListener> turn;

    PriceThought(Map<BoardId, BoardThought> parts, Optional<TurnListener> turn) {
      this.parts = parts;
      this.turn = turn;
    }

    @Override
    public void hit(MatchView now, Limits limits) {
      for (BoardThought part : parts.values()) {
        part.hit(limits.budget(budget(now, part.board())));
      }
    }

    @Override
    public void answer(BoardId board) {
      part(board).ifPresent(BoardThought::answer);
    }

    @Override
    public void end(BoardId board) {
      part(board)
          .ifPresent(
              part -> {
                part.end();
                over(part);
                turn.ifPresent(joint -> joint.ended(board));
              });
    }

    private Optional<BoardThought> part(BoardId board) {
      return Optional.ofNullable(parts.get(board));
    }

    @Override
    public Map<Aspect, String> aspects(BoardId board) {
      BoardThought part = parts.get(board);
      if (part == null || !strategy.on()) {
        return Map.of();
      }
      Map<Aspect, String> aspects = times.aspects(part.match(), board);
      put(aspects, Aspect.PRICES, team.pricesText(part.position(), board));
      put(aspects, Aspect.OVERRIDE, part.override());
      put(aspects, Aspect.SAT, part.heldMillis() == 0 ? "" : "" + part.heldMillis());
      return aspects;
    }

    private static void put(Map<Aspect, String> aspects, Aspect aspect, String text) {
      if (!text.isEmpty()) {
        aspects.put(aspect, text);
      }
    }
  }
}
