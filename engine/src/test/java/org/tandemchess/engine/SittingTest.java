package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tandemchess.engine.brain.LegalMoves;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.MatchView;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.engine.team.StrategyOptions;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Squares;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;

@Timeout(30)
class SittingTest {
  private static final Position START = Position.start(RuleSet.BUGHOUSE);
  private static final Clocks AMPLE = Clocks.of(60_000, 60_000, 60_000, 60_000);
  private static final Move E4 = Move.normal(Squares.parse("e2"), Squares.parse("e4"));

  private final Heard heard = new Heard();
  private final TandemEngine engine = new TandemEngine(PriceBrain.factory(Opinion::new), heard);
  // What the searcher thinks of every position.
  private static volatile Score opinion = Score.centipawns(0);
  // The time that it got last.
  private static volatile long softMillis;

  @AfterEach
  void close() {
    engine.close();
    opinion = Score.centipawns(0);
  }

  private void ask(Score score, Clocks clocks) {
    opinion = score;
    engine.setMatch(engine.match().withPosition(START), Ending.SILENCE);
    engine.setClocks(clocks);
    engine.go(BoardId.A, Limits.byTheClock());
  }

  @Test
  void aSoundMoveIsPlayedAtOnce() throws InterruptedException {
    ask(Score.centipawns(-50), AMPLE);

    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void aLostSeatSitsUntilItsClockIsNearlyDown() throws InterruptedException {
    ask(new Score.Mate(-3), AMPLE);
    assertThat(heard.next()).startsWith("sits on A").endsWith("lost unless a piece comes");

    engine.setClocks(AMPLE.with(Seat.A_WHITE, 30_000));
    assertThat(heard.isQuiet()).isTrue();
    engine.setClocks(AMPLE.with(Seat.A_WHITE, 120));
    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void whatSitsIsForgottenWithTheBoardItThinksAbout() throws InterruptedException {
    ask(new Score.Mate(-3), AMPLE);
    assertThat(heard.next()).startsWith("sits");

    opinion = Score.centipawns(10);
    Position richer =
        Position.of(
            Bfen.parse(
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 1"
                        + " | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1")
                .setup(),
            RuleSet.BUGHOUSE);
    engine.setMatch(engine.match().withPosition(richer), Ending.SILENCE);
    engine.go(BoardId.A, Limits.byTheClock());
    assertThat(heard.next()).isEqualTo("plays e2e4");
    assertThat(heard.isQuiet()).isTrue();
  }

  @Test
  void aStopEndsTheSitting() throws InterruptedException {
    ask(new Score.Mate(-3), AMPLE);
    assertThat(heard.next()).startsWith("sits");
    engine.stop(BoardId.A, Ending.ANSWER);
    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void anotherRequestEndsTheSitting() throws InterruptedException {
    ask(new Score.Mate(-3), AMPLE);
    assertThat(heard.next()).startsWith("sits");
    opinion = Score.centipawns(0);
    engine.go(BoardId.A, Limits.byTheClock());
    assertThat(heard.next()).isEqualTo("plays e2e4");
    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void nobodySitsWithTheStrategyOff() throws InterruptedException {
    engine.setOptions(engine.options().with(StrategyOptions.STRATEGY, false));
    ask(new Score.Mate(-3), AMPLE);

    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void whoSitsPlaysWhenTheStrategyIsSwitchedOff() throws InterruptedException {
    ask(new Score.Mate(-3), AMPLE);
    assertThat(heard.next()).startsWith("sits");
    engine.setOptions(engine.options().with(StrategyOptions.STRATEGY, false));
    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void hurriesWhileThePartnerWaitsForAPieceWithoutAMove() throws InterruptedException {
    Position stuck =
        Position.of(
            Bfen.parse(
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"
                        + " | R5k1/5ppp/8/8/8/8/8/4K3[] b - - 1 1")
                .setup(),
            RuleSet.BUGHOUSE);
    engine.setMatch(engine.match().withPosition(stuck), Ending.SILENCE);
    engine.setClocks(AMPLE.with(Seat.B_BLACK, 700));
    engine.go(BoardId.A, Limits.byTheClock());
    assertThat(heard.next()).isEqualTo("plays e2e4");

    assertThat(softMillis).isBetween(1L, 70L);
  }

  @Test
  void quittingAnswersForWhoSits() throws InterruptedException {
    ask(new Score.Mate(-3), AMPLE);
    assertThat(heard.next()).startsWith("sits");
    engine.quit();
    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void aStalledSeatThatMayNotSitPlaysAQuietMove() throws InterruptedException {
    engine.hear(new TeamMessage.Stall(OptionalInt.empty()));
    ask(Score.centipawns(0), AMPLE);

    assertThat(heard.next()).isIn("plays b1a3", "plays b1c3", "plays g1f3", "plays g1h3");
  }

  @Test
  void aStalledSeatThatIsAheadOnTheDiagonalSits() throws InterruptedException {
    engine.hear(new TeamMessage.Stall(OptionalInt.empty()));
    ask(Score.centipawns(0), Clocks.of(60_000, 60_000, 30_000, 60_000));

    assertThat(heard.next()).startsWith("sits on A").endsWith("the partner asks to wait");
    engine.hear(new TeamMessage.PlayFast(TeamMessage.Haste.TIME));
    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void whoMayNotSitPlaysEvenIfLost() throws InterruptedException {
    engine.setMatch(under(SitRule.Plain.NEVER), Ending.SILENCE);
    opinion = new Score.Mate(-3);
    engine.go(BoardId.A, Limits.byTheClock());

    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void whoIsToldToSitHoldsAWinBackUntilToldToGo() throws InterruptedException {
    engine.setMatch(under(SitRule.Plain.TOLD), Ending.SILENCE);
    opinion = new Score.Mate(3);
    engine.go(BoardId.A, Limits.byTheClock());
    assertThat(heard.next()).startsWith("sits on A").endsWith("the partner asks to wait");

    engine.setMatch(under(SitRule.Plain.NEVER), Ending.SILENCE);
    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  @Test
  void whoIsToldToSitPlaysWithFiveSecondsLeft() throws InterruptedException {
    engine.setMatch(under(SitRule.Plain.TOLD).withClocks(Clocks.all(5_000)), Ending.SILENCE);
    engine.go(BoardId.A, Limits.byTheClock());

    assertThat(heard.next()).isEqualTo("plays e2e4");
  }

  private static MatchView under(SitRule rule) {
    return MatchView.ofOneBoard(START, AMPLE).withSitRule(rule);
  }

  /** Thinks the same of every position; plays e4 where it may, else the first move. */
  private static final class Opinion implements Searcher {
    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      softMillis = request.limits().time().softMillis();
      Board board = request.state().position().boardCopy(request.board());
      List<Move> only = request.limits().searchMoves();
      List<Move> moves = only.isEmpty() ? LegalMoves.of(board) : only;
      Move move = moves.contains(E4) ? E4 : moves.getFirst();
      progress.accept(new SearchInfo(1, 1, 1, 1, 0, opinion, List.of(move), 1));
      return SearchResult.of(List.of(move), StopReason.DEPTH);
    }

    @Override
    public void configure(SearchSettings settings) {}

    @Override
    public void forget() {}
  }

  private static final class Heard implements EngineListener {
    private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

    String next() throws InterruptedException {
      String event = events.poll(20, TimeUnit.SECONDS);
      assertThat(event).as("an event").isNotNull();
      return event;
    }

    boolean isQuiet() {
      return events.isEmpty();
    }

    @Override
    public void onInfo(Request request, BoardId board, SearchInfo info) {}

    @Override
    public void onBestMove(Request request, BoardId board, BestMove best) {
      events.add("plays " + best.move().map(MoveText::ubi).orElse("-"));
    }

    @Override
    public void onSitting(Request request, BoardId board, long millis, String reason) {
      events.add("sits on " + board + ": " + reason);
    }

    @Override
    public void onFault(BoardId board, Throwable fault) {
      events.add("fault " + fault);
    }
  }
}
