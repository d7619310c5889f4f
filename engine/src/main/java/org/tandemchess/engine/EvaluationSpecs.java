package org.tandemchess.engine;

import java.util.ArrayList;
import java.util.List;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.OptionValues;
import org.tandemchess.search.api.EvaluationSettings;
import org.tandemchess.search.api.SearchSettings;

/**
 * Declares what steers how a board of a game with drops is judged; {@link EvaluationSettings} says
 * what each means. Names are those of the first bughouse engine that spoke UBI. Stateless.
 */
final class EvaluationSpecs {
  private static final List<String> PIECES = List.of("Pawn", "Knight", "Bishop", "Rook", "Queen");
  private static final EvaluationSettings FITTED = EvaluationSettings.DEFAULT;

  private static final List<OptionSpec.Spin> VALUES = spins("Value", FITTED.onBoard(), 1, 3_000);
  private static final List<OptionSpec.Spin> RESERVE_PERCENTS =
      spins("ReservePct", FITTED.inHandPercent(), 0, 500);
  private static final OptionSpec.Spin CHECKING_DROPS =
      new OptionSpec.Spin("QsCheckDropDepth", SearchSettings.DEFAULT.checkingDropPlies(), 0, 3);
  private static final OptionSpec.Spin ATTACK =
      new OptionSpec.Spin("ReserveAttackScale", FITTED.handAttack(), 0, 200);
  private static final OptionSpec.Spin DEFENSE =
      new OptionSpec.Spin("ReserveDefenseScale", FITTED.handDefense(), 0, 200);

  /** The declarations in the order in which they are shown. */
  static final List<OptionSpec<?>> ALL = all();

  private EvaluationSpecs() {}

  static EvaluationSettings values(OptionValues options) {
    return new EvaluationSettings(
        values(options, VALUES),
        values(options, RESERVE_PERCENTS),
        options.get(ATTACK),
        options.get(DEFENSE));
  }

  /** Returns how many plies of quiescence look at checking drops. */
  static int checkingDropPlies(OptionValues options) {
    return options.get(CHECKING_DROPS);
  }

  private static List<Integer> values(OptionValues options, List<OptionSpec.Spin> specs) {
    List<Integer> values = new ArrayList<>();
    for (OptionSpec.Spin spec : specs) {
      values.add(options.get(spec));
    }
    return values;
  }

  private static List<OptionSpec.Spin> spins(
      String suffix, List<Integer> initial, int min, int max) {
    List<OptionSpec.Spin> spins = new ArrayList<>();
    for (int role = 0; role < PIECES.size(); role++) {
      spins.add(new OptionSpec.Spin(PIECES.get(role) + suffix, initial.get(role), min, max));
    }
    return List.copyOf(spins);
  }

  private static List<OptionSpec<?>> all() {
    List<OptionSpec<?>> all = new ArrayList<>();
    all.addAll(VALUES);
    all.addAll(RESERVE_PERCENTS);
    all.add(CHECKING_DROPS);
    all.add(ATTACK);
    all.add(DEFENSE);
    return List.copyOf(all);
  }
}
