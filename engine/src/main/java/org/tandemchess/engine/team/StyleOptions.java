package org.tandemchess.engine.team;

import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.OptionValues;

/**
 * What one style of play differs in.
 *
 * @param factor how much the other board counts, from 0
 * @param aggression centipawns that the other board must gain at least to overrule this one
 * @param divisor the part of our clock that a move may take, from 1
 * @param cap milliseconds that a move takes at most, from 1
 */
public record StyleOptions(double factor, int aggression, int divisor, int cap) {

  /** The declarations of what a style differs in. */
  record Specs(
      OptionSpec.Decimal factor,
      OptionSpec.Spin aggression,
      OptionSpec.Spin divisor,
      OptionSpec.Spin cap) {

    /**
     * Declares a style.
     *
     * @param style what names begin with
     * @param initial what holds until somebody sets something else
     */
    static Specs of(String style, StyleOptions initial) {
      return new Specs(
          new OptionSpec.Decimal(style + "StyleFactor", initial.factor, 0, 10),
          new OptionSpec.Spin(style + "Aggression", initial.aggression, 0, 10_000),
          new OptionSpec.Spin(style + "Divisor", initial.divisor, 1, 1_000),
          StrategyOptions.budget(style + "Cap", initial.cap));
    }

    StyleOptions read(OptionValues values) {
      return new StyleOptions(
          values.get(factor), values.get(aggression), values.get(divisor), values.get(cap));
    }
  }
}
