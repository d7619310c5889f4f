package org.tandemchess.protocol.xboard;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.Ending;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.GoRequest;
import org.tandemchess.engine.SingleEngine;
import org.tandemchess.engine.team.TeamMessage;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.Searcher;

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
    /** Our move, which the partner wants us to keep for now. */
    HELD_MOVE,
    /** Our answer to the move that we expect. */
    ANSWER,
    ANALYSIS
  }

  /** Hears which move a search for our move has found. */
  @FunctionalInterface
  interface Decision {
    /**
     * A move is to be made now.
     *
     * @param position the one that the move is for
     * @param reply the answer expected, legal after {@code move}
     */
    void decided(Position position, Move move, Optional<Move> reply);
  }

  private final LineWriter writer;
  private final SingleEngine engine;
  private final ThinkingLines lines;
  private final Decision decision;
  private Subject subject = Subject.NOTHING;
  private long sinceNanos;
  private boolean posts;
  private @Nullable SearchInfo latest;

  Thinker(Supplier<? extends Searcher> searchers, LineWriter writer, Decision decision) {
    this.writer = writer;
    this.engine = new SingleEngine(searchers, this);
    this.lines = new ThinkingLines(writer);
    this.decision = decision;
  }

  SingleEngine engine() {
    return engine;
  }

  Subject subject() {
    return subject;
  }

  boolean isAboutOurMove() {
    return subject == Subject.MOVE || subject == Subject.HELD_MOVE;
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
    engine.newGame();
  }

  /** Thinks about our move. */
  void think(XBoardGame game, GoRequest request, Clocks clocks) {
    begin(Subject.MOVE, game.position(), game, request.receivedNanos());
    engine.go(game.position(), request, clocks);
  }

  /** Thinks about our move and keeps it for this time, unless it is asked for. */
  void thinkAndKeep(XBoardGame game, GoRequest request, Clocks clocks, long millis) {
    begin(Subject.HELD_MOVE, game.position(), game, request.receivedNanos());
    engine.ponder(game.position(), request, clocks);
    engine.ponderHitAfter(millis);
  }

  /** Thinks about our answer to a move that is expected. */
  void ponder(XBoardGame game, Move expected, GoRequest request, Clocks clocks) {
    Position next = XBoardGame.after(game.position(), expected);
    if (XBoardGame.canMove(next)) {
      begin(Subject.ANSWER, next, game, request.receivedNanos());
      lines.expect(expected);
      engine.ponder(next, request, clocks);
    }
  }

  /** Thinks until it is ended. */
  void analyze(XBoardGame game, GoRequest request) {
    begin(Subject.ANALYSIS, game.position(), game, request.receivedNanos());
    engine.go(game.position(), request, Clocks.NONE);
  }

  private void begin(Subject next, Position position, XBoardGame game, long nanos) {
    engine.stop(Ending.SILENCE);
    subject = next;
    sinceNanos = nanos;
    latest = null;
    int best = Math.min(engine.options().multiPv(), XBoardGame.countMoves(position));
    lines.begin(Math.max(1, best), game.isChess960());
  }

  /** The expected move was made: the same search finds our move. */
  void hit(GoRequest request, Clocks clocks) {
    subject = Subject.MOVE;
    sinceNanos = request.receivedNanos();
    lines.met();
    engine.ponderHit(request, clocks);
  }

  /** Moves at once if our move is being thought about. */
  void moveNow() {
    if (isAboutOurMove()) {
      engine.stop();
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
  public void onInfo(BoardId board, Position position, SearchInfo info) {
    if (info.line() == 1) {
      latest = info;
    }
    if (posts) {
      lines.show(info);
    }
  }

  @Override
  public void onBestMove(
      BoardId board, Position position, Optional<Move> best, Optional<Move> reply) {
    boolean wanted = isAboutOurMove() && best.isPresent();
    subject = Subject.NOTHING;
    lines.flush();
    if (wanted) {
      decision.decided(position, best.get(), reply);
    }
  }

  @Override
  public void onTeamMessage(TeamMessage message) {
    // The engine of one board has no partner; ours is talked to elsewhere.
  }

  @Override
  public void onFault(BoardId board, Throwable fault) {
    writer.report(XBoardSession.faultText(fault), fault);
  }
}
