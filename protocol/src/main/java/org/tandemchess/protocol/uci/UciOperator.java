package org.tandemchess.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.GoRequest;
import org.tandemchess.engine.OptionSpec;
import org.tandemchess.engine.SingleEngine;
import org.tandemchess.engine.team.TeamMessage;
import org.tandemchess.protocol.query.RuleDesk;
import org.tandemchess.protocol.text.CommonLines;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.protocol.text.Operator;
import org.tandemchess.protocol.text.Tokens;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.Searcher;

/**
 * Carries out UCI commands on an engine and words what the engine tells.
 *
 * <p>Commands come from the thread of the session; the engine calls from others. A command that
 * changes the board while a search runs ends that search, which answers first.
 */
final class UciOperator implements Operator, EngineListener {
  private static final String NULL_MOVE = "0000";

  private final LineWriter writer;
  private final SingleEngine engine;
  private final RuleDesk desk = new RuleDesk();
  private volatile UciText text = new UciText(false);
  private volatile boolean searchJson;
  // Guarded by the lock of the engine, under which it calls.
  private @Nullable SearchInfo latest;

  UciOperator(Supplier<? extends Searcher> searchers, LineWriter writer) {
    this.writer = writer;
    this.engine = new SingleEngine(searchers, this);
  }

  @Override
  public SingleEngine engine() {
    return engine;
  }

  void newGame() {
    engine.newGame();
    desk.start();
  }

  void setPosition(Tokens words) {
    engine.stop();
    remark(desk.setPosition(words));
  }

  void stop() {
    engine.stop();
  }

  void ponderHit() {
    engine.ponderHit();
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
    String text = words.rest(value + 1);
    if (name.isEmpty()) {
      remark("setoption: missing name");
    } else if (RuleDesk.owns(name)) {
      engine.stop();
      remark(desk.change(name, text));
      this.text = new UciText(desk.isChess960());
    } else if (name.equalsIgnoreCase(UciSession.SEARCH_JSON.name())) {
      searchJson = text.equalsIgnoreCase("true");
    } else if (isDeclared(name)) {
      change(name, value < words.size() ? text : null);
    } else {
      remark("unknown option: " + name);
    }
  }

  private static boolean isDeclared(String name) {
    for (OptionSpec spec : EngineOptions.SINGLE_SPECS) {
      if (spec.name().equalsIgnoreCase(name)) {
        return true;
      }
    }
    return false;
  }

  private void change(String name, @Nullable String value) {
    switch (engine.options().change(name, value)) {
      case EngineOptions.Change.Made(EngineOptions options) -> engine.setOptions(options);
      case EngineOptions.Change.Refused(String reason) -> remark(reason);
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
    remark("internal error: " + fault);
    fault.printStackTrace();
  }
}
