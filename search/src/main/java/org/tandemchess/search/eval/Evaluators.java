package org.tandemchess.search.eval;

import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.api.Evaluator;

/** Which evaluator belongs to which game. */
public final class Evaluators {
  private Evaluators() {}

  /** Makes an evaluator for one thread and for boards of this rule sheet. */
  public static Evaluator of(RuleSet rules) {
    return rules.hasReserves() ? new DropEvaluator() : new ChessEvaluator();
  }
}
