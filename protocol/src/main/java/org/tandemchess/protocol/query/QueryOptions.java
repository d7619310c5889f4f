package org.tandemchess.protocol.query;

import java.util.List;
import org.tandemchess.engine.OptionSpec;

/** The options that rule queries depend on, as they are declared to hosts. */
public final class QueryOptions {
  /** The game that is played. */
  public static final OptionSpec.Combo VARIANT =
      new OptionSpec.Combo("UCI_Variant", "chess", List.of("chess", "crazyhouse", "bughouse"));

  /** Whether castling is written as the king onto its rook. */
  public static final OptionSpec.Check CHESS960 = new OptionSpec.Check("UCI_Chess960", false);

  static final OptionSpec.Combo DRAW_RULES =
      new OptionSpec.Combo("DrawRules", "variant", List.of("variant", "standard"));

  /** The declarations in the order in which they are shown. */
  public static final List<OptionSpec<?>> SPECS = List.of(VARIANT, CHESS960, DRAW_RULES);

  private QueryOptions() {}
}
