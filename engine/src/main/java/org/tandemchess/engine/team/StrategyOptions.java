package org.tandemchess.engine.team;

import java.util.Set;

/**
 * What steers how the two boards of a team are played together. Times are milliseconds.
 *
 * @param on whether the boards are played together; if not, each is played on its own
 * @param priceUse where what captures are worth on the other board counts
 * @param reserveCap percent of what a piece in hand is usually worth that it counts more or less
 *     for what it can do on the other board as it stands
 * @param muted kinds of messages that are neither sent to the partner nor heard
 * @param instantTime with less on our clock we answer at once
 * @param blitzTime with less on our clock we play blitz
 * @param extendedAdvantage with so much more than the opponent we take our time
 * @param bothActiveBlitz with less on our clock, while both our boards wait for us, we play blitz
 * @param instantBudget time for an answer at once
 * @param slowBudget time for a move that only has to wait
 * @param sitScore cp; whoever stands so much worse on a board sits while the other board holds
 * @param stallCost cp that a quiet move may be worse than the best one where we would rather wait
 */
public record StrategyOptions(
    boolean on,
    PriceUse priceUse,
    int reserveCap,
    Set<TeamMessage.Kind> muted,
    int instantTime,
    int blitzTime,
    int extendedAdvantage,
    int bothActiveBlitz,
    int instantBudget,
    int slowBudget,
    int sitScore,
    int stallCost,
    StyleOptions blitz,
    StyleOptions standard,
    StyleOptions extended) {

  /** Copies the kinds. */
  public StrategyOptions {
    muted = Set.copyOf(muted);
  }
}
