package org.tandemchess.search.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Position;

class FeatureTraceTest {
  private static final long SEED = 31;

  /** The tuner's sum of what was asked for has to be what the search is told. */
  @Test
  void whatWasAskedForAddsUpToTheValue() {
    SplittableRandom random = new SplittableRandom(SEED);
    Weights weights = Weights.of(random.ints(Term.total(), -60, 61).toArray());
    FeatureTrace trace = new FeatureTrace(weights);
    DropEvaluator evaluator = new DropEvaluator(weights);
    for (int game = 0; game < 20; game++) {
      Board board = Position.start(RuleSet.BUGHOUSE).boardCopy(BoardId.A);
      MoveBuffer moves = new MoveBuffer();
      for (int ply = 0; ply < 80; ply++) {
        moves.clear();
        MoveGenerator.legal(board, moves);
        if (moves.size() == 0) {
          break;
        }
        board.makeMove(moves.get(random.nextInt(moves.size())));
        board.addToReserve(random.nextInt(2), random.nextInt(5));
        int value = evaluator.evaluate(board);

        assertThat(trace.read(board)).isEqualTo(value);
        double white = sum(trace, weights);
        assertThat(board.sideToMove() == 0 ? white : -white)
            .as("seed %d, game %d, ply %d, %s", SEED, game, ply, board)
            .isCloseTo(value, within(2.0));
      }
    }
  }

  private static double sum(FeatureTrace trace, Weights weights) {
    return part(trace, weights, FeatureTrace.LINEAR)
        - FeatureTrace.danger(part(trace, weights, FeatureTrace.DANGER))
        + FeatureTrace.danger(part(trace, weights, FeatureTrace.DANGER + 1));
  }

  private static double part(FeatureTrace trace, Weights weights, int part) {
    int[] values = weights.toArray();
    double sum = 0;
    for (int i = 0; i < trace.size(part); i++) {
      sum += values[trace.index(part, i)] * trace.times(part, i);
    }
    return sum;
  }

  @Test
  void dangerRisesFasterAndFaster() {
    assertThat(FeatureTrace.danger(-80)).isEqualTo(-10);
    assertThat(FeatureTrace.danger(96)).isEqualTo(24);
    assertThat(FeatureTrace.danger(192)).isEqualTo(72);
    for (double units = -20.5; units < 1_000; units += 10) {
      double slope = FeatureTrace.danger(units + 0.01) - FeatureTrace.danger(units - 0.01);
      assertThat(slope / 0.02)
          .as("units %f", units)
          .isCloseTo(FeatureTrace.slope(units), within(1e-6));
    }
  }
}
