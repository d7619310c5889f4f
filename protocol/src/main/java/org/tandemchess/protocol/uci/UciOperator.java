package org.tandemchess.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.BestMove;
import org.tandemchess.engine.Ending;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.Request;
import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.option.OptionTable;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.protocol.query.Placement;
import org.tandemchess.protocol.query.QueryOptions;
import org.tandemchess.protocol.query.RuleQueries;
import org.tandemchess.protocol.session.CommonLines;
import org.tandemchess.protocol.session.Operator;
import org.tandemchess.protocol.session.ScoreText;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.search.api.SearchInfo;

/**
 * Carries out UCI commands on an engine and words what the engine tells. What can only be about two
 * boards goes to a {@link JointOperator}, and so do requests until one board is named again.
 *
 * <p>Commands come from the thread of the session; the engine calls from others. A command that
 * changes the board while a search runs ends that search, which answers first; one that is refused
 * does not.
 */
final class UciOperator implements Operator, EngineListener {
  private static final String NULL_MOVE = "0000";

  private final LineWriter writer;
  private final TandemEngine engine;
  private final RuleQueries game = new RuleQueries();
  private final OptionTable options;
  private volatile UciText text;
  private volatile boolean searchJson;
  private volatile ScoreText scores = ScoreText.PLAIN;
  private final JointOperator joint;
  private volatile boolean onTwoBoards;
  private @Nullable PerftRun perft;
  // Guarded by the lock of the engine, under which it calls.
  private @Nullable SearchInfo latest;

  UciOperator(BrainFactory brains, LineWriter writer, NoMove noMove) {
    this.writer = writer;
    this.text = new UciText(false, noMove);
    this.engine = new TandemEngine(brains, this);
    this.joint = new JointOperator(engine, writer);
    this.options = declaredOptions();
    // A large table is for one board then.
    engine.setMatch(MatchView.ofOneBoard(game.position(), Clocks.NONE), Ending.SILENCE);
  }

  private OptionTable declaredOptions() {
    return OptionTable.builder()
        .onEach(EngineOptions.SINGLE_SPECS, this::changeEngine)
        .on(QueryOptions.VARIANT, variant -> ofOneBoard().setVariant(variant))
        .on(QueryOptions.CHESS960, this::setChess960)
        .on(QueryOptions.DRAW_RULES, rules -> ofOneBoard().setDrawRules(rules))
        .on(EngineOptions.RULES, this::setBughouse)
        .on(UciSession.SEARCH_JSON, wanted -> searchJson = wanted)
        .on(ScoreText.SHOWS_CHANCES, shown -> scores = new ScoreText(shown))
        .on(JointOperator.TEAM, side -> ofTwoBoards().setTeam(side.team()))
        .on(JointOperator.TIME_ADVANTAGE, ahead -> ofTwoBoards().setAhead(ahead))
        .on(JointOperator.MODE, mode -> ofTwoBoards().setAhead(mode.isAhead()))
        .build();
  }

  @Override
  public TandemEngine engine() {
    return engine;
  }

  void newGame() {
    stop();
    engine.newGame(Ending.ANSWER);
    game.start();
    joint.newGame();
  }

  void setPosition(Tokens words) {
    boolean ofTwo = JointText.isJoint(words) || onTwoBoards && words.size() <= 2;
    if (ofTwo) {
      String wrong = joint.setPosition(words);
      if (wrong == null && words.size() > 1) {
        stop();
        onTwoBoards = true;
      }
      remark(wrong);
      return;
    }
    Placement placed = game.place(words);
    if (placed instanceof Placement.Done && words.size() > 1) {
      stop();
      onTwoBoards = false;
    }
    placed.remark(words).ifPresent(this::remark);
  }

  void stop() {
    stopPerft();
    joint.stop();
    engine.stop(Ending.ANSWER);
  }

  void stopPerft() {
    if (perft != null) {
      perft.stop();
      perft = null;
    }
  }

  /** Waits for the end of a count that runs; returns whether it has come in time. */
  boolean isPerftFinished(long millis) throws InterruptedException {
    return perft == null || perft.await(millis);
  }

  void ponderHit() {
    joint.ponderHit();
    engine.hitAll();
  }

