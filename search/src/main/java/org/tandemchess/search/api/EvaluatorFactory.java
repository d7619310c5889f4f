package org.tandemchess.search.api;

import java.util.List;
import org.tandemchess.rules.core.RuleSet;

/**
 * One way to judge positions, with the numbers that were measured for it: whoever searches is given
 * a factory and makes of it what it needs. Immutable; safe for use by any thread.
 *
 * <p>What is large, such as the weights of a net, belongs to the factory and is shared by its
 * evaluators.
 */
public interface EvaluatorFactory {

  /**
   * Makes an evaluator for one thread and for boards of a rule sheet.
   *
   * <p>A search makes one for each of its threads when it begins, so this must be cheap.
   */
  Evaluator evaluator(RuleSet rules);

  /** Returns what pieces count in exchanges, on the scale of the evaluators. */
  PieceValues exchangeValues(RuleSet rules);

  /**
   * Returns by how many cp one more piece in a hand betters a position on average, pawn to queen: a
   * mean over positions of games, judged by searches with these evaluators. What a piece is worth
   * beyond that is what one board has to tell the other.
   */
  List<Integer> usualImpacts();

  /**
   * Returns this way of judging under other settings; itself if it heeds none of those that differ.
   */
  EvaluatorFactory with(EvaluationSettings settings);
}
