package org.tandemchess.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.Score;

class WinDrawLossTest {
  private static final List<RuleSet> RULES =
      List.of(RuleSet.CHESS, RuleSet.CHESS960, RuleSet.CRAZYHOUSE, RuleSet.BUGHOUSE);

  @Test
  void sumsUpAndGrowsWithTheScoreAndIsTheSameForBothSides() {
    for (RuleSet rules : RULES) {
      int last = 0;
      for (int cp = -3000; cp <= 3000; cp++) {
        WinDrawLoss now = WinDrawLoss.of(Score.centipawns(cp), rules);
        WinDrawLoss theirs = WinDrawLoss.of(Score.centipawns(-cp), rules);
        assertThat(now.win() + now.draw() + now.loss()).isEqualTo(1000);
        assertThat(List.of(now.win(), now.draw(), now.loss())).allMatch(part -> part >= 0);
        assertThat(now.win()).isGreaterThanOrEqualTo(last);
        // Halves are rounded up once.
        assertThat(now.loss()).isBetween(theirs.win() - 1, theirs.win());
        last = now.win();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 500, 0, 500",
    "400, 731, 0, 269",
    "-400, 269, 0, 731",
    "32000, 1000, 0, 0",
  })
  void bughouseIsTheLogisticThatItsEvaluationWasFittedBy(int cp, int win, int draw, int loss) {
    assertThat(WinDrawLoss.of(Score.centipawns(cp), RuleSet.BUGHOUSE))
        .isEqualTo(new WinDrawLoss(win, draw, loss));
  }

  @Test
  void aThirdOfEvenChessIsDrawnAndFewGamesOfCrazyhouse() {
    assertThat(WinDrawLoss.of(Score.centipawns(0), RuleSet.CHESS).draw()).isBetween(330, 337);
    assertThat(WinDrawLoss.of(Score.centipawns(0), RuleSet.CRAZYHOUSE).draw()).isBetween(19, 21);
    // 0.64 of the points for a pawn.
    WinDrawLoss pawn = WinDrawLoss.of(Score.centipawns(100), RuleSet.CHESS);
    assertThat(pawn.win() + pawn.draw() / 2).isBetween(630, 650);
  }

  @Test
  void matesAreSureAndWaitsAreNot() {
    assertThat(WinDrawLoss.of(new Score.Mate(3), RuleSet.CHESS))
        .isEqualTo(new WinDrawLoss(1000, 0, 0));
    assertThat(WinDrawLoss.of(new Score.Mate(0), RuleSet.BUGHOUSE))
        .isEqualTo(new WinDrawLoss(0, 0, 1000));
    assertThat(WinDrawLoss.of(new Score.Waiting(0), RuleSet.BUGHOUSE).win()).isBetween(1, 50);
    assertThat(WinDrawLoss.of(new Score.Waiting(2), RuleSet.BUGHOUSE).loss()).isBetween(1, 50);
  }
}
