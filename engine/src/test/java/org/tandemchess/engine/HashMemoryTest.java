package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
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
class HashMemoryTest {
  private final BlockingQueue<Integer> sizes = new LinkedBlockingQueue<>();
  private final List<String> remarks = new ArrayList<>();
  private final TandemEngine engine =
      new TandemEngine(PriceBrain.factory(Recording::new), new Heard());

  @AfterEach
  void close() {
    engine.close();
  }

  private void set(int megabytes) {
    engine.setOptions(engine.options().with(EngineOptions.HASH, megabytes));
  }

  @Test
  void moreThanThereIsIsToldOnce() {
    assertThat(EngineOptions.HASH.max()).isGreaterThan(HashMemory.most());
    set(EngineOptions.HASH.max());
    engine.setOptions(engine.options().with(EngineOptions.THREADS, 2));
    set(8);

    assertThat(remarks)
        .containsExactly(
            "Hash 16384: "
                + HashMemory.most()
                + " MB are used, half of the memory of this process");
    assertThat(
            EngineOptions.DEFAULT
                .with(EngineOptions.HASH, EngineOptions.HASH.max())
                .brainSettings()
                .search()
                .hashMegabytes())
        .isEqualTo(HashMemory.most());
  }

  private void assertSized(int megabytes) throws InterruptedException {
    Integer size = 0;
    while (size != null && size != megabytes) {
      size = sizes.poll(10, TimeUnit.SECONDS);
    }
    assertThat(size).isEqualTo(megabytes);
  }

  @Test
  void theTableOfEachBoardThatIsPreparedHasItsPart() throws InterruptedException {
    engine.prepare();
    set(256);
    assertSized(128);
    assertSized(128);
  }

  @Test
  void aBoardAloneHasAll() throws InterruptedException {
    Position start = Position.start(RuleSet.CHESS);
    engine.setMatch(MatchView.ofOneBoard(start, Clocks.NONE), Ending.SILENCE);
    engine.prepare();
    set(256);
    assertSized(256);
    set(257);
    assertSized(257);
  }

  /** Notes the size of the table that it is to have. */
  private final class Recording implements Searcher {
    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      return SearchResult.none(StopReason.NO_MOVE);
    }

    @Override
    public void configure(SearchSettings settings) {
      sizes.add(settings.hashMegabytes());
    }

    @Override
    public void forget() {}
  }

  private final class Heard implements EngineListener {
    @Override
    public void onRemark(String text) {
      remarks.add(text);
    }

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
