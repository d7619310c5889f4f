package org.tandemchess.search.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.search.api.EvaluationSettings;
import org.tandemchess.search.api.PieceValues;

class EvaluatorsTest {
  private static final EvaluationSettings DEFAULT = EvaluationSettings.DEFAULT;

  /** A queen and a knight more, and in hand a pawn against two bishops. */
  private static final Board BOARD =
      Bfen.parse(
              "rnb1kbnr/ppp2ppp/8/8/4P3/2N2N2/PPPP1PPP/RN1QKB1R[Pbb] w KQkq - 0 1"
                  + " | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1")
          .toPosition(RuleSet.BUGHOUSE)
          .boardCopy(BoardId.A);

  private static int judged(EvaluationSettings settings) {
    return Evaluators.USUAL.with(settings).evaluator(RuleSet.BUGHOUSE).evaluate(BOARD);
  }

  private static EvaluationSettings with(List<Integer> values, int role, int value) {
    List<Integer> changed = new ArrayList<>(values);
    changed.set(role, value);
    return values.equals(DEFAULT.onBoard())
        ? new EvaluationSettings(changed, DEFAULT.inHandPercent(), 20, 20)
        : new EvaluationSettings(DEFAULT.onBoard(), changed, 20, 20);
  }

  @Test
  void changeNothingWhereNothingIsSet() {
    PieceValues values = Evaluators.USUAL.with(DEFAULT).exchangeValues(RuleSet.BUGHOUSE);

    assertThat(Weights.shipped().with(DEFAULT)).isEqualTo(Weights.shipped());
    assertThat(judged(DEFAULT)).isEqualTo(new DropEvaluator().evaluate(BOARD));
    assertThat(
            new int[] {
              values.onBoard(0),
              values.onBoard(1),
              values.onBoard(2),
              values.onBoard(3),
              values.onBoard(4)
            })
        .containsExactly(100, 215, 225, 280, 500);
    assertThat(
            new int[] {
              values.inHand(0),
              values.inHand(1),
              values.inHand(2),
              values.inHand(3),
              values.inHand(4)
            })
        .containsExactly(85, 185, 190, 240, 425);
  }

  @Test
  void countAPieceOnTheBoardForWhatIsSet() {
    EvaluationSettings dear = with(DEFAULT.onBoard(), Roles.QUEEN, 600);

    assertThat(judged(dear) - judged(DEFAULT)).isEqualTo(100);
    assertThat(Evaluators.USUAL.with(dear).exchangeValues(RuleSet.BUGHOUSE).onBoard(Roles.QUEEN))
        .isEqualTo(600);
  }

  @Test
  void countAPieceInHandForWhatIsSet() {
    EvaluationSettings dear = with(DEFAULT.inHandPercent(), Roles.BISHOP, 104);

    assertThat(judged(dear) - judged(DEFAULT)).isEqualTo(-2 * 45);
    assertThat(Evaluators.USUAL.with(dear).exchangeValues(RuleSet.BUGHOUSE).inHand(Roles.BISHOP))
        .isEqualTo(235);
  }

  @Test
  void countAPieceInHandWithItsKind() {
    EvaluationSettings dear = with(DEFAULT.onBoard(), Roles.PAWN, 200);

    // Seven pawns each on the board; one more in hand at 85 %.
    assertThat(judged(dear) - judged(DEFAULT)).isEqualTo(85 + 100 * pawnsMore());
  }

  private static int pawnsMore() {
    return Long.bitCount(BOARD.pieces(0, Roles.PAWN)) - Long.bitCount(BOARD.pieces(1, Roles.PAWN));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10, 200})
  void scaleWhatHandsMeanForKings(int scale) {
    EvaluationSettings attack =
        new EvaluationSettings(DEFAULT.onBoard(), DEFAULT.inHandPercent(), scale, 20);
    Weights weights = Weights.shipped();
    Weights scaled = weights.with(attack);

    for (int i = 0; i < Term.ATTACKER_IN_HAND.size(); i++) {
      assertThat(scaled.get(Term.ATTACKER_IN_HAND, i))
          .isEqualTo(weights.get(Term.ATTACKER_IN_HAND, i) * scale / 20);
      assertThat(scaled.get(Term.DEFENDER_IN_HAND, i))
          .isEqualTo(weights.get(Term.DEFENDER_IN_HAND, i));
    }
    assertThat(judged(attack)).isNotEqualTo(judged(DEFAULT));
  }

  @Test
  void leaveGamesWithoutDropsAlone() {
    EvaluationSettings dear = with(DEFAULT.onBoard(), Roles.QUEEN, 3_000);
    Evaluators evaluators = Evaluators.USUAL.with(dear);

    assertThat(evaluators.exchangeValues(RuleSet.CHESS))
        .isSameAs(Evaluators.USUAL.exchangeValues(RuleSet.CHESS));
    assertThat(evaluators.evaluator(RuleSet.CHESS)).isInstanceOf(ChessEvaluator.class);
  }

  @Test
  void refuseWhatIsNotFiveValuesFromZero() {
    assertThatIllegalArgumentException().isThrownBy(() -> with(DEFAULT.onBoard(), Roles.QUEEN, -1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EvaluationSettings(List.of(1), DEFAULT.inHandPercent(), 20, 20));
  }
}
