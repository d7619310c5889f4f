package org.tandemchess.search.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.time.TimeBudget;

@Timeout(20)
class SearchThreadTest {
  private static final GameState START = GameState.start(RuleSet.BUGHOUSE);
  private static final Move E4 = Move.normal(Squares.parse("e2"), Squares.parse("e4"));
  private static final Move D4 = Move.normal(Squares.parse("d2"), Squares.parse("d4"));
  private static final SearchResult E4_FOUND = SearchResult.of(E4, StopReason.DEPTH);
  private static final SearchResult D4_FOUND = SearchResult.of(D4, StopReason.DEPTH);

  private final FakeSearcher searcher = new FakeSearcher();
  private final SearchThread search = new SearchThread(searcher, "search-under-test");
  private final Events events = new Events();

  @AfterEach
  void close() {
    search.close();
  }

  @Test
  void tellsWhatTheSearcherFound() throws InterruptedException {
    search.start(START, BoardId.A, SearchLimits.none(), events);
    searcher.finish(E4_FOUND);

    assertThat(events.next()).isEqualTo(E4_FOUND);
    assertThat(events.isEmpty()).isTrue();
  }

  @Test
  void aStopRightAfterTheStartIsNotLost() throws InterruptedException {
    for (int i = 0; i < 200; i++) {
      SearchHandle handle = search.start(START, BoardId.A, SearchLimits.none(), events);
      handle.stop();
      handle.stop();

      assertThat(events.next()).isEqualTo(SearchResult.none(StopReason.STOPPED));
    }
    assertThat(events.isEmpty()).isTrue();
  }

  @Test
  void anEarlierStopDoesNotReachTheNextSearch() throws InterruptedException {
    SearchHandle first = search.start(START, BoardId.A, SearchLimits.none(), events);
    first.stop();
    SearchHandle second = search.start(START, BoardId.A, SearchLimits.none(), events);
    first.stop();

    assertThat(events.nextMove()).isEmpty();
    assertThat(second.await(Duration.ofMillis(50))).isFalse();
    searcher.finish(E4_FOUND);
    assertThat(events.next()).isEqualTo(E4_FOUND);
    assertThat(second.await(Duration.ofSeconds(10))).isTrue();
  }

  @Test
  void searchesThatWereStoppedWhileOthersWaitAreNotSearched() throws InterruptedException {
    search.start(START, BoardId.A, SearchLimits.none(), events);
    searcher.awaitSearching();
    for (int i = 0; i < 1_000; i++) {
      search.start(START, BoardId.A, SearchLimits.none(), events).stop();
    }
    search.start(START, BoardId.A, SearchLimits.none(), events);
    searcher.finish(E4_FOUND);
    searcher.finish(D4_FOUND);

    assertThat(events.next()).isEqualTo(E4_FOUND);
    for (int i = 0; i < 1_000; i++) {
      assertThat(events.next()).isEqualTo(SearchResult.none(StopReason.SUPERSEDED));
    }
    assertThat(events.next()).isEqualTo(D4_FOUND);
    assertThat(searcher.begun()).isEqualTo(2);
  }

  @Test
  void theResultOfAnInfiniteSearchIsHeldBack() throws InterruptedException {
    assertHeldBack(SearchLimits.none().untilStopped());
  }

  @Test
  void theResultOfAPonderSearchIsHeldBack() throws InterruptedException {
    assertHeldBack(SearchLimits.none().pondering());
  }

  @Test
  void aHitReleasesAPonderSearchAndNoInfiniteOne() throws InterruptedException {
    SearchHandle ponder = search.start(START, BoardId.A, SearchLimits.none().pondering(), events);
    searcher.finish(E4_FOUND);
    searcher.awaitFinished();
    assertThat(ponder.await(Duration.ofMillis(20))).isFalse();
    ponder.hit(TimeBudget.exactly(5));
    assertThat(events.next()).isEqualTo(E4_FOUND);

    SearchHandle infinite =
        search.start(START, BoardId.A, SearchLimits.none().untilStopped().pondering(), events);
    searcher.finish(E4_FOUND);
    searcher.awaitFinished();
    infinite.hit(TimeBudget.exactly(5));
    assertThat(infinite.await(Duration.ofMillis(20))).isFalse();
    infinite.stop();
    assertThat(events.next()).isEqualTo(E4_FOUND);
  }

