package org.tandemchess.engine;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tandemchess.engine.team.PriceUse;
import org.tandemchess.engine.team.StrategyOptions;
import org.tandemchess.engine.team.StyleOptions;
import org.tandemchess.engine.team.TeamMessage;
import org.tandemchess.search.acquisition.PartnerPrices.Weight;

/**
 * Declares what steers how the two boards of a team are played together; {@link StrategyOptions}
 * says what each means. Names and kinds are those of the first bughouse engine that spoke UBI, so
 * that hosts that set them find them. Stateless.
 */
final class StrategySpecs {
  private static final int HOUR = 3_600_000;

  private static final OptionSpec.Check STRATEGY = new OptionSpec.Check("Strategy", true);
  private static final OptionSpec.Combo PRICE_USE =
      new OptionSpec.Combo(
          "PriceUse",
          PriceUse.TREE.word(),
          Stream.of(PriceUse.values()).map(PriceUse::word).toList());
  private static final OptionSpec.Spin RESERVE_DYNAMIC_CAP =
      new OptionSpec.Spin("ReserveDynamicCap", Weight.NO_CAP, 0, Weight.NO_CAP);
  private static final OptionSpec.Words TEAM_MUTE =
      new OptionSpec.Words(
          "TeamMute", Stream.of(TeamMessage.Kind.values()).map(TeamMessage.Kind::word).toList());
  private static final OptionSpec.Spin INSTANT_TIME = clock("InstantTime", 250);
  private static final OptionSpec.Spin BLITZ_TIME = clock("BlitzTime", 1_000);
  private static final OptionSpec.Spin EXTENDED_ADVANTAGE = clock("ExtendedAdvantage", 15_000);
  private static final OptionSpec.Spin BOTH_ACTIVE_BLITZ = clock("BothActiveBlitz", 1_500);
  private static final OptionSpec.Spin INSTANT_BUDGET = budget("InstantBudget", 50);
  private static final OptionSpec.Spin SLOW_BUDGET = budget("SlowBudget", 200);

  private static final OptionSpec.Spin SIT_SCORE =
      new OptionSpec.Spin("SitScore", 30_000, 100, 30_000);

  private static final OptionSpec.Spin STALL_COST = new OptionSpec.Spin("StallCost", 60, 0, 10_000);

  private static final Style BLITZ = new Style("Blitz", 1.0, 150, 20, 2_000);
  private static final Style STANDARD = new Style("Standard", 1.0, 150, 20, 10_000);
  private static final Style EXTENDED = new Style("Extended", 1.0, 150, 20, 20_000);

  /** The declarations in the order in which they are shown. */
  static final List<OptionSpec<?>> ALL =
      List.of(
          STRATEGY,
          PRICE_USE,
          RESERVE_DYNAMIC_CAP,
          TEAM_MUTE,
          INSTANT_TIME,
          BLITZ_TIME,
          EXTENDED_ADVANTAGE,
          BOTH_ACTIVE_BLITZ,
          BLITZ.factor,
          STANDARD.factor,
          EXTENDED.factor,
          BLITZ.aggression,
          STANDARD.aggression,
          EXTENDED.aggression,
          INSTANT_BUDGET,
          SLOW_BUDGET,
          SIT_SCORE,
          STALL_COST,
          BLITZ.divisor,
          BLITZ.cap,
          STANDARD.divisor,
          STANDARD.cap,
          EXTENDED.divisor,
          EXTENDED.cap);

  private StrategySpecs() {}

  static StrategyOptions values(EngineOptions options) {
    return new StrategyOptions(
        options.get(STRATEGY),
        PriceUse.of(options.get(PRICE_USE)),
        options.get(RESERVE_DYNAMIC_CAP),
        muted(OptionSpec.Words.split(options.get(TEAM_MUTE))),
        options.get(INSTANT_TIME),
        options.get(BLITZ_TIME),
        options.get(EXTENDED_ADVANTAGE),
        options.get(BOTH_ACTIVE_BLITZ),
        options.get(INSTANT_BUDGET),
        options.get(SLOW_BUDGET),
        options.get(SIT_SCORE),
        options.get(STALL_COST),
        BLITZ.values(options),
        STANDARD.values(options),
        EXTENDED.values(options));
  }

  private static Set<TeamMessage.Kind> muted(List<String> words) {
    return Stream.of(TeamMessage.Kind.values())
        .filter(kind -> words.contains(kind.word()))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static OptionSpec.Spin clock(String name, int millis) {
    return new OptionSpec.Spin(name, millis, 0, HOUR);
  }

  private static OptionSpec.Spin budget(String name, int millis) {
    return new OptionSpec.Spin(name, millis, 1, HOUR);
  }

  /** What is declared for each of several styles. */
  private static final class Style {
    private final OptionSpec.Decimal factor;
    private final OptionSpec.Spin aggression;
    private final OptionSpec.Spin divisor;
    private final OptionSpec.Spin cap;

    Style(String name, double factor, int aggression, int divisor, int cap) {
      this.factor = new OptionSpec.Decimal(name + "StyleFactor", factor, 0, 10);
      this.aggression = new OptionSpec.Spin(name + "Aggression", aggression, 0, 10_000);
      this.divisor = new OptionSpec.Spin(name + "Divisor", divisor, 1, 1_000);
      this.cap = budget(name + "Cap", cap);
    }

    StyleOptions values(EngineOptions options) {
      return new StyleOptions(
          options.get(factor), options.get(aggression), options.get(divisor), options.get(cap));
    }
  }
}
