package org.tandemchess.protocol.ubi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;

/** What a host sees of a search that is broken: a remark, and a legal move all the same. */
class UbiFaultTest {
  private static final Move ILLEGAL = Move.normal(Squares.parse("e2"), Squares.parse("e5"));
  private static final Move LEGAL = Move.normal(Squares.parse("g1"), Squares.parse("h3"));
  private static final String MATE_IN_ONE = "6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1";

  @Test
  void aCrashBeforeAnythingIsKnownGetsAQuickMove() {
    try (RunningSession session =
        new RunningSession(
            host -> new UbiSession(host, PriceBrain.factory(() -> new Broken(List.of()))))) {
      session.host().send("position board A bfen " + MATE_IN_ONE, "go board A");
      assertThat(session.host().expect("info string ")).contains("on purpose");
      assertThat(session.host().expect("info board A ")).startsWith("info board A depth 0 ");
      assertThat(session.host().expect("bestmove")).isEqualTo("bestmove board A n@f7");
      assertThat(session.host().untilReady()).isEmpty();
    }
  }

  @Test
  void aCrashAfterALineGetsTheMoveOfThatLine() {
    try (RunningSession session =
        new RunningSession(
            host -> new UbiSession(host, PriceBrain.factory(() -> new Broken(List.of(LEGAL)))))) {
      session.host().send("position startpos | startpos clock 9000 9000 9000 9000", "go board A");
      session.host().expect("info string ");
      assertThat(session.host().expect("bestmove")).isEqualTo("bestmove board A g1h3");
      session.host().send("go board A");
      assertThat(session.host().expect("bestmove")).isEqualTo("bestmove board A g1h3");
    }
  }

  @Test
  void anIllegalMoveIsNeitherToldNorPlayed() {
    try (RunningSession session =
        new RunningSession(
            host -> new UbiSession(host, PriceBrain.factory(() -> new Lying(ILLEGAL))))) {
      session.host().send("position startpos | startpos clock 9000 9000 9000 9000", "go board A");
      List<String> lines = session.host().until("bestmove board A ");
      assertThat(lines).noneMatch(line -> line.contains("pv e2e5"));
      assertThat(lines).anyMatch(line -> line.startsWith("info string internal error"));
      assertThat(session.host().conversation()).doesNotContain("bestmove board A e2e5");
    }
  }

  @Test
  void aSearchThatDoesNotComeBackIsAnsweredFor() {
    CountDownLatch free = new CountDownLatch(1);
    try (RunningSession session =
        new RunningSession(
            host -> new UbiSession(host, PriceBrain.factory(() -> new Stuck(free, LEGAL))))) {
      session.host().send("position startpos | startpos clock 40 40 40 40", "go board A");
      assertThat(session.host().expect("bestmove")).isEqualTo("bestmove board A g1h3");
      session.host().send("position board B startpos", "go board B infinite");
      session.host().expect("info board B ");
      session.host().send("stop");
      assertThat(session.host().expect("bestmove")).isEqualTo("bestmove board B g1h3");
      free.countDown();
      assertThat(session.host().untilReady()).isEmpty();
    }
  }

  private record Stuck(CountDownLatch free, Move move) implements Searcher {
    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      progress.accept(new SearchInfo(1, 1, 1, 0, 0, Score.centipawns(0), List.of(move), 1));
      try {
        free.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return SearchResult.none(StopReason.STOPPED);
    }

    @Override
    public void configure(SearchSettings settings) {}

    @Override
    public void forget() {}
  }

  private record Broken(List<Move> line) implements Searcher {
    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      if (request.limits().release() != Release.ON_HIT) {
        progress.accept(new SearchInfo(1, 1, 1, 0, 0, Score.centipawns(0), line, 1));
        throw new IllegalStateException("broken on purpose");
      }
      return SearchResult.none(StopReason.STOPPED);
    }

    @Override
    public void configure(SearchSettings settings) {}

    @Override
    public void forget() {}
  }

  private record Lying(Move move) implements Searcher {
    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      progress.accept(new SearchInfo(1, 1, 1, 0, 0, Score.centipawns(0), List.of(move), 1));
      return SearchResult.of(move, StopReason.DEPTH);
    }

    @Override
    public void configure(SearchSettings settings) {}

    @Override
    public void forget() {}
  }
}