  @Test
  void timeCountsFromTheHit() {
    SearchControl control = new SearchControl(SearchLimits.none().pondering());
    assertThat(control.shouldEnd()).isFalse();
    control.hit(new TimeBudget(100_000, 200_000));
    assertThat(control.shouldEnd()).isFalse();
    control.hit(TimeBudget.exactly(1));
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(3));
    assertThat(control.mustEnd()).isTrue();
  }

  private void assertHeldBack(SearchLimits limits) throws InterruptedException {
    SearchHandle handle = search.start(START, BoardId.A, limits, events);
    searcher.finish(E4_FOUND);
    searcher.awaitFinished();

    assertThat(handle.await(Duration.ofMillis(50))).isFalse();
    assertThat(events.isEmpty()).isTrue();
    handle.stop();
    assertThat(events.next()).isEqualTo(E4_FOUND);
  }

  @Test
  void aFaultIsToldAndTheBestLineSoFarAnswers() throws InterruptedException {
    search.start(START, BoardId.A, SearchLimits.none(), events);
    SearchInfo info = info(List.of(D4), 1);
    searcher.tell(info);
    searcher.tell(info(List.of(E4), 2));
    IllegalStateException fault = new IllegalStateException("on purpose");
    searcher.fail(fault);

    assertThat(events.next()).isEqualTo(info);
    assertThat(events.next()).isEqualTo(info(List.of(E4), 2));
    assertThat(events.next()).isSameAs(fault);
    assertThat(events.next()).isEqualTo(D4_FOUND.withReason(StopReason.FAILED));
    assertThat(events.isEmpty()).isTrue();
  }

  @Test
  void theThreadOutlivesAFault() throws InterruptedException {
    search.start(START, BoardId.A, SearchLimits.none(), events);
    searcher.fail(new StackOverflowError());
    assertThat(events.next()).isInstanceOf(StackOverflowError.class);
    assertThat(events.next()).isEqualTo(SearchResult.none(StopReason.FAILED));

    search.start(START, BoardId.B, SearchLimits.none(), events);
    searcher.finish(E4_FOUND);
    assertThat(events.next()).isEqualTo(E4_FOUND);
  }

  @Test
  void settingsWaitForTheSearchThatRuns() throws InterruptedException {
    search.start(START, BoardId.A, SearchLimits.none(), events);
    searcher.awaitSearching();
    search.configure(new SearchSettings(1, 1, 1));
    search.forget();
    SearchHandle second = search.start(START, BoardId.A, SearchLimits.none(), events);

    assertThat(searcher.changes()).isEmpty();
    searcher.finish(E4_FOUND);
    searcher.finish(D4_FOUND);
    assertThat(second.await(Duration.ofSeconds(10))).isTrue();
    assertThat(searcher.changes()).containsExactly("configure 1", "forget");
  }

  @Test
  void closingEndsWhatRunsAndWhatWaits() throws InterruptedException {
    search.start(START, BoardId.A, SearchLimits.none(), events);
    search.start(START, BoardId.A, SearchLimits.none().untilStopped(), events);
    search.close();

    assertThat(events.nextMove()).isEmpty();
    assertThat(events.nextMove()).isEmpty();
  }

  @Test
  void aSearchMayNeedMoreOrLessThanItsSoftLimit() {
    long past = System.nanoTime() - Duration.ofSeconds(5).toNanos();
    SearchLimits some = SearchLimits.none().withTime(new TimeBudget(8_000, 100_000));
    SearchLimits exact = SearchLimits.none().withTime(TimeBudget.exactly(8_000));
    SearchControl control = new SearchControl(some.startedAt(past));

    assertThat(control.shouldEnd()).isFalse();
    assertThat(control.shouldEnd(0.5)).isTrue();
    assertThat(new SearchControl(exact.startedAt(past)).shouldEnd(0.5)).isFalse();
    control.shorten(new TimeBudget(2_000, 50_000));
    assertThat(control.shouldEnd(0.5)).as("counted from the new reading").isFalse();
    assertThat(new SearchControl(SearchLimits.none()).shouldEnd(0.5)).isFalse();
  }

  @Test
  void limitsOfTimeCountFromTheOrder() {
    SearchLimits limits = SearchLimits.none().withTime(new TimeBudget(1_000, 100_000));
    long past = System.nanoTime() - Duration.ofSeconds(5).toNanos();
    SearchControl control = new SearchControl(limits.startedAt(past));

    assertThat(control.shouldEnd()).isTrue();
    assertThat(control.mustEnd()).isFalse();
    assertThat(control.elapsedMillis()).isGreaterThanOrEqualTo(5_000);
    control.shorten(TimeBudget.UNLIMITED);
    assertThat(control.shouldEnd()).isTrue();
    control.shorten(TimeBudget.exactly(60_000));
    assertThat(control.mustEnd()).isFalse();
    control.stop();
    assertThat(control.mustEnd()).isTrue();
  }

  @Test
  void aPartOfASearchEndsWithItOrSooner() {
    SearchControl whole = new SearchControl(SearchLimits.none());
    SearchControl none = whole.within(0);
    SearchControl much = whole.within(Long.MAX_VALUE);

    assertThat(none.mustEnd()).isTrue();
    assertThat(none.reason()).isEqualTo(StopReason.TIME);
    assertThat(whole.mustEnd()).isFalse();
    assertThat(much.mustEnd()).isFalse();
    whole.breakOff();
    assertThat(much.mustEnd()).isTrue();
    assertThat(much.reason()).isEqualTo(StopReason.CHANGED);
    whole.resume();
    assertThat(much.mustEnd()).isFalse();
    much.stop();
    assertThat(whole.isStopped()).isFalse();
    whole.stop();
    assertThat(none.reason()).isEqualTo(StopReason.STOPPED);
  }

  @Test
  void pondersWithoutTimeButWithItsOtherLimits() {
    SearchLimits limits =
        SearchLimits.none().withTime(TimeBudget.exactly(5)).withDepth(7).withNodes(9).withMate(2);

    SearchLimits pondering = limits.pondering();

    assertThat(pondering.time()).isEqualTo(TimeBudget.UNLIMITED);
    assertThat(pondering.depth()).isEqualTo(7);
    assertThat(pondering.nodes()).isEqualTo(9);
    assertThat(pondering.mate()).isEqualTo(2);
    assertThat(pondering.release()).isEqualTo(Release.ON_HIT);
    assertThat(pondering.isBounded()).isFalse();
  }

  @Test
  void countsMatesInMoves() {
    assertThat(Score.matedAfter(1)).isEqualTo(new Score.Mate(1));
    assertThat(Score.matedAfter(5)).isEqualTo(new Score.Mate(3));
    assertThat(Score.matedAfter(0)).isEqualTo(new Score.Mate(0));
    assertThat(Score.matedAfter(4)).isEqualTo(new Score.Mate(-2));
    assertThat(Score.waitingAfter(3)).isEqualTo(new Score.Waiting(2));
    assertThat(Score.waitingAfter(0)).isEqualTo(new Score.Waiting(0));
    assertThat(new Score.Waiting(2).inCentipawns(Score.MATE_BASE)).isEqualTo(30_998);
    assertThat(new Score.Waiting(-2).inCentipawns(Score.MATE_BASE)).isEqualTo(-30_998);
    assertThat(new Score.Waiting(0).inCentipawns(Score.MATE_BASE)).isEqualTo(-31_000);
  }

  private static SearchInfo info(List<Move> line, int rank) {
    return new SearchInfo(1, 1, 20, 0, 0, Score.centipawns(0), line, rank);
  }

  /** Collects what a listener hears, in order. */
  private static final class Events implements SearchListener {
    private final BlockingQueue<Object> heard = new LinkedBlockingQueue<>();

    @Override
    public void onInfo(SearchInfo info) {
      heard.add(info);
    }

    @Override
    public void onResult(SearchResult result) {
      heard.add(result);
    }

    @Override
    public void onFailure(Throwable fault) {
      heard.add(fault);
    }

    Object next() throws InterruptedException {
      Object event = heard.poll(10, TimeUnit.SECONDS);
      assertThat(event).as("an event within ten seconds").isNotNull();
      return event;
    }

    Optional<Move> nextMove() throws InterruptedException {
      return ((SearchResult) next()).best();
    }

    boolean isEmpty() {
      return heard.isEmpty();
    }
  }

  /** Does what the test tells it, step by step; ends with no move when it is stopped. */
  private static final class FakeSearcher implements Searcher {
    private final BlockingQueue<Object> steps = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> changes = new LinkedBlockingQueue<>();
    private final CountDownLatch searching = new CountDownLatch(1);
    private final Semaphore finished = new Semaphore(0);
    private final AtomicInteger begun = new AtomicInteger();

    int begun() {
      return begun.get();
    }

    void tell(SearchInfo info) {
      steps.add(info);
    }

    void finish(SearchResult result) {
      steps.add(result);
    }

    void fail(Throwable fault) {
      steps.add(fault);
    }

    void awaitSearching() throws InterruptedException {
      assertThat(searching.await(10, TimeUnit.SECONDS)).isTrue();
    }

    /** Waits until one more search has taken the result that it was told. */
    void awaitFinished() throws InterruptedException {
      assertThat(finished.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
    }

    List<String> changes() {
      return List.copyOf(changes);
    }

    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      searching.countDown();
      begun.incrementAndGet();
      while (!control.mustEnd()) {
        switch (poll()) {
          case SearchInfo info -> progress.accept(info);
          case SearchResult result -> {
            finished.release();
            return result;
          }
          case RuntimeException fault -> throw fault;
          case Error fault -> throw fault;
          default -> {}
        }
      }
      return SearchResult.none(control.reason());
    }

    private Object poll() {
      try {
        Object step = steps.poll(1, TimeUnit.MILLISECONDS);
        return step == null ? "nothing yet" : step;
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void configure(SearchSettings settings) {
      changes.add("configure " + settings.hashMegabytes());
    }

    @Override
    public void forget() {
      changes.add("forget");
    }
  }
}
