package org.tandemchess.engine.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.tandemchess.engine.team.PartnerPrices.Weight;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.acquisition.Acquisition.Prospect;
import org.tandemchess.search.acquisition.Acquisition.Side;
import org.tandemchess.search.acquisition.Analyst;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.api.StopReason;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.search.time.TimeBudget;

/** A search of board A beside a board B on which White's partner could use a knight very well. */
class TeamSearcherTest {
  private static final Position START = Position.start(RuleSet.BUGHOUSE);
  private static final int KNIGHT_IMPACT = 265 + 640;

  private final Prices prices = new Prices(new Snapshots(), new PartnerWishes());
  private final Recorder recorder = new Recorder();
  private final List<SearchInfo> told = new ArrayList<>();
  private final List<BoardId> analysed = new ArrayList<>();
  private final TeamSearcher searcher = new TeamSearcher(recorder, analyst(), prices);

  private Analyst analyst() {
    return (state, board, depth, nodes, control) -> {
      analysed.add(board);
      List<Prospect> prospects = new ArrayList<>(Collections.nCopies(5, Prospect.NONE));
      for (Role role : Role.values()) {
        if (role != Role.KING) {
          int usual = new int[] {120, 265, 240, 310, 525}[role.index()];
          int impact = role == Role.KNIGHT ? KNIGHT_IMPACT : usual;
          prospects.set(role.index(), new Prospect(0, 0, impact));
        }
      }
      return new Acquisition(
          board, 4, nodes, Side.NOTHING, new Side(prospects, Evaluators.USUAL.usualImpacts()));
    };
  }

  private SearchRequest search(SearchLimits limits) {
    SearchRequest request =
        new SearchRequest(GameState.of(START), BoardId.A, PriceList.ZERO, limits);
    prices.setPosition(START);
    searcher.search(request, new SearchControl(limits), info -> {});
    return recorder.heard.getLast();
  }

  private static SearchLimits nodes(long count) {
    return SearchLimits.none().withNodes(count);
  }

  @Test
  void searchesUnderThePricesOfTheOtherBoard() {
    prices.weigh(BoardId.A, Weight.FULL);
    SearchRequest request = search(nodes(80_000));

    assertThat(analysed).containsExactly(BoardId.B);
    assertThat(request.prices().white()).isEqualTo(new PriceList.Row(0, 640, 0, 0, 0));
  }

  @Test
  void pricesReachAsFarAsTheyShould() {
    prices.weigh(BoardId.A, Weight.FULL);
    prices.reach(PriceList.Reach.ROOT);

    assertThat(search(nodes(80_000)).prices().reach()).isEqualTo(PriceList.Reach.ROOT);
  }

  @Test
  void theAnalysisIsPartOfTheNodes() {
    prices.weigh(BoardId.A, Weight.FULL);

    assertThat(search(nodes(80_000)).limits().nodes()).isEqualTo(70_000);
  }

  @Test
  void knowsAnUnchangedBoardTheNextTime() {
    prices.weigh(BoardId.A, Weight.FULL);
    search(nodes(80_000));
    SearchRequest second = search(nodes(80_000));

    assertThat(analysed).containsExactly(BoardId.B);
    assertThat(second.limits().nodes()).isEqualTo(80_000);
    assertThat(second.prices().white().knight()).isEqualTo(640);
  }

  @Test
  void doesWithoutPricesWhereTheyDoNotCountOrCostTooMuch() {
    assertThat(search(nodes(80_000)).prices()).isEqualTo(PriceList.ZERO);
    prices.weigh(BoardId.A, Weight.FULL);
    assertThat(search(nodes(1_000)).prices()).isEqualTo(PriceList.ZERO);
    assertThat(search(nodes(80_000).withDepth(1)).prices()).isEqualTo(PriceList.ZERO);
    assertThat(analysed).isEmpty();
  }

  @Test
  void beginsAgainWithTheOtherBoardAsItIsWhenThatChanges() {
    prices.weigh(BoardId.A, Weight.FULL);
    Position later = START.play(BoardId.B, START.legalMoves(BoardId.B).getFirst());
    recorder.during =
        control -> {
          recorder.during = none -> {};
          prices.setPosition(later);
          control.breakOff();
        };
    search(nodes(80_000));

    assertThat(recorder.heard).hasSize(2);
    assertThat(recorder.heard.get(0).state().position()).isEqualTo(START);
    assertThat(recorder.heard.get(1).state().position()).isEqualTo(later);
    assertThat(analysed).containsExactly(BoardId.B, BoardId.B);
  }

  @Test
  void aStopIsNotTakenForAChange() {
    prices.weigh(BoardId.A, Weight.FULL);
    recorder.during =
        control -> {
          control.breakOff();
          control.stop();
        };
    search(nodes(80_000));

    assertThat(recorder.heard).hasSize(1);
  }

  @Test
  void thinkingWithoutEndAnalysesTheOwnBoardToo() {
    prices.weigh(BoardId.A, Weight.FULL);
    search(SearchLimits.none().pondering());

    assertThat(analysed).containsExactly(BoardId.A, BoardId.B);
  }

  @Test
  void aSearchWithoutEndTellsOfAMoveBeforeTheAnalyses() {
    prices.weigh(BoardId.A, Weight.FULL);
    List<Integer> analysesBefore = new ArrayList<>();
    recorder.during = control -> analysesBefore.add(analysed.size());
    search(SearchLimits.none().pondering());

    assertThat(recorder.heard.getFirst().limits().depth()).isEqualTo(3);
    assertThat(analysesBefore).containsExactly(0, 2);
  }

