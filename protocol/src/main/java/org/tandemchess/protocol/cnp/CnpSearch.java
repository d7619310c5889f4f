package org.tandemchess.protocol.cnp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.BestMove;
import org.tandemchess.engine.Request;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.search.api.SearchInfo;

/**
 * One search from its request to its only answer, with flags of its own, so that nothing left over
 * from it can touch the next one. Safe for use by any thread.
 */
final class CnpSearch {
  private static final long POLL_MILLIS = 3;
  private static final long INFO_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  private final JsonNode id;
  private final SearchOrder order;
  private final LineWriter writer;
  private final long startNanos;
  private final long maxMillis;
  private final long thinkMillis;
  private final Request request;

  // All that follows is guarded by the lock of this object.
  private boolean hit;
  private long hitNanos;
  private boolean over;
  private @Nullable StoppedBy reason;
  private @Nullable SearchInfo latest;
  private boolean told;
  private long toldNanos;
  private boolean telling;
  private @Nullable BestMove held;

  /**
   * Makes a search that is about to begin.
   *
   * @param id of the request
   * @param maxMillis how long any search may take from its request on
   * @param thinkMillis time for the move, after the hit if it is only expected
   */
  CnpSearch(JsonNode id, SearchOrder order, LineWriter writer, long maxMillis, long thinkMillis) {
    this.id = id;
    this.order = order;
    this.writer = writer;
    this.startNanos = order.limits().receivedNanos();
    this.maxMillis = maxMillis;
    this.thinkMillis = thinkMillis;
    this.request = order.request();
  }

  JsonNode id() {
    return id;
  }

  /** Returns the question that the engine answers. */
  Request request() {
    return request;
  }

  synchronized boolean isOver() {
    return over;
  }

  /**
   * Blocks until the search has had its time, which it is told once, or is over.
   *
   * @return whether it has had its time
   * @throws InterruptedException if the waiting thread is interrupted
   */
  synchronized boolean awaitAlarm() throws InterruptedException {
    while (!over) {
      if (reason == null) {
        reason = alarm(System.nanoTime());
        if (reason != null) {
          return true;
        }
      }
      wait(POLL_MILLIS);
    }
    return false;
  }

  private @Nullable StoppedBy alarm(long now) {
    if (millis(now - startNanos) >= maxMillis) {
      return StoppedBy.MAX_TIME;
    }
    return order.ponder() && hit && millis(now - hitNanos) >= thinkMillis ? StoppedBy.TIME : null;
  }

  /** Takes what the search has found. */
  synchronized void learn(SearchInfo info) {
    if (over) {
      return;
    }
    if (info.line() == 1) {
      latest = info;
      long now = System.nanoTime();
      telling = order.wantsInfo() && (!told || now - toldNanos >= INFO_NANOS);
      if (telling) {
        told = true;
        toldNanos = now;
      }
    }
    if (telling) {
      writer.offer(CnpText.notification(CnpNames.INFO, news(info)));
    }
  }

  private ObjectNode news(SearchInfo info) {
    ObjectNode out = CnpText.object();
    out.set(CnpNames.SEARCH_ID, id);
    CnpText.describe(info, out);
    out.put(CnpNames.MULTI_PV, info.line());
    out.put(CnpNames.NODES_PER_SECOND, info.nodesPerSecond());
    out.put(CnpNames.TIME_MS, info.millis());
    out.put(CnpNames.PONDER_MS, ponderMillis(System.nanoTime()));
    out.put(CnpNames.HASH_FULL, info.permilleHash());
    out.set(CnpNames.VARIATION, CnpText.moves(info.variation(), order.onRook()));
    return out;
  }

  /** Takes the answer of the engine, which waits here if nobody may hear it yet. */
  synchronized void conclude(BestMove answer) {
    if (over) {
      return;
    }
    if (reason == null) {
      reason = StoppedBy.of(answer.reason());
    }
    if (order.ponder() && !hit) {
      held = answer;
    } else {
      answer(answer);
    }
  }

  /**
   * The expected position has come about, as a message says that was read at a moment. The first
   * one counts; each is answered before the search is.
   *
   * @param answerTo the id of the message, or a missing node if it wants no answer
   * @return whether the search was one that waits for it
   */
  synchronized boolean hit(long receivedNanos, JsonNode answerTo) {
    if (over || !order.ponder()) {
      return false;
    }
    meet(receivedNanos);
    if (!answerTo.isMissingNode()) {
      ObjectNode result = CnpText.object().put(CnpNames.PONDER_MS, ponderMillis(hitNanos));
      writer.require(CnpText.result(answerTo, result));
    }
    answerHeld();
    return true;
  }

  /**
   * The best move so far is wanted, whatever was agreed; the message is answered first.
   *
   * @return whether the search was not over
   */
  synchronized boolean stop(long receivedNanos, JsonNode answerTo) {
    if (over) {
      return false;
    }
    meet(receivedNanos);
    if (reason == null) {
      reason = StoppedBy.STOP;
    }
    if (!answerTo.isMissingNode()) {
      writer.require(CnpText.result(answerTo, CnpText.object()));
    }
    answerHeld();
    return true;
  }

  private void meet(long receivedNanos) {
    if (!hit) {
      hit = true;
      hitNanos = receivedNanos;
    }
  }

  private void answerHeld() {
    if (held != null) {
      answer(held);
    }
  }

  /** Ends the search without a move. */
  synchronized void cancel() {
    if (!over) {
      finish();
      writer.require(CnpText.error(id, CnpError.CANCELLED, CnpText.object()));
    }
  }

  /** Ends the search without a word. */
  synchronized void abandon() {
    finish();
  }

  private void finish() {
    over = true;
    notifyAll();
  }

  private void answer(BestMove answer) {
    finish();
    long now = System.nanoTime();
    ObjectNode out = CnpText.object();
    boolean onRook = order.onRook();
    out.put(CnpNames.BEST_MOVE, answer.move().map(move -> CnpText.move(move, onRook)).orElse(null));
    answer.reply().ifPresent(move -> out.put(CnpNames.PONDER_MOVE, CnpText.move(move, onRook)));
    SearchInfo info = latest;
    if (info != null) {
      CnpText.describe(info, out);
      out.set(CnpNames.VARIATION, CnpText.moves(info.variation(), onRook));
    }
    out.putNull(CnpNames.BOUND);
    out.put(CnpNames.TIME_MS, millis(now - startNanos));
    out.put(CnpNames.PONDER_MS, ponderMillis(now));
    StoppedBy why = reason == null ? StoppedBy.of(answer.reason()) : reason;
    out.put(CnpNames.STOPPED_BY, why.word());
    writer.require(CnpText.result(id, out));
  }

  private long ponderMillis(long now) {
    return order.ponder() ? millis((hit ? hitNanos : now) - startNanos) : 0;
  }

  private static long millis(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }
}
