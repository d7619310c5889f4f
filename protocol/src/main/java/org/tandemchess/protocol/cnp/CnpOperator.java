package org.tandemchess.protocol.cnp;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.BestMove;
import org.tandemchess.engine.Ending;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.Request;
import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.OptionSpecs;
import org.tandemchess.engine.option.Read;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.protocol.session.Operator;
import org.tandemchess.protocol.text.Faults;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.search.api.SearchInfo;

/**
 * Carries out what clients ask for on an engine. One search at a time.
 *
 * <p>Messages come from the thread of the session; the engine calls from others. The engine is
 * never called under the lock of a search, since it calls searches under its own.
 */
final class CnpOperator implements Operator, EngineListener {
  /** What clients may set; the number of lines comes with each search. */
  static final List<OptionSpec<?>> OPTIONS =
      EngineOptions.SINGLE_SPECS.stream()
          .filter(spec -> !spec.equals(EngineOptions.MULTI_PV))
          .toList();

  private static final OptionSpecs SETTABLE = new OptionSpecs(OPTIONS);

  private final LineWriter writer;
  private final long maxTimeMs;
  private final TandemEngine engine;
  private final CnpBoard board = new CnpBoard();
  private final CnpBoard queries = new CnpBoard();

  /** Changes that wait for the end of the search, guarded by the lock of the queue. */
  private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();

  private volatile @Nullable CnpSearch latest;

  CnpOperator(BrainFactory brains, LineWriter writer, long maxTimeMs) {
    this.writer = writer;
    this.maxTimeMs = maxTimeMs;
    this.engine = new TandemEngine(brains, this);
  }

  @Override
  public TandemEngine engine() {
    return engine;
  }

  @Override
  public void set(Setting<?> setting) {
    // A node says by which rules it is played.
    if (!setting.spec().equals(EngineOptions.RULES)) {
      engine.setOptions(engine.options().with(setting));
    }
  }

  /** Returns the search that has not been answered yet, or null. */
  private @Nullable CnpSearch running() {
    CnpSearch search = latest;
    return search == null || search.isOver() ? null : search;
  }

  /** Returns whether the running search is the one a request with this id began. */
  boolean isRunning(JsonNode id) {
    CnpSearch search = running();
    return search != null && search.id().equals(id);
  }

  void search(JsonNode id, CnpParams params, long receivedNanos) throws CnpException {
    refuseWhileSearching();
    applyWaiting();
    SearchOrder order = SearchOrder.read(params, board, receivedNanos);
    EngineOptions options = engine.options().with(EngineOptions.MULTI_PV, order.lines());
    engine.setOptions(options);
    long think = order.thinkMillis(options.moveOverhead());
    CnpSearch search = new CnpSearch(id, order, writer, maxTimeMs, think);
    latest = search;
    CnpWatchdog.watch(search, engine);
    engine.setMatch(search.request().match(), Ending.ANSWER);
    engine.go(search.request());
  }

  private void refuseWhileSearching() throws CnpException {
    CnpSearch search = running();
    if (search != null) {
      throw new CnpException(CnpError.BUSY, CnpText.object().set(CnpNames.SEARCH_ID, search.id()));
    }
  }

  /** The expected position of a search has come about. */
  void ponderHit(JsonNode answerTo, CnpParams params, long receivedNanos) throws CnpException {
    CnpSearch search = named(params, CnpNames.SEARCH_ID);
    if (search == null || !search.hit(receivedNanos, answerTo)) {
      throw noSuchSearch();
    }
    engine.hit(search.request());
    applyWaiting();
  }

  /** The best move so far is wanted. */
  void stop(JsonNode answerTo, CnpParams params, long receivedNanos) throws CnpException {
    CnpSearch search = named(params, CnpNames.SEARCH_ID);
    if (search == null || !search.stop(receivedNanos, answerTo)) {
      throw noSuchSearch();
    }
    engine.stop(search.request());
    applyWaiting();
  }