  private static SearchLimits aTenthOfASecond() {
    return SearchLimits.none().withTime(TimeBudget.exactly(100));
  }

  private SearchResult searchFor(SearchLimits limits) {
    prices.setPosition(START);
    prices.weigh(BoardId.A, Weight.FULL);
    SearchRequest request = SearchRequest.of(GameState.of(START), BoardId.A, limits);
    return searcher.search(request, new SearchControl(limits), told::add);
  }

  private static SearchInfo line(int depth) {
    Move move = START.legalMoves(BoardId.A).getFirst();
    return new SearchInfo(depth, depth, 1, 1, 0, Score.centipawns(0), List.of(move), 1);
  }

  @Test
  void aSearchByTheClockLooksAtTheBoardBeforeItAnalyses() {
    List<Integer> analysesBefore = new ArrayList<>();
    recorder.during = control -> analysesBefore.add(analysed.size());
    searchFor(aTenthOfASecond());

    assertThat(recorder.heard.getFirst().limits().depth()).isEqualTo(3);
    assertThat(recorder.heard.getLast().limits().depth()).isEqualTo(SearchLimits.MAX_DEPTH);
    assertThat(analysesBefore).containsExactly(0, 1);
  }

  @Test
  void whatTheFirstLookDecidesNeedsNoAnalysis() {
    for (StopReason decided : List.of(StopReason.MATE, StopReason.ONLY_MOVE)) {
      recorder.heard.clear();
      recorder.answer = SearchResult.of(START.legalMoves(BoardId.A).getFirst(), decided);

      assertThat(searchFor(aTenthOfASecond())).isEqualTo(recorder.answer);
      assertThat(recorder.heard).hasSize(1);
      assertThat(analysed).isEmpty();
    }
  }

  @Test
  void timeThatIsUpAfterTheFirstLookIsNotExceeded() {
    recorder.answer = SearchResult.of(START.legalMoves(BoardId.A).getFirst(), StopReason.DEPTH);
    SearchLimits late = aTenthOfASecond().startedAt(System.nanoTime() - 200_000_000L);

    assertThat(searchFor(late)).isEqualTo(recorder.answer.withReason(StopReason.TIME));
    assertThat(recorder.heard).hasSize(1);
    assertThat(analysed).isEmpty();
  }

  @Test
  void nothingLessDeepIsToldAfterTheFirstLook() {
    recorder.lines = List.of(line(1), line(2), line(3));
    recorder.during =
        control -> {
          if (recorder.heard.size() == 2) {
            recorder.lines = List.of(line(1), line(2), line(3), line(4));
          }
        };
    searchFor(aTenthOfASecond());

    assertThat(told).extracting(SearchInfo::depth).containsExactly(1, 2, 3, 3, 4);
  }

  @Test
  void theMoveOfTheFirstLookStandsUntilSomethingAsDeepIsFound() {
    List<Move> moves = START.legalMoves(BoardId.A);
    recorder.lines = List.of(line(1), line(2), line(3));
    recorder.answer = SearchResult.of(moves.get(0), StopReason.DEPTH);
    recorder.during =
        control -> {
          if (recorder.heard.size() == 2) {
            recorder.lines = List.of(line(1));
            recorder.answer = SearchResult.of(moves.get(1), StopReason.TIME);
          }
        };

    assertThat(searchFor(aTenthOfASecond()))
        .isEqualTo(SearchResult.of(moves.get(0), StopReason.TIME));
  }

  @Test
  void aChangeDuringTheFirstLookIsTakenIn() {
    Position later = START.play(BoardId.B, START.legalMoves(BoardId.B).getFirst());
    recorder.during =
        control -> {
          if (recorder.heard.size() == 1) {
            prices.setPosition(later);
            control.breakOff();
          }
        };
    searchFor(aTenthOfASecond());

    assertThat(recorder.heard).hasSize(2);
    assertThat(recorder.heard.getLast().state().position()).isEqualTo(later);
  }

  @Test
  void aStopBeforeTheAnalysesIsAnsweredWithTheFirstMove() {
    prices.weigh(BoardId.A, Weight.FULL);
    recorder.answer = SearchResult.of(START.legalMoves(BoardId.A).getFirst(), StopReason.DEPTH);
    recorder.during = SearchControl::stop;
    SearchLimits limits = SearchLimits.none().untilStopped();
    SearchRequest request = SearchRequest.of(GameState.of(START), BoardId.A, limits);
    SearchResult result = searcher.search(request, new SearchControl(limits), info -> {});

    assertThat(result).isEqualTo(recorder.answer.withReason(StopReason.STOPPED));
    assertThat(recorder.heard).hasSize(1);
    assertThat(analysed).isEmpty();
  }

  /** Notes what it is asked. */
  private static final class Recorder implements Searcher {
    private final List<SearchRequest> heard = new ArrayList<>();
    private Consumer<SearchControl> during = control -> {};
    private List<SearchInfo> lines = List.of();
    private SearchResult answer = SearchResult.none(StopReason.DEPTH);

    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      heard.add(request);
      during.accept(control);
      lines.forEach(progress);
      return answer;
    }

    @Override
    public void configure(SearchSettings settings) {}

    @Override
    public void forget() {}
  }
}