  /** Answers a rule query; anything else is none of ours. */
  void query(Tokens words) {
    String answer = game.answer(words);
    if (answer != null) {
      writer.require(answer);
    }
  }

  private void countLeaves(Tokens words) {
    Long depth = Tokens.number(words.getOrEmpty(2));
    if (depth == null || depth < 1 || depth > PerftRun.MOST_PLIES) {
      remark("go perft needs a depth from 1 to " + PerftRun.MOST_PLIES);
      return;
    }
    stop();
    int plies = depth.intValue();
    UciText written = text;
    PerftRun.Tree tree =
        onTwoBoards
            ? new JointBoardsPerft(joint.position(), plies)
            : new BoardPerft(
                game.position().boardCopy(BoardId.A),
                plies,
                move -> written.move(MoveCodec.toMove(move)));
    perft = PerftRun.start(writer, tree, engine::isIdle);
  }

  /** Draws what was set up last. */
  void draw() {
    List<String> lines =
        onTwoBoards
            ? BoardDrawing.of(joint.position())
            : BoardDrawing.of(game.position().boardCopy(BoardId.A), game.fen());
    lines.forEach(writer::require);
  }

  void go(Tokens words, long receivedNanos) {
    if (words.is(1, "perft")) {
      countLeaves(words);
      return;
    }
    UciGo go = UciGo.read(words);
    if (onTwoBoards) {
      stopPerft();
      joint.go(go, receivedNanos);
      return;
    }
    stop();
    List<Move> moves = new ArrayList<>();
    if (go.searchMoves().equals(List.of(NULL_MOVE))) {
      moves.add(new Move.Pass());
    }
    for (String move : go.searchMoves()) {
      game.legalMove(move).ifPresent(moves::add);
    }
    engine.setMatch(MatchView.ofOneBoard(game.position(), go.clocks()), Ending.ANSWER);
    engine.go(BoardId.A, go.limits(receivedNanos, moves));
  }

  void setOption(Tokens words) {
    int value = words.find("value", 2);
    String name = words.is(1, "name") ? words.join(2, value) : "";
    if (name.isEmpty()) {
      remark("setoption: missing name");
    } else {
      options
          .set(name, value < words.size() ? words.rest(value + 1) : null)
          .ifPresent(refusal -> remark(QueryOptions.words(refusal)));
    }
  }

  /** Goes back to one board; returns what holds it. */
  private RuleQueries ofOneBoard() {
    stop();
    onTwoBoards = false;
    return game;
  }

  /** Goes on with two boards; returns what plays them. */
  private JointOperator ofTwoBoards() {
    onTwoBoards = true;
    return joint;
  }

  private void setBughouse(RuleSet rules) {
    stop();
    engine.newGame(Ending.ANSWER);
    game.setBughouse(rules);
    joint.setRules(rules);
  }

  private void setChess960(boolean onRook) {
    ofOneBoard().setChess960(onRook);
    text = new UciText(onRook, text.noMove());
  }

  @Override
  public void set(Setting<?> setting) {
    if (!options.apply(setting)) {
      changeEngine(setting);
    }
  }

  private void changeEngine(Setting<?> setting) {
    engine.setOptions(engine.options().with(setting));
  }

  private void remark(@Nullable String remark) {
    if (remark != null) {
      writer.offer(CommonLines.remark(remark));
    }
  }

  @Override
  public void onInfo(Request request, BoardId board, SearchInfo info) {
    if (JointOperator.owns(request)) {
      joint.onInfo(request, board, info, scores);
      return;
    }
    if (info.line() == 1) {
      latest = info;
    }
    writer.offer(text.info(info, request.position().rules(), scores));
  }

  @Override
  public void onBestMove(Request request, BoardId board, BestMove best) {
    if (JointOperator.owns(request)) {
      joint.onBestMove(request, board, best);
      return;
    }
    writer.require(text.bestMove(best.move(), best.reply()));
    if (searchJson && latest != null) {
      writer.require(text.json(best.move(), best.reply(), latest));
    }
    latest = null;
  }

  @Override
  public void onRemark(String said) {
    remark(said);
  }

  @Override
  public void onFault(BoardId board, Throwable fault) {
    String line = onTwoBoards ? CommonLines.fault(board, fault) : CommonLines.fault(fault);
    writer.report(line, fault);
  }
}
