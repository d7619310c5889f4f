package org.tandemchess.search.eval;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.EvaluationSettings;
import org.tandemchess.search.api.Evaluator;
import org.tandemchess.search.api.EvaluatorFactory;
import org.tandemchess.search.api.PieceValues;

/**
 * The evaluations made of terms: one that was fitted for games with drops, one that was written by
 * hand for those without. Settings count for games with drops only. Immutable; tables are made
 * once, for all evaluators of an object.
 *
 * <p>Where pieces are dropped, pieces are worth less against a pawn than in chess: a lost one is
 * replaced, and a pawn in hand gives check, shuts lines and mates like others. A piece in hand can
 * go anywhere, but it still costs a move to be of use; games between versions put it at 85 % of the
 * same piece on the board.
 */
public final class Evaluators implements EvaluatorFactory {
  static final PieceValues CHESS =
      new PieceValues(List.of(100, 325, 335, 500, 975), List.of(0, 0, 0, 0, 0));

  private static final List<Integer> DROPS_IN_HAND = List.of(85, 185, 190, 240, 425);

  // Over 1,010 positions of Tandem's games at depth 4.
  private static final List<Integer> USUAL_IMPACTS = List.of(120, 265, 240, 310, 525);

  /** The evaluations as they were fitted and written. */
  public static final Evaluators USUAL = new Evaluators(EvaluationSettings.DEFAULT);

  private final PieceValues drops;
  private final @Nullable WeightTables tables;

  private Evaluators(EvaluationSettings settings) {
    boolean fitted = settings.equals(EvaluationSettings.DEFAULT);
    drops = drops(settings);
    tables = fitted ? null : new WeightTables(Weights.shipped().with(settings));
  }

  private static PieceValues drops(EvaluationSettings settings) {
    List<Integer> hand = new ArrayList<>();
    for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
      hand.add(DROPS_IN_HAND.get(role) + settings.moreInHand(role));
    }
    return new PieceValues(settings.onBoard(), hand);
  }

  @Override
  public Evaluator evaluator(RuleSet rules) {
    if (!rules.hasReserves()) {
      return new ChessEvaluator();
    }
    return tables == null ? new DropEvaluator() : new DropEvaluator(tables);
  }

  @Override
  public PieceValues exchangeValues(RuleSet rules) {
    return rules.hasReserves() ? drops : CHESS;
  }

  @Override
  public List<Integer> usualImpacts() {
    return USUAL_IMPACTS;
  }

  @Override
  public Evaluators with(EvaluationSettings settings) {
    return settings.equals(EvaluationSettings.DEFAULT) ? USUAL : new Evaluators(settings);
  }
}
