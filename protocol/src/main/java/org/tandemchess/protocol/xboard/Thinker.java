package org.tandemchess.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.BestMove;
import org.tandemchess.engine.Ending;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.Request;
import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.SearchInfo;

/**
 * The one thing that the engine is thinking about, and what is shown of it. Used under the lock of
 * the engine, under which the engine calls back: nothing comes of a search that was ended.
 */
final class Thinker implements EngineListener {

  /** What the search that runs is for. */
  enum Subject {
    NOTHING,
    /** Our move. */
    MOVE,
    /** Our answer to the move that we expect. */
    ANSWER,
    ANALYSIS
  }

  /** Hears what a search for our move has come to. */
  interface Decision {
    /**
     * A move is to be made now.
     *
     * @param reply the answer expected, legal after {@code move}
     * @param news what the partner should hear
     */
    void decided(Move move, Optional<Move> reply, List<TeamMessage> news);

    /**
     * There is no move now.
     *
     * @param news what the partner should hear
     */
    void stuck(List<TeamMessage> news);
  }

  private static final Set<BoardId> BOARD = Set.of(BoardId.A);

  private final LineWriter writer;
  private final TandemEngine engine;
  private final ThinkingLines lines;
  private final Decision decision;
  private final List<TeamMessage> news = new ArrayList<>();
  private Subject subject = Subject.NOTHING;
  private SitRule sitRule = SitRule.Plain.NEVER;
  private long sinceNanos;
  private boolean posts;
  private @Nullable Request request;
  private @Nullable SearchInfo latest;

  Thinker(BrainFactory brains, LineWriter writer, Decision decision) {
    this.writer = writer;
    this.engine = new TandemEngine(brains, this);
    this.lines = new ThinkingLines(writer);
    this.decision = decision;
    // A large table is for one board then.
    engine.setMatch(
        MatchView.ofOneBoard(Position.start(RuleSet.CHESS), Clocks.NONE), Ending.SILENCE);
  }

  TandemEngine engine() {
    return engine;
  }

  Subject subject() {
    return subject;
  }

  boolean isAboutOurMove() {
    return subject == Subject.MOVE;
  }

  /** Returns {@link System#nanoTime} when the time of this search began. */
  long sinceNanos() {
    return sinceNanos;
  }

  /** Returns the best line so far of this search, or of the last one. */
  Optional<SearchInfo> latest() {
    return Optional.ofNullable(latest);
  }

  /** Shows lines from now on. */
  void post() {
    posts = true;
  }

  /** Shows nothing more. */
  void noPost() {
    posts = false;
    lines.clear();
  }

  /** Forgets the game before. */
  void newGame() {
    latest = null;
    engine.newGame(Ending.SILENCE);
  }

  /** Sets whether our moves are held back from now on. */
  void setSitRule(SitRule rule) {
    sitRule = rule;
    engine.setMatch(engine.match().withSitRule(rule), Ending.SILENCE);
  }

  /** Thinks about our move, of which there may be none. */
  void think(XBoardGame game, Limits limits, Clocks clocks) {
    begin(Subject.MOVE, game.position(), game, limits, clocks);
  }

  /** Thinks about our answer to a move that is expected. */
  void ponder(XBoardGame game, Move expected, Limits limits, Clocks clocks) {
    Position next = XBoardGame.after(game.position(), expected);
    if (XBoardGame.canMove(next)) {
      begin(Subject.ANSWER, next, game, limits.withRelease(Release.ON_HIT), clocks);
      lines.expect(expected);
    }
  }

  /** Thinks until it is ended. */
  void analyze(XBoardGame game, Limits limits) {
    begin(Subject.ANALYSIS, game.position(), game, limits, Clocks.NONE);
  }

  private void begin(
      Subject next, Position position, XBoardGame game, Limits limits, Clocks clocks) {
    engine.stop(Ending.SILENCE);
    subject = next;
    sinceNanos = limits.receivedNanos();
    latest = null;
    news.clear();
    int best = Math.min(engine.options().multiPv(), XBoardGame.countMoves(position));
    lines.begin(Math.max(1, best), game.isChess960());
    MatchView match = MatchView.ofOneBoard(position, clocks).withSitRule(sitRule);
    engine.setMatch(match, Ending.SILENCE);
    Request asked = new Request(match, BOARD, limits);
    request = asked;
    engine.go(asked);
  }

  /** The expected move was made: the same search finds our move. */
  void hit(Limits limits, Clocks clocks) {
    subject = Subject.MOVE;
    sinceNanos = limits.receivedNanos();
    lines.met();
    if (request != null) {
      engine.hit(request, limits, clocks);
    }
  }

  /** Moves at once if our move is being thought about. */
  void moveNow() {
    if (isAboutOurMove()) {
      engine.stop(Ending.ANSWER);
    }
  }

  /** Ends whatever is thought about without a move. */
  void end() {
    if (subject != Subject.NOTHING) {
      subject = Subject.NOTHING;
      engine.stop(Ending.SILENCE);
    }
  }

  @Override
  public void onInfo(Request about, BoardId board, SearchInfo info) {
    if (info.line() == 1) {
      latest = info;
    }
    if (posts) {
      lines.show(info);
    }
  }

  @Override
  public void onBestMove(Request about, BoardId board, BestMove best) {
    boolean wanted = isAboutOurMove();
    subject = Subject.NOTHING;
    lines.flush();
    if (wanted && best.move().isPresent()) {
      decision.decided(best.move().get(), best.reply(), List.copyOf(news));
    } else if (wanted) {
      decision.stuck(List.copyOf(news));
    }
  }

  @Override
  public void onTeamMessage(TeamMessage message) {
    news.add(message);
  }

  @Override
  public void onRemark(String text) {
    writer.offer("# " + text);
  }

  @Override
  public void onFault(BoardId board, Throwable fault) {
    writer.report(XBoardSession.faultText(fault), fault);
  }
}
