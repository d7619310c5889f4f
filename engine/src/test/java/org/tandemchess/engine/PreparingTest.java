package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;

@Timeout(20)
class PreparingTest {
  private final Semaphore prepared = new Semaphore(0);
  private final TandemEngine engine =
      new TandemEngine(PriceBrain.factory(() -> new Preparing(prepared)), new Deaf());

  @AfterEach
  void close() {
    engine.close();
  }

  private void assertPrepared(int boards) throws InterruptedException {
    assertThat(prepared.tryAcquire(boards, 10, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void eachBoardInSightIsPreparedBeforeAnyRequest() throws InterruptedException {
    engine.prepare();

    assertPrepared(2);
  }

  @Test
  void aBoardOutOfSightIsNot() throws InterruptedException {
    Position start = Position.start(RuleSet.CRAZYHOUSE);
    engine.setMatch(MatchView.ofOneBoard(start, Clocks.NONE), Ending.SILENCE);
    engine.prepare();
    assertPrepared(1);
    engine.prepare();
    assertPrepared(1);

    assertThat(prepared.availablePermits()).isZero();
  }

  @Test
  void aNewGameIsPreparedToo() throws InterruptedException {
    engine.newGame(Ending.SILENCE);

    assertPrepared(2);
  }

  /** Counts how often it is prepared. */
  private record Preparing(Semaphore prepared) implements Searcher {
    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      return SearchResult.none(StopReason.STOPPED);
    }

    @Override
    public void configure(SearchSettings settings) {}

    @Override
    public void prepare() {
      prepared.release();
    }

    @Override
    public void forget() {}
  }

  private static final class Deaf implements EngineListener {
    @Override
    public void onInfo(Request request, BoardId board, SearchInfo info) {}

    @Override
    public void onBestMove(Request request, BoardId board, BestMove best) {}

    @Override
    public void onFault(BoardId board, Throwable fault) {
      throw new AssertionError(fault);
    }
  }
}
