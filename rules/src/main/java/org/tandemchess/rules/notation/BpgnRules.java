package org.tandemchess.rules.notation;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.DropAggression;
import org.tandemchess.rules.core.RuleSet.Promotion;

/**
 * By what rules a game was played, as its tags tell: {@code [Rules "fics"]} names a preset, and the
 * tags {@code Promotion}, {@code DropAggression} and {@code PawnDropRanks} are those of
 * bughouse.pro, whose other rules are those of {@link RulePresets#INTERNATIONAL}.
 */
final class BpgnRules {
  static final String TAG = "Rules";

  private static final String PROMOTION = "Promotion";
  private static final String DROP_AGGRESSION = "DropAggression";
  private static final String PAWN_DROP_RANKS = "PawnDropRanks";
  private static final Pattern RANKS = Pattern.compile("([2-7])-([2-7])");

  /** Takes a tag whose value tells no rules that are known here. */
  interface Faults {
    void add(String tag, String value, String expected);
  }

  private BpgnRules() {}

  /** Returns what the tag says of a sheet; none if it need not be told, or has no name to tell. */
  static Optional<String> tag(RuleSet rules) {
    return !rules.equals(RuleSet.BUGHOUSE) && RulePresets.BUGHOUSE.contains(rules)
        ? Optional.of(rules.name())
        : Optional.empty();
  }

  /**
   * Returns the rules that tags tell.
   *
   * @param usual holds where they tell none
   */
  static RuleSet read(Map<String, String> tags, RuleSet usual, Faults faults) {
    String name = tags.get(TAG);
    if (name != null) {
      Optional<RuleSet> named = RulePresets.named(name, RulePresets.BUGHOUSE);
      if (named.isEmpty()) {
        faults.add(TAG, name, RulePresets.expected(name, RulePresets.BUGHOUSE));
      }
      return named.orElse(usual);
    }
    boolean bughousePro =
        tags.containsKey(PROMOTION)
            || tags.containsKey(DROP_AGGRESSION)
            || tags.containsKey(PAWN_DROP_RANKS);
    return bughousePro ? known(ofSwitches(tags, faults)) : usual;
  }

  /** Returns the preset that decides everything alike, if there is one. */
  private static RuleSet known(RuleSet rules) {
    return RulePresets.BUGHOUSE.stream()
        .filter(preset -> preset.toBuilder(rules.name()).build().equals(rules))
        .findFirst()
        .orElse(rules);
  }

  private static RuleSet ofSwitches(Map<String, String> tags, Faults faults) {
    RuleSet.Builder rules = RulePresets.INTERNATIONAL.toBuilder("bughouse.pro");
    String promotion = tags.get(PROMOTION);
    if (promotion != null) {
      @Nullable Promotion meant =
          switch (promotion) {
            case "Upgrade" -> Promotion.UPGRADE;
            case "Discard" -> Promotion.DISCARD;
            default -> null;
          };
      if (meant == null) {
        faults.add(PROMOTION, promotion, "Upgrade or Discard");
      } else {
        rules.promotion(meant);
      }
    }
    String drops = tags.get(DROP_AGGRESSION);
    if (drops != null) {
      @Nullable DropAggression meant =
          switch (drops) {
            case "No check" -> DropAggression.NO_CHECK;
            case "No chess mate" -> DropAggression.NO_BOARD_MATE;
            case "No bughouse mate" -> DropAggression.NO_BUGHOUSE_MATE;
            case "Mate allowed" -> DropAggression.MATE;
            default -> null;
          };
      if (meant == null) {
        faults.add(
            DROP_AGGRESSION, drops, "No check, No chess mate, No bughouse mate or Mate allowed");
      } else {
        rules.dropAggression(meant);
      }
    }
    String ranks = tags.get(PAWN_DROP_RANKS);
    if (ranks != null) {
      Matcher interval = RANKS.matcher(ranks);
      if (interval.matches() && interval.group(1).compareTo(interval.group(2)) <= 0) {
        rules.pawnDropRanks(
            Integer.parseInt(interval.group(1)), Integer.parseInt(interval.group(2)));
      } else {
        faults.add(PAWN_DROP_RANKS, ranks, "an interval within 2 to 7, such as 2-6");
      }
    }
    return rules.build();
  }
}
