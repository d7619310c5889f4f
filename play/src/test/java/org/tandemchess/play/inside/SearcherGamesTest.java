package org.tandemchess.play.inside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.play.game.PlayedGame;
import org.tandemchess.play.player.Pace;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchResult;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.eval.Evaluators;

class SearcherGamesTest {
  private static final Pace NODES = new Pace.Nodes(60);

  private static SearcherGames onBothBoards(int plyLimit) {
    return new SearcherGames(
        Map.of(
            BoardId.A,
            new AlphaBetaSearcher(Evaluators.USUAL),
            BoardId.B,
            new AlphaBetaSearcher(Evaluators.USUAL)),
        NODES,
        plyLimit);
  }

  @Test
  void repeatsAGameThoughItHasPlayedOthers() {
    GameState start = GameState.start(RuleSet.BUGHOUSE);
    SearcherGames games = onBothBoards(60);
    PlayedGame first = games.play(start);

    assertThat(games.play(start).last().moves()).isEqualTo(first.last().moves());
    assertThat(onBothBoards(60).play(start).last().moves()).isEqualTo(first.last().moves());
    assertThat(first.moves()).allMatch(move -> move.thought().centipawns().isPresent());
  }

  @Test
  void leavesABoardWithoutASearcherAsItIs() {
    GameState start = GameState.start(RuleSet.CRAZYHOUSE);
    PlayedGame game =
        new SearcherGames(Map.of(BoardId.A, new AlphaBetaSearcher(Evaluators.USUAL)), NODES, 20)
            .play(start);

    assertThat(game.outcome().cause()).isEqualTo(Cause.PLY_LIMIT);
    assertThat(game.moves()).hasSize(20).allMatch(move -> move.seat().board() == BoardId.A);
  }

  @Test
  void refusesClocks() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SearcherGames(Map.of(), new Pace.Clock(1_000, 0), 20));
  }

  @Test
  void aSearcherThatFailsEndsTheGame() {
    SearcherGames games = new SearcherGames(Map.of(BoardId.A, new Failing()), NODES, 20);

    assertThatIllegalStateException()
        .isThrownBy(() -> games.play(GameState.start(RuleSet.BUGHOUSE)))
        .withMessageContaining("no idea");
  }

  private static final class Failing implements Searcher {
    @Override
    public SearchResult search(
        SearchRequest request, SearchControl control, Consumer<SearchInfo> progress) {
      throw new IllegalStateException("no idea");
    }

    @Override
    public void configure(SearchSettings settings) {}

    @Override
    public void forget() {}
  }
}
