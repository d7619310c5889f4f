package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.EvaluationSettings;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.api.PriceList.Reach;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.StopReason;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.search.time.TimeBudget;

class AlphaBetaSearcherTest {
  private static final String MIDDLEGAME =
      "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R[Pp] w KQkq - 4 4";
  private static final String ONE_REPLY = "7k/p7/8/8/8/8/6q1/7K[] w - - 0 1";

  private final AlphaBetaSearcher searcher = new AlphaBetaSearcher(Evaluators.USUAL);
  private final List<SearchInfo> infos = new ArrayList<>();

  private static GameState state(String bfen, RuleSet rules) {
    return GameState.of(Position.of(Bfen.parseBoard(bfen).setup(), rules));
  }

  private SearchResult search(String bfen, SearchLimits limits) {
    return search(state(bfen, RuleSet.BUGHOUSE), limits);
  }

  private SearchResult search(GameState state, SearchLimits limits) {
    infos.clear();
    return searcher.search(state, BoardId.A, limits, new SearchControl(limits), infos::add);
  }

  @Test
  void saysWhyItEnded() {
    SearchLimits none = SearchLimits.none();
    SearchLimits timed = none.withTime(TimeBudget.exactly(20));
    String mate = "6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1";
    String mated = "6rk/5Npp/8/8/8/8/8/K7[] b - - 0 1";

    assertThat(search(MIDDLEGAME, none.withDepth(3)).reason()).isEqualTo(StopReason.DEPTH);
    assertThat(search(MIDDLEGAME, none.withNodes(3_000)).reason()).isEqualTo(StopReason.NODES);
    assertThat(search(MIDDLEGAME, timed).reason()).isEqualTo(StopReason.TIME);
    assertThat(search(mate, none).reason()).isEqualTo(StopReason.MATE);
    assertThat(search(ONE_REPLY, timed).reason()).isEqualTo(StopReason.ONLY_MOVE);
    assertThat(search(mated, none).reason()).isEqualTo(StopReason.NO_MOVE);
    assertThat(search(mated, none).best()).isEmpty();
  }

  @Test
  void saysWhoEndedIt() {
    GameState state = state(MIDDLEGAME, RuleSet.BUGHOUSE);
    SearchControl stopped = new SearchControl(SearchLimits.none());
    stopped.stop();
    SearchControl changed = new SearchControl(SearchLimits.none());
    changed.breakOff();

    assertThat(reasonUnder(stopped, state)).isEqualTo(StopReason.STOPPED);
    assertThat(reasonUnder(changed, state)).isEqualTo(StopReason.CHANGED);
  }

  private StopReason reasonUnder(SearchControl control, GameState state) {
    return searcher.search(state, BoardId.A, SearchLimits.none(), control, infos::add).reason();
  }

  @Test
  void findsAMateInOneByADrop() {
    SearchResult result =
        search("6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1", SearchLimits.none().withDepth(3));

    assertThat(result.best().map(MoveText::ubi)).contains("n@f7");
    assertThat(infos.getLast().score()).isEqualTo(new Score.Mate(1));
  }

  @Test
  void aCheckThatADropCouldBlockIsNotMate() {
    // The rook on e8 checks a shut-in king; whatever arrives at f8 saves it.
    search("6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1", SearchLimits.none().withDepth(4));
    assertThat(infos.getLast().score()).isEqualTo(new Score.Waiting(1));
    assertThat(infos.getLast().variation()).containsExactly(Move.normal(4, 60));

    SearchResult crazyhouse =
        search(
            state("6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1", RuleSet.CRAZYHOUSE),
            SearchLimits.none().withDepth(4));
    assertThat(crazyhouse.best()).contains(Move.normal(4, 60));
    assertThat(infos.getLast().score()).isEqualTo(new Score.Mate(1));
  }

  @Test
  void aSingleReplyIsAnsweredAtOnceUnderAClockOnly() {
    search(ONE_REPLY, SearchLimits.none().withTime(TimeBudget.exactly(60_000)));
    assertThat(infos).extracting(SearchInfo::depth).containsExactly(1);

    search(ONE_REPLY, SearchLimits.none().withDepth(4));
    assertThat(infos).extracting(SearchInfo::depth).containsExactly(1, 2, 3, 4);
  }

  @ParameterizedTest
  @ValueSource(longs = {1_000, 5_000, 20_011})
  void nodeLimitsAreExact(long limit) {
    search(MIDDLEGAME, SearchLimits.none().withNodes(limit));

    assertThat(infos.getLast().nodes()).isLessThanOrEqualTo(limit);
  }

