package org.tandemchess.train.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.eval.DropEvaluator;
import org.tandemchess.search.eval.Term;
import org.tandemchess.search.eval.Weights;
import org.tandemchess.train.games.GameMaker;
import org.tandemchess.train.games.Sample;

class TunerTest {
  private static final TuneRecipe RECIPE =
      TuneRecipe.DEFAULT.withResultShare(0).withEpochs(60).withPatience(60);

  private static final int PLANTED = 60;
  private static final int BISHOP_PAIR = Term.BISHOP_PAIR.start();
  private static final int PAWN_IN_HAND = Term.HAND.start();

  private static List<Sample> games = List.of();

  @BeforeAll
  static void playGames() {
    games = new GameMaker(9, 14, 40).play(1, 150).flatMap(List::stream).toList();
  }

  /** Scores are what other weights say, so that the tuner should find these again. */
  private static List<Sample> scoredBy(Weights weights) {
    DropEvaluator evaluator = new DropEvaluator(weights);
    List<Sample> scored = new ArrayList<>();
    for (Sample game : games) {
      Board board =
          Position.of(Bfen.parseBoard(game.board()).setup(), RuleSet.BUGHOUSE).boardCopy(BoardId.A);
      int score = Math.clamp(evaluator.evaluate(board), -Sample.MOST, Sample.MOST);
      scored.add(
          new Sample(game.game(), game.pliesLeft(), OptionalInt.empty(), score, game.board()));
    }
    return scored;
  }

  private static DataSet dataOf(List<Sample> samples, TuneRecipe recipe) {
    DataSet data = new DataSet(Weights.shipped());
    samples.forEach(sample -> data.add(sample, recipe));
    return data;
  }

  /** Returns the shipped weights but for two that stand in nearly every position. */
  private static Weights planted() {
    int[] weights = Weights.shipped().toArray();
    weights[BISHOP_PAIR] += PLANTED;
    weights[PAWN_IN_HAND] += PLANTED;
    return Weights.of(weights);
  }

  @Test
  void findsPlantedWeights() {
    Weights hidden = planted();
    List<Tuner.Epoch> table = new ArrayList<>();

    Weights found =
        Tuner.fit(dataOf(scoredBy(hidden), RECIPE), Weights.shipped(), RECIPE, table::add);

    assertThat(table.getLast().apart()).isLessThan(table.getFirst().apart() / 5);
    // Other weights say part of the same, so that these need not come back in full.
    for (int index : new int[] {BISHOP_PAIR, PAWN_IN_HAND}) {
      int missing = hidden.toArray()[index] - found.toArray()[index];
      assertThat(missing).isBetween(-PLANTED / 4, 3 * PLANTED / 4);
    }
  }

  @Test
  void theSameSeedAndDataGiveTheSameWeights() {
    TuneRecipe recipe = RECIPE.withEpochs(3);
    DataSet data = dataOf(scoredBy(planted()), recipe);
    Weights first = Tuner.fit(data, Weights.shipped(), recipe, epoch -> {});
    Weights again = Tuner.fit(data, Weights.shipped(), recipe, epoch -> {});
    TuneRecipe other = recipe.withSeed(2);

    assertThat(again.toArray()).containsExactly(first.toArray());
    assertThat(Tuner.fit(data, Weights.shipped(), other, epoch -> {})).isNotEqualTo(first);
  }

  @Test
  void endsWhenTheGamesSetApartGainNoMore() {
    DataSet data = dataOf(scoredBy(Weights.shipped()), RECIPE);
    List<Tuner.Epoch> table = new ArrayList<>();
    TuneRecipe hasty = TuneRecipe.DEFAULT.withEpochs(60).withPatience(1);

    Weights found = Tuner.fit(data, Weights.shipped(), hasty, table::add);

    assertThat(table).hasSizeLessThan(20);
    assertThat(found).isEqualTo(Weights.shipped());
  }

  @Test
  void needsTwoGames() {
    DataSet one = dataOf(games.stream().filter(game -> game.game() == 1).toList(), RECIPE);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tuner.fit(one, Weights.shipped(), RECIPE, epoch -> {}))
        .withMessageContaining("too few games");
  }

  @Test
  void refusesRecipesThatMakeNoSense() {
    assertThatIllegalArgumentException().isThrownBy(() -> RECIPE.withEpochs(0));
    assertThatIllegalArgumentException().isThrownBy(() -> RECIPE.withResultShare(1.5));
  }
}
