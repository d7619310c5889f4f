package org.tandemchess.train.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

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

  @Test
  void findsPlantedWeights() {
    int[] planted = Weights.shipped().toArray();
    int knights = Term.HAND.start() + 6;
    planted[knights] += 50;
    planted[Term.BEARING.start() + 1] += 40;
    Weights hidden = Weights.of(planted);
    List<Tuner.Epoch> table = new ArrayList<>();

    Weights found =
        Tuner.fit(dataOf(scoredBy(hidden), RECIPE), Weights.shipped(), RECIPE, table::add);

    assertThat(table.getLast().apart()).isLessThan(table.getFirst().apart() / 5);
    assertThat(found.get(Term.HAND, 6)).isCloseTo(planted[knights], within(15));
    assertThat(found.get(Term.BEARING, 1)).isCloseTo(hidden.get(Term.BEARING, 1), within(15));
  }

  @Test
  void theSameSeedAndDataGiveTheSameWeights() {
    TuneRecipe recipe = TuneRecipe.DEFAULT.withEpochs(3);
    Weights first = Tuner.fit(dataOf(games, recipe), Weights.shipped(), recipe, epoch -> {});
    Weights again = Tuner.fit(dataOf(games, recipe), Weights.shipped(), recipe, epoch -> {});
    TuneRecipe other = recipe.withSeed(2);

    assertThat(again.toArray()).containsExactly(first.toArray());
    assertThat(Tuner.fit(dataOf(games, other), Weights.shipped(), other, epoch -> {}))
        .isNotEqualTo(first);
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