  private static CnpException noSuchSearch() {
    return new CnpException(CnpError.NO_SUCH_SEARCH, CnpText.object());
  }

  /** Ends a search without a move; one that is over, or was never there, is passed over. */
  void cancel(CnpParams params, String member) {
    cancel(named(params, member));
  }

  void cancelAll() {
    cancel(running());
  }

  private void cancel(@Nullable CnpSearch search) {
    if (search != null) {
      search.cancel();
      engine.stop(search.request());
      applyWaiting();
    }
  }

  /** Ends everything without a word. */
  void abandon() {
    CnpSearch search = running();
    if (search != null) {
      search.abandon();
    }
  }

  /** Returns the running search if a member names it, or names none. */
  private @Nullable CnpSearch named(CnpParams params, String member) {
    CnpSearch search = running();
    JsonNode id = params.object().path(member);
    boolean meant = id.isMissingNode() || id.isNull();
    return search != null && (meant || search.id().equals(id)) ? search : null;
  }

  void newGame() throws CnpException {
    refuseWhileSearching();
    engine.newGame(Ending.ANSWER);
  }

  /** Sets all options or none; while a search runs, once it is over. */
  void setOptions(JsonNode answerTo, CnpParams params) throws CnpException {
    List<Setting<?>> settings = new ArrayList<>();
    for (Map.Entry<String, JsonNode> option : params.object().properties()) {
      settings.add(setting(option.getKey(), option.getValue()));
    }
    Runnable change = () -> setAll(settings, answerTo);
    if (running() == null) {
      change.run();
    } else {
      synchronized (waiting) {
        waiting.add(change);
      }
      if (running() == null) {
        applyWaiting();
      }
    }
  }

  private void setAll(List<Setting<?>> settings, JsonNode answerTo) {
    EngineOptions options = engine.options();
    for (Setting<?> setting : settings) {
      options = options.with(setting);
    }
    engine.setOptions(options);
    if (!answerTo.isMissingNode()) {
      writer.require(CnpText.result(answerTo, CnpText.object()));
    }
  }

  private static Setting<?> setting(String name, JsonNode value) throws CnpException {
    if (value.isValueNode()
        && isInRange(name, value)
        && SETTABLE.read(name, value.asText()) instanceof Read.Ok<Setting<?>>(Setting<?> setting)) {
      return setting;
    }
    throw new CnpException(CnpError.INVALID_PARAMS, CnpText.object().put(CnpNames.OPTION, name));
  }

  private static boolean isInRange(String name, JsonNode value) {
    return !(SETTABLE.find(name).orElse(null) instanceof OptionSpec.Spin spin)
        || value.asLong(spin.min()) >= spin.min() && value.asLong(spin.min()) <= spin.max();
  }

  private void applyWaiting() {
    for (Runnable change = nextWaiting(); change != null; change = nextWaiting()) {
      change.run();
    }
  }

  private @Nullable Runnable nextWaiting() {
    synchronized (waiting) {
      return running() == null ? waiting.poll() : null;
    }
  }

  JsonNode legalMoves(CnpParams params) throws CnpException {
    queries.place(params);
    return queries.legalMoves();
  }

  JsonNode status(CnpParams params) throws CnpException {
    queries.place(params);
    return queries.status();
  }

  JsonNode applyMove(CnpParams params) throws CnpException {
    String move = params.text(CnpNames.MOVE, "");
    queries.place(params);
    return queries.apply(move);
  }

  private Optional<CnpSearch> of(Request request) {
    return Optional.ofNullable(latest).filter(search -> search.request() == request);
  }

  @Override
  public void onInfo(Request request, BoardId board, SearchInfo info) {
    of(request).ifPresent(search -> search.learn(info));
  }

  @Override
  public void onBestMove(Request request, BoardId board, BestMove best) {
    of(request)
        .ifPresent(
            search -> {
              search.conclude(best);
              applyWaiting();
            });
  }

  @Override
  public void onFault(BoardId board, Throwable fault) {
    // The search answers with what it has; the fault is for the log.
    Faults.report(fault);
  }
}
