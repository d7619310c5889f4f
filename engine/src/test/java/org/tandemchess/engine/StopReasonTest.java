package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.option.Read;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Release;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.StopReason;

/** Each way in which thinking ends is named as what it is, and under the ticket of the request. */
@Timeout(60)
class StopReasonTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
  private static final String ONE_MOVE = "7k/p7/8/8/8/8/6q1/7K w - - 0 1";
  private static final String STALEMATE = "7k/8/8/8/8/6q1/8/7K w - - 0 1";

  private final BlockingQueue<Answered> answers = new LinkedBlockingQueue<>();
  private final TandemEngine engine = new TandemEngine(Brains.USUAL, new Heard());

  private record Answered(Request request, BestMove best) {}

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void theLimitThatIsReachedIsTheReason() throws InterruptedException {
    assertThat(reason(START, now().withDepth(OptionalInt.of(3)))).isEqualTo(StopReason.DEPTH);
    assertThat(reason(START, now().withNodes(OptionalLong.of(2_000)))).isEqualTo(StopReason.NODES);
    assertThat(reason(START, now().withMoveMillis(OptionalLong.of(30)))).isEqualTo(StopReason.TIME);
    assertThat(reason(MATE_IN_ONE, now().withMate(OptionalInt.of(1)))).isEqualTo(StopReason.MATE);
  }

  @Test
  void whereThereIsNothingToChooseThatIsTheReason() throws InterruptedException {
    Limits second = now().withMoveMillis(OptionalLong.of(1_000));
    assertThat(reason(ONE_MOVE, second)).isEqualTo(StopReason.ONLY_MOVE);
    assertThat(reason(STALEMATE, second)).isEqualTo(StopReason.NO_MOVE);
  }

  @Test
  void aMoveOfTheBookIsTheReason() throws InterruptedException {
    engine.setOptions(changed("OwnBook", "true"));
    Limits second = now().withMoveMillis(OptionalLong.of(1_000));

    assertThat(reason(START, second)).isEqualTo(StopReason.BOOK);
  }

  @Test
  void aNearHorizonIsTheReason() throws InterruptedException {
    engine.setOptions(
        ((Read.Ok<EngineOptions>) changed("UCI_LimitStrength", "true").change("UCI_Elo", "900"))
            .value());
    Limits minute = now().withMoveMillis(OptionalLong.of(60_000));

    assertThat(reason(START, minute)).isEqualTo(StopReason.HORIZON);
  }

  @Test
  void aStopIsTheReason() throws InterruptedException {
    Request request = ask(START, now().withRelease(Release.ON_STOP));
    engine.stop(request);

    Answered answered = next();
    assertThat(answered.request()).isSameAs(request);
    assertThat(answered.best().reason()).isEqualTo(StopReason.STOPPED);
    assertThat(answered.best().move()).isPresent();
  }

  @Test
  void anAnswerNamesItsRequestThoughPositionsAreEqual() throws InterruptedException {
    Request first = ask(START, now().withRelease(Release.ON_STOP));
    Request second = ask(START, now().withDepth(OptionalInt.of(2)));
    engine.stop(first);

    assertThat(next().request()).isSameAs(first);
    assertThat(next().request()).isSameAs(second);
  }

  private static EngineOptions changed(String name, String value) {
    return ((Read.Ok<EngineOptions>) EngineOptions.DEFAULT.change(name, value)).value();
  }

  private static Limits now() {
    return Limits.received(System.nanoTime());
  }

  private StopReason reason(String fen, Limits limits) throws InterruptedException {
    Request request = ask(fen, limits.receivedAt(System.nanoTime()));
    Answered answered = next();
    assertThat(answered.request()).isSameAs(request);
    return answered.best().reason();
  }

  private Request ask(String fen, Limits limits) {
    Position position = Position.of(Bfen.parseBoard(fen).setup(), RuleSet.CHESS);
    MatchView match = MatchView.ofOneBoard(position, Clocks.NONE);
    Request request = new Request(match, Set.of(BoardId.A), limits);
    engine.setMatch(match, Ending.ANSWER);
    engine.go(request);
    return request;
  }

  private Answered next() throws InterruptedException {
    Answered answered = answers.poll(30, TimeUnit.SECONDS);
    assertThat(answered).as("an answer").isNotNull();
    return answered;
  }

  private final class Heard implements EngineListener {
    @Override
    public void onInfo(Request request, BoardId board, SearchInfo info) {}

    @Override
    public void onBestMove(Request request, BoardId board, BestMove best) {
      answers.add(new Answered(request, best));
    }

    @Override
    public void onFault(BoardId board, Throwable fault) {
      throw new AssertionError(fault);
    }
  }
}
