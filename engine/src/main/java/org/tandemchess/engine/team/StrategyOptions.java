package org.tandemchess.engine.team;

import java.util.List;
import java.util.Set;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.OptionValues;
import org.tandemchess.engine.team.PartnerPrices.Weight;

/**
 * What steers how the two boards of a team are played together. Times are milliseconds.
 *
 * <p>Names and kinds of the options are those of the first bughouse engine that spoke UBI, so that
 * hosts that set them find them.
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

  private static final int HOUR = 3_600_000;

  /** Whether the boards are played together. */
  public static final OptionSpec.Check STRATEGY = new OptionSpec.Check("Strategy", true);

  private static final OptionSpec.Combo<PriceUse> PRICE_USE =
      new OptionSpec.Combo<>("PriceUse", PriceUse.TREE, List.of(PriceUse.values()));
  private static final OptionSpec.Spin RESERVE_DYNAMIC_CAP =
      new OptionSpec.Spin("ReserveDynamicCap", Weight.NO_CAP, 0, Weight.NO_CAP);
  private static final OptionSpec.Words<TeamMessage.Kind> TEAM_MUTE =
      new OptionSpec.Words<>("TeamMute", List.of(TeamMessage.Kind.values()));
  private static final OptionSpec.Spin INSTANT_TIME = clock("InstantTime", 250);
  private static final OptionSpec.Spin BLITZ_TIME = clock("BlitzTime", 1_000);
  private static final OptionSpec.Spin EXTENDED_ADVANTAGE = clock("ExtendedAdvantage", 15_000);
  private static final OptionSpec.Spin BOTH_ACTIVE_BLITZ = clock("BothActiveBlitz", 1_500);
  private static final OptionSpec.Spin INSTANT_BUDGET = budget("InstantBudget", 50);
  private static final OptionSpec.Spin SLOW_BUDGET = budget("SlowBudget", 200);

  private static final OptionSpec.Spin SIT_SCORE =
      new OptionSpec.Spin("SitScore", 30_000, 100, 30_000);

  private static final OptionSpec.Spin STALL_COST = new OptionSpec.Spin("StallCost", 60, 0, 10_000);

  private static final StyleOptions.Specs BLITZ =
      StyleOptions.Specs.of("Blitz", new StyleOptions(1.0, 150, 20, 2_000));
  private static final StyleOptions.Specs STANDARD =
      StyleOptions.Specs.of("Standard", new StyleOptions(1.0, 150, 20, 10_000));
  private static final StyleOptions.Specs EXTENDED =
      StyleOptions.Specs.of("Extended", new StyleOptions(1.0, 150, 20, 20_000));

  /** The declarations in the order in which they are shown. */
  public static final List<OptionSpec<?>> SPECS =
      List.of(
          STRATEGY,
          PRICE_USE,
          RESERVE_DYNAMIC_CAP,
          TEAM_MUTE,
          INSTANT_TIME,
          BLITZ_TIME,
          EXTENDED_ADVANTAGE,
          BOTH_ACTIVE_BLITZ,
          BLITZ.factor(),
          STANDARD.factor(),
          EXTENDED.factor(),
          BLITZ.aggression(),
          STANDARD.aggression(),
          EXTENDED.aggression(),
          INSTANT_BUDGET,
          SLOW_BUDGET,
          SIT_SCORE,
          STALL_COST,
          BLITZ.divisor(),
          BLITZ.cap(),
          STANDARD.divisor(),
          STANDARD.cap(),
          EXTENDED.divisor(),
          EXTENDED.cap());

  /** What holds until somebody sets something else. */
  public static final StrategyOptions DEFAULT = of(OptionValues.INITIAL);

  /** Copies the kinds. */
  public StrategyOptions {
    muted = Set.copyOf(muted);
  }

  /** Returns what options are set to. */
  public static StrategyOptions of(OptionValues values) {
    return new StrategyOptions(
        values.get(STRATEGY),
        values.get(PRICE_USE),
        values.get(RESERVE_DYNAMIC_CAP),
        values.get(TEAM_MUTE),
        values.get(INSTANT_TIME),
        values.get(BLITZ_TIME),
        values.get(EXTENDED_ADVANTAGE),
        values.get(BOTH_ACTIVE_BLITZ),
        values.get(INSTANT_BUDGET),
        values.get(SLOW_BUDGET),
        values.get(SIT_SCORE),
        values.get(STALL_COST),
        BLITZ.read(values),
        STANDARD.read(values),
        EXTENDED.read(values));
  }

  private static OptionSpec.Spin clock(String name, int millis) {
    return new OptionSpec.Spin(name, millis, 0, HOUR);
  }

  /** Declares a time for a move. */
  static OptionSpec.Spin budget(String name, int millis) {
    return new OptionSpec.Spin(name, millis, 1, HOUR);
  }
}
