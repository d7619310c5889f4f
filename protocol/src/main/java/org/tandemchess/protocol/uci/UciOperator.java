package org.tandemchess.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.Engine;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.GoRequest;
import org.tandemchess.engine.SingleEngine;
import org.tandemchess.engine.option.OptionTable;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.engine.team.TeamMessage;
import org.tandemchess.protocol.query.QueryOptions;
import org.tandemchess.protocol.query.RuleDesk;
import org.tandemchess.protocol.session.CommonLines;
import org.tandemchess.protocol.session.Operator;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.Searcher;

/**
 * Carries out UCI commands on an engine and words what the engine tells. What can only be about two
 * boards goes to a {@link JointOperator}, and so do requests until one board is named again.
 *
 * <p>Commands come from the thread of the session; the engine calls from others. A command that
 * changes the board while a search runs ends that search, which answers first.
 */
final class UciOperator implements Operator, EngineListener {
  private static final String NULL_MOVE = "0000";

  private final LineWriter writer;
  private final Supplier<? extends Searcher> searchers;
  private final SingleEngine engine;
  private final RuleDesk desk = new RuleDesk();
  private final OptionTable options;
  private volatile UciText text;
  private volatile boolean searchJson;
  private final UciEngines engines;
  private @Nullable JointOperator joint;
  private boolean onTwoBoards;
  // Guarded by the lock of the engine, under which it calls.
  private @Nullable SearchInfo latest;

  UciOperator(Supplier<? extends Searcher> searchers, LineWriter writer, NoMove noMove) {
    this.searchers = searchers;
    this.writer = writer;
    this.text = new UciText(false, noMove);
    this.engine = new SingleEngine(searchers, this);
    this.engines = new UciEngines(engine);
    this.options = declaredOptions();
  }

  private OptionTable declaredOptions() {
    return OptionTable.builder()
        .onEach(EngineOptions.SINGLE_SPECS, this::changeEngine)
        .on(QueryOptions.VARIANT, variant -> ofOneBoard().setVariant(variant))
        .on(QueryOptions.CHESS960, this::setChess960)
        .on(QueryOptions.DRAW_RULES, rules -> ofOneBoard().setDrawRules(rules))
        .on(UciSession.SEARCH_JSON, wanted -> searchJson = wanted)
        .on(JointOperator.TEAM, side -> ofTwoBoards().setTeam(side.team()))
        .on(JointOperator.TIME_ADVANTAGE, ahead -> ofTwoBoards().setAhead(ahead))
        .on(JointOperator.MODE, mode -> ofTwoBoards().setAhead(mode.isAhead()))
        .build();
  }

  @Override
  public Engine engine() {
    return engines;
  }

  /** Returns what plays two boards, made when it is first needed. */
  private JointOperator joint() {
    JointOperator made = joint;
    if (made == null) {
      made = new JointOperator(searchers, writer);
      made.setOptions(engine.options());
      engines.add(made.engines());
      joint = made;
    }
    return made;
  }

  void newGame() {
    engine.newGame();
    desk.start();
    if (joint != null) {
      joint.newGame();
    }
  }

  void setPosition(Tokens words) {
    stop();
    boolean ofTwo = JointText.isJoint(words) || onTwoBoards && words.size() <= 2;
    String wrong = ofTwo ? joint().setPosition(words) : desk.setPosition(words);
    if (wrong == null) {
      onTwoBoards = ofTwo;
    }
    remark(wrong);
  }

  void stop() {
    engine.stop();
    if (joint != null) {
      joint.stop();
    }
  }

  void ponderHit() {
    engine.ponderHit();
    if (joint != null) {
      joint.ponderHit();
    }
  }

  /** Answers a rule query; anything else is none of ours. */
  void query(Tokens words) {
    String answer = desk.answer(words);
    if (answer != null) {
      writer.require(answer);
    }
  }

  void go(Tokens words, long receivedNanos) {
    UciGo go = UciGo.read(words);
    if (onTwoBoards) {
      engine.stop();
      joint().go(go, receivedNanos);
      return;
    }
    List<Move> moves = new ArrayList<>();
    if (go.searchMoves().equals(List.of(NULL_MOVE))) {
      moves.add(new Move.Pass());
    }
    for (String move : go.searchMoves()) {
      desk.legalMove(move).ifPresent(moves::add);
    }
    GoRequest request = go.request(receivedNanos, moves);
    if (go.isPonder()) {
      engine.ponder(desk.position(), request, go.clocks());
    } else {
      engine.go(desk.position(), request, go.clocks());
    }
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
  private RuleDesk ofOneBoard() {
    stop();
    onTwoBoards = false;
    return desk;
  }

  /** Goes on with two boards; returns what plays them. */
  private JointOperator ofTwoBoards() {
    onTwoBoards = true;
    return joint();
  }

  private void setChess960(boolean onRook) {
    ofOneBoard().setChess960(onRook);
    text = new UciText(onRook, text.noMove());
  }

  private void changeEngine(Setting<?> setting) {
    EngineOptions next = engine.options().with(setting);
    engine.setOptions(next);
    if (joint != null) {
      joint.setOptions(next);
    }
  }

  private void remark(@Nullable String remark) {
    if (remark != null) {
      writer.offer(CommonLines.remark(remark));
    }
  }

  @Override
  public void onInfo(BoardId board, Position position, SearchInfo info) {
    if (info.line() == 1) {
      latest = info;
    }
    writer.offer(text.info(info));
  }

  @Override
  public void onBestMove(
      BoardId board, Position position, Optional<Move> best, Optional<Move> reply) {
    writer.require(text.bestMove(best, reply));
    if (searchJson && latest != null) {
      writer.require(text.json(best, reply, latest));
    }
    latest = null;
  }

  @Override
  public void onTeamMessage(TeamMessage message) {
    // There is no partner to tell.
  }

  @Override
  public void onFault(BoardId board, Throwable fault) {
    writer.report(CommonLines.fault(fault), fault);
  }
}
