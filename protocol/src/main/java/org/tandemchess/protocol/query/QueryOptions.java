package org.tandemchess.protocol.query;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.Refusal;

/** The options that rule queries depend on, as they are declared to hosts. */
public final class QueryOptions {
  /** The game that is played. */
  public static final OptionSpec.Combo<Variant> VARIANT =
      new OptionSpec.Combo<>("UCI_Variant", Variant.CHESS, List.of(Variant.values()));

  /** Whether castling is written as the king onto its rook. */
  public static final OptionSpec.Check CHESS960 = new OptionSpec.Check("UCI_Chess960", false);

  /** Which games are drawn without progress. */
  public static final OptionSpec.Combo<DrawRules> DRAW_RULES =
      new OptionSpec.Combo<>("DrawRules", DrawRules.VARIANT, List.of(DrawRules.values()));

  /** The declarations in the order in which they are shown. */
  public static final List<OptionSpec<?>> SPECS =
      List.of(VARIANT, CHESS960, DRAW_RULES, EngineOptions.RULES);

  private QueryOptions() {}

  /** Returns why an option is not set, in the words of the protocol where it has some. */
  public static String words(Refusal refusal) {
    @Nullable OptionSpec<?> spec = refusal.spec().orElse(null);
    String got = "got '" + refusal.text() + "'";
    if (VARIANT.equals(spec)) {
      return "setoption UCI_Variant: unknown variant '" + refusal.text() + "'";
    } else if (CHESS960.equals(spec)) {
      return "setoption UCI_Chess960: expected 'true' or 'false', " + got;
    } else if (DRAW_RULES.equals(spec)) {
      return "setoption DrawRules: expected 'variant' or 'standard', " + got;
    }
    return refusal.why();
  }
}
