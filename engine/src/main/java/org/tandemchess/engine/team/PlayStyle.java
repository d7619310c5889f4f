package org.tandemchess.engine.team;

import org.tandemchess.rules.position.Clocks;
import org.tandemchess.search.time.TimeShare;

/**
 * How a move is thought about: how long, and how much the other board counts meanwhile. After the
 * description of bughouse-engine, by Viren Sawant.
 */
public enum PlayStyle {
  /** Whatever is at hand, before the flag falls. */
  INSTANT,
  /** Fast, and only sure gains on the other board count. */
  BLITZ,
  /** As usual. */
  STANDARD,
  /** Deep, and the other board counts much. */
  EXTENDED,
  /** Stalling: a short look for a quiet move. */
  SLOW;

  /**
   * Returns the style for a seat that is to move.
   *
   * @param bothAsked whether both our boards wait for a move of ours
   * @param hurried whether the partner wants us to hurry
   */
  public static PlayStyle of(
      TeamClocks clocks, StrategyOptions options, boolean bothAsked, boolean hurried) {
    long ours = clocks.ours();
    if (ours == Clocks.UNKNOWN) {
      return hurried ? BLITZ : STANDARD;
    }
    if (ours < options.instantTime()) {
      return INSTANT;
    }
    if (hurried || ours < options.blitzTime() || bothAsked && ours < options.bothActiveBlitz()) {
      return BLITZ;
    }
    return switch (TimeState.of(clocks, options.extendedAdvantage())) {
      case POTENTIAL_ADVANTAGE, LOCAL_ADVANTAGE -> EXTENDED;
      case DISADVANTAGE, NO_ADVANTAGE -> STANDARD;
    };
  }

  /** Returns the part of the clock for a move of this style. */
  public TimeShare share(StrategyOptions options) {
    return switch (this) {
      case INSTANT -> new TimeShare(options.blitz().divisor(), options.instantBudget());
      case SLOW -> new TimeShare(options.standard().divisor(), options.slowBudget());
      case BLITZ, STANDARD, EXTENDED ->
          new TimeShare(style(options).divisor(), style(options).cap());
    };
  }

  /** Returns how much the other board counts in a move of this style. */
  public PartnerPrices.Weight weight(StrategyOptions options) {
    return this == INSTANT
        ? PartnerPrices.Weight.NONE
        : new PartnerPrices.Weight(
            style(options).factor(), style(options).aggression(), options.reserveCap());
  }

  private StyleOptions style(StrategyOptions options) {
    return switch (this) {
      case INSTANT, BLITZ -> options.blitz();
      case STANDARD, SLOW -> options.standard();
      case EXTENDED -> options.extended();
    };
  }
}
