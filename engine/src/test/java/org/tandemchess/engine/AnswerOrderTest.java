package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;

@Timeout(20)
class AnswerOrderTest {
  private static final Position START = Position.start(RuleSet.BUGHOUSE);
  private static final Position MATED =
      Position.of(
          Bfen.parse(
                  "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 |"
                      + " rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
              .setup(),
          RuleSet.CHESS);

  private final CountDownLatch released = new CountDownLatch(1);
  private final Heard heard = new Heard();
  private final TandemEngine engine =
      new TandemEngine(PriceBrain.factory(() -> new Deaf(released)), heard);

  @AfterEach
  void close() {
    released.countDown();
    engine.close();
  }

  private Request ask(Position position, Limits limits) {
    MatchView match = MatchView.ofOneBoard(position, Clocks.NONE);
    Request request = new Request(match, Set.of(BoardId.A), limits);
    engine.stop(Ending.ANSWER);
    engine.setMatch(match, Ending.ANSWER);
    engine.go(request);
    return request;
  }

  private static Limits endless() {
    return now().withRelease(Release.ON_STOP);
  }

  private static Limits now() {
    return Limits.received(System.nanoTime());
  }

  @Test
  void aStopAnswersARequestWithoutAMoveAfterTheOneBefore() throws InterruptedException {
    ask(START, endless());
    ask(MATED, endless());
    engine.stop(Ending.ANSWER);

    assertThat(heard.next()).isPresent();
    assertThat(heard.next()).isEmpty();
  }

  @Test
  void aHitAnswersARequestWithoutAMoveAfterTheOneBefore() throws InterruptedException {
    ask(START, endless());
    Limits five = now().withMoveMillis(OptionalLong.of(5)).withRelease(Release.ON_HIT);
    engine.hit(ask(MATED, five));

    assertThat(heard.next()).isPresent();
    assertThat(heard.next()).isEmpty();
  }

  @Test
  void aRequestThatWasReadLongAgoIsAnsweredAfterTheOneBefore() throws InterruptedException {
    long longAgo = System.nanoTime() - TimeUnit.SECONDS.toNanos(5);
    Position after = START.play(BoardId.A, START.legalMoves(BoardId.A).getFirst());
    ask(START, endless());
    ask(after, Limits.received(longAgo).withMoveMillis(OptionalLong.of(1)));

    assertThat(START.isLegal(BoardId.A, heard.next().orElseThrow())).isTrue();
    assertThat(after.isLegal(BoardId.A, heard.next().orElseThrow())).isTrue();
  }

  @Test
  void aStopInSilenceIsOneForALateAnswerToo() throws InterruptedException {
    engine.setOptions(EngineOptions.DEFAULT.with(EngineOptions.PONDER, true));
    engine.setMatch(MatchView.start(RuleSet.BUGHOUSE), Ending.SILENCE);
    engine.go(BoardId.A, endless());
    // The search does not hear of it, and the board is pondered about meanwhile.
    engine.stop(BoardId.A, Ending.ANSWER);
    engine.stop(BoardId.A, Ending.SILENCE);
    Move wished = MoveText.parse("h2h3", START, BoardId.A);
    engine.go(BoardId.A, now().withDepth(OptionalInt.of(1)).withSearchMoves(List.of(wished)));
    released.countDown();

    assertThat(heard.next()).contains(wished);
  }

  /** Finds nothing and hears no stop until it is released. */
  private record Deaf(CountDownLatch released) implements Searcher {
    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      try {
        released.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return SearchResult.none(StopReason.STOPPED);
    }

    @Override
    public void configure(SearchSettings settings) {}

    @Override
    public void forget() {}
  }

  private static final class Heard implements EngineListener {
    private final BlockingQueue<Optional<Move>> moves = new LinkedBlockingQueue<>();

    Optional<Move> next() throws InterruptedException {
      Optional<Move> move = moves.poll(10, TimeUnit.SECONDS);
      assertThat(move).as("an answer").isNotNull();
      return move;
    }

    @Override
    public void onInfo(Request request, BoardId board, SearchInfo info) {}

    @Override
    public void onBestMove(Request request, BoardId board, BestMove best) {
      moves.add(best.move());
    }

    @Override
    public void onFault(BoardId board, Throwable fault) {
      throw new AssertionError(fault);
    }
  }
}
