package org.tandemchess.search.eval;

import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.EvaluationSettings;
import org.tandemchess.search.api.Evaluator;

/**
 * Which evaluator and which values belong to which game, under some settings, which count for games
 * with drops only. Immutable; tables are made once, for all evaluators of an object.
 */
public final class Evaluators {
  private final PieceValues drops;
  private final @Nullable Weigher weigher;

  /** Makes evaluators under these settings. */
  public Evaluators(EvaluationSettings settings) {
    boolean fitted = settings.equals(EvaluationSettings.DEFAULT);
    drops = PieceValues.drops(settings);
    weigher = fitted ? null : new Weigher(Weights.shipped().with(settings));
  }

  /** Makes an evaluator for one thread and for boards of this rule sheet, as it was fitted. */
  public static Evaluator of(RuleSet rules) {
    return rules.hasReserves() ? new DropEvaluator() : new ChessEvaluator();
  }

  /** Makes an evaluator for one thread and for boards of this rule sheet. */
  public Evaluator evaluator(RuleSet rules) {
    return weigher != null && rules.hasReserves() ? new DropEvaluator(weigher) : of(rules);
  }

  /** Returns what pieces count in exchanges. */
  public PieceValues values(RuleSet rules) {
    return rules.hasReserves() ? drops : PieceValues.of(rules);
  }
}