  @Test
  void sameLimitsGiveTheSameNodesAfterForgetting() {
    SearchLimits limits = SearchLimits.none().withDepth(8);
    search(MIDDLEGAME, limits);
    List<Long> first = infos.stream().map(SearchInfo::nodes).toList();
    searcher.forget();
    search(MIDDLEGAME, limits);

    assertThat(infos.stream().map(SearchInfo::nodes).toList()).isEqualTo(first);
  }

  @Test
  void tellsAsManyLinesAsAskedForBestFirst() {
    searcher.configure(new SearchSettings(8, 1, 3));
    search(MIDDLEGAME, SearchLimits.none().withDepth(6));

    List<SearchInfo> last = infos.stream().filter(info -> info.depth() == 6).toList();
    assertThat(last).extracting(SearchInfo::line).containsExactly(1, 2, 3);
    assertThat(last.stream().map(info -> info.variation().getFirst()).distinct()).hasSize(3);
    assertThat(last.stream().map(info -> ((Score.Centipawns) info.score()).value()).toList())
        .isSortedAccordingTo((a, b) -> b - a);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void theResultIsTheMoveThatTheLastBestLineBeginsWith(int lines) {
    searcher.configure(new SearchSettings(8, 1, lines));
    for (long nodes = 300; nodes < 60_000; nodes += nodes / 7) {
      searcher.forget();
      SearchResult result = search(MIDDLEGAME, SearchLimits.none().withNodes(nodes));

      SearchInfo told = infos.stream().filter(info -> info.line() == 1).toList().getLast();
      assertThat(result.best()).as("%d nodes", nodes).contains(told.variation().getFirst());
    }
  }

  @Test
  void forgetsWhatItLearnedUnderOtherSettingsOfItsJudgement() {
    SearchSettings usual = new SearchSettings(8, 1, 1);
    SearchSettings blind = new SearchSettings(8, 1, 1, EvaluationSettings.DEFAULT, 0);
    searcher.configure(usual);
    long seeing = nodesOf(MIDDLEGAME);

    searcher.configure(blind);
    assertThat(nodesOf(MIDDLEGAME)).isNotEqualTo(seeing);
    searcher.configure(usual);
    assertThat(nodesOf(MIDDLEGAME)).isEqualTo(seeing);
  }

  private long nodesOf(String bfen) {
    infos.clear();
    search(bfen, SearchLimits.none().withDepth(6));
    return infos.getLast().nodes();
  }

  @Test
  void looksAtTheRootMovesItIsToldOnly() {
    Move move = Move.normal(8, 16);
    SearchResult result =
        search(MIDDLEGAME, SearchLimits.none().withDepth(5).withSearchMoves(List.of(move)));

    assertThat(result.best()).contains(move);
  }

  @Test
  void everyVariationIsLegal() {
    GameState start = state(MIDDLEGAME, RuleSet.BUGHOUSE);
    search(start, SearchLimits.none().withDepth(9));

    for (SearchInfo info : infos) {
      GameState state = start;
      for (Move move : info.variation()) {
        state = state.play(BoardId.A, move);
      }
      assertThat(info.variation()).isNotEmpty();
    }
  }

  @Test
  void aSearchStoppedBeforeItBeginsStillKnowsALegalMove() {
    SearchLimits limits = SearchLimits.none();
    SearchControl control = new SearchControl(limits);
    control.stop();
    GameState state = state(MIDDLEGAME, RuleSet.BUGHOUSE);

    SearchResult result = searcher.search(state, BoardId.A, limits, control, infos::add);

    assertThat(state.position().legalMoves(BoardId.A)).contains(result.best().orElseThrow());
  }

  @Test
  void takesAKingWhereTheSheetSaysSo() {
    RuleSet rules = RuleSet.BUGHOUSE.toBuilder("local").mate(RuleSet.MateTest.KING_CAPTURE).build();
    SearchResult result =
        search(
            state("3qk3/8/8/8/8/8/3Q4/K3R3[PNq] b - - 0 1", rules),
            SearchLimits.none().withDepth(5));
    assertThat(result.best()).isPresent();

    result =
        search(
            state("3qk3/8/8/8/8/8/3Q4/K7[PNqr] b - - 0 1", rules),
            SearchLimits.none().withDepth(5));
    assertThat(result.best()).isPresent();
  }

  @Test
  void bishopsOfOneSquareColorCannotWin() {
    GameState state = state("4k3/8/7p/8/8/8/8/B1B1K3 w - - 0 1", RuleSet.CHESS);
    Move takesTheLastPawn = MoveText.parse("c1h6", state.position(), BoardId.A);

    search(state, SearchLimits.none().withDepth(4).withSearchMoves(List.of(takesTheLastPawn)));
    assertThat(infos.getLast().score()).isEqualTo(new Score.Centipawns(0));
  }

  @Test
  void pricesDecideBetweenCaptures() {
    // A bishop or a knight can be had, each for nothing; what the partner needs decides.
    String choice = "6k1/5ppp/8/2b1n3/3P4/8/5PPP/6K1[] w - - 0 1";
    SearchResult knight = searchFor(choice, new PriceList.Row(0, 480, 0, 0, 0));
    SearchResult bishop = searchFor(choice, new PriceList.Row(0, 0, 480, 0, 0));

    assertThat(knight.best().map(MoveText::ubi)).contains("d4e5");
    assertThat(bishop.best().map(MoveText::ubi)).contains("d4c5");
  }

  @Test
  void pricesAtTheRootCountForTheFirstMoveAlone() {
    String choice = "6k1/5ppp/8/2b1n3/3P4/8/5PPP/6K1[] w - - 0 1";
    PriceList.Row none = PriceList.Row.ZERO;
    PriceList.Row bishop = new PriceList.Row(0, 0, 480, 0, 0);
    PriceList.Row pawn = new PriceList.Row(480, 0, 0, 0, 0);
    SearchResult first = searchFor(choice, new PriceList(bishop, none, Reach.ROOT));
    assertThat(first.best().map(MoveText::ubi)).contains("d4c5");

    // What Black takes is never taken by White's first move.
    assertThat(lastInfo(choice, new PriceList(none, pawn, Reach.ROOT)))
        .isEqualTo(lastInfo(choice, PriceList.ZERO));
    assertThat(lastInfo(choice, new PriceList(none, pawn)))
        .isNotEqualTo(lastInfo(choice, PriceList.ZERO));
  }

  @Test
  void pricesAtTheRootShareWhatIsKnownBelowButNotTheRoot() {
    String choice = "6k1/5ppp/8/2b1n3/3P4/8/5PPP/6K1[] w - - 0 1";
    PriceList.Row bishop = new PriceList.Row(0, 0, 480, 0, 0);
    PriceList.Row knight = new PriceList.Row(0, 480, 0, 0, 0);
    searchFor(choice, PriceList.ZERO);
    long cold = infos.getLast().nodes();
    SearchResult first = searchFor(choice, new PriceList(bishop, PriceList.Row.ZERO, Reach.ROOT));
    long warm = infos.getLast().nodes();
    SearchResult second = searchFor(choice, new PriceList(knight, PriceList.Row.ZERO, Reach.ROOT));

    assertThat(warm).isLessThan(cold);
    assertThat(first.best().map(MoveText::ubi)).contains("d4c5");
    assertThat(second.best().map(MoveText::ubi)).contains("d4e5");
  }

  private SearchResult searchFor(String bfen, PriceList.Row white) {
    return searchFor(bfen, new PriceList(white, PriceList.Row.ZERO));
  }

  private SearchResult searchFor(String bfen, PriceList list) {
    SearchLimits limits = SearchLimits.none().withDepth(5);
    SearchRequest request =
        SearchRequest.of(state(bfen, RuleSet.BUGHOUSE), BoardId.A, limits).withPrices(list);
    return searcher.search(request, new SearchControl(limits), infos::add);
  }

  /** Returns nodes, score and line of a search that knows nothing from before. */
  private List<Object> lastInfo(String bfen, PriceList list) {
    searcher.forget();
    searchFor(bfen, list);
    SearchInfo last = infos.getLast();
    return List.of(last.nodes(), last.score(), last.variation());
  }

  @Test
  void aPositionIsTakenUpNearTheDepthWhereItWasLeft() {
    search(MIDDLEGAME, SearchLimits.none().withDepth(10));
    long cold = infos.getLast().nodes();
    search(MIDDLEGAME, SearchLimits.none().withDepth(10));

    assertThat(infos).extracting(SearchInfo::depth).containsExactly(1, 8, 9, 10);
    assertThat(infos.getLast().nodes()).isLessThan(cold / 2);

    Move move = Move.normal(8, 16);
    search(MIDDLEGAME, SearchLimits.none().withDepth(3).withSearchMoves(List.of(move)));
    assertThat(infos).extracting(SearchInfo::depth).containsExactly(1, 2, 3);
  }

  @Test
  void twoThreadsFindTheSameMate() {
    searcher.configure(new SearchSettings(8, 2, 1));
    search("6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1", SearchLimits.none().withDepth(5));

    assertThat(infos.getLast().score()).isEqualTo(new Score.Mate(1));
  }
}
