package org.tandemchess.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.eval.Evaluators;

/** A check that only a future drop answers: who suffers it prefers it to mate, and late to soon. */
class WaitingTest {

  private static SearchInfo search(String bfen, int depth, String... only) {
    Position position = Position.of(Bfen.parseBoard(bfen).setup(), RuleSet.BUGHOUSE);
    List<SearchInfo> infos = new ArrayList<>();
    SearchLimits limits = SearchLimits.none().withDepth(depth);
    limits =
        limits.withSearchMoves(
            List.of(only).stream().map(text -> MoveText.parse(text, position, BoardId.A)).toList());
    new AlphaBetaSearcher(Evaluators.USUAL)
        .search(GameState.of(position), BoardId.A, limits, new SearchControl(limits), infos::add);
    return infos.getLast();
  }

  private static String firstMove(SearchInfo info) {
    return MoveText.ubi(info.variation().getFirst());
  }

  @Test
  void isBetterThanBeingMated() {
    // In check: on f1 the king is mated at once, on h1 a queen on a1 could still be answered.
    String corner = "8/2P5/k3n3/8/3b4/1b6/p2q4/6K1[] w - - 0 1";

    SearchInfo best = search(corner, 4);

    assertThat(best.score()).isEqualTo(new Score.Waiting(-1));
    assertThat(firstMove(best)).isEqualTo("g1h1");
    assertThat(search(corner, 4, "g1f1").score()).isEqualTo(new Score.Mate(-1));
  }

  @Test
  void isBetterLateThanSoon() {
    String chased = "7r/3r4/8/8/5r2/4K3/4p2P/1r4k1[] w - - 0 1";

    SearchInfo best = search(chased, 4, "e3e2", "e3f4");

    assertThat(best.score()).isEqualTo(new Score.Waiting(-2));
    assertThat(firstMove(best)).isEqualTo("e3f4");
    assertThat(search(chased, 4, "e3e2").score()).isEqualTo(new Score.Waiting(-1));
  }

  @Test
  void liesBetweenMatesAndEstimates() {
    assertThat(Scores.waitingAt(0)).isGreaterThan(Scores.matedAt(Scores.MAX_PLY));
    assertThat(Scores.waitingAt(Scores.MAX_PLY)).isLessThan(-Scores.MOST_ESTIMATE);
    assertThat(Scores.waitingAt(4)).isGreaterThan(Scores.waitingAt(2));
  }
}
