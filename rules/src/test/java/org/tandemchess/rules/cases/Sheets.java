package org.tandemchess.rules.cases;

import java.util.List;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.RuleSet.DropAggression;
import org.tandemchess.rules.core.RuleSet.MateTest;
import org.tandemchess.rules.core.RuleSet.Promotion;
import org.tandemchess.rules.core.RuleSet.Repetition;
import org.tandemchess.rules.core.RuleSet.Stalemate;

/**
 * The rule sheets that the tables name: the presets, each switch on its own, and those of other
 * programs.
 */
final class Sheets {
  private static final RuleSet VALIDATOR_BUGHOUSE =
      bughouse("validator-bughouse")
          .mate(MateTest.IN_HAND)
          .stalemate(Stalemate.DRAW)
          .insufficientMaterial(true)
          .build();

  private static final List<RuleSet> SHEETS =
      List.of(
          bughouse("board-repetition").repetition(Repetition.BOARD_ONLY).build(),
          bughouse("reserve-repetition").repetition(Repetition.WITH_RESERVE).build(),
          bughouse("drops-reset-repetition").repetition(Repetition.BOARD_ONLY_DROPS_RESET).build(),
          bughouse("stalemate-draws").stalemate(Stalemate.DRAW).build(),
          bughouse("stalemate-loses").stalemate(Stalemate.LOSS).build(),
          bughouse("dead-draws").insufficientMaterial(true).build(),
          bughouse("dropped-rook-castles").castleWithDroppedRook(true).build(),
          bughouse("no-board-mate").dropAggression(DropAggression.NO_BOARD_MATE).build(),
          bughouse("no-bughouse-mate").dropAggression(DropAggression.NO_BUGHOUSE_MATE).build(),
          bughouse("no-drop-check").dropAggression(DropAggression.NO_CHECK).build(),
          bughouse("discard").promotion(Promotion.DISCARD).build(),
          bughouse("queen-knight").promotion(Promotion.QUEEN_KNIGHT).build(),
          bughouse("king-capture").mate(MateTest.KING_CAPTURE).build(),
          RuleSet.CHESS.toBuilder("validator-chess").build(),
          RuleSet.CRAZYHOUSE.toBuilder("validator-crazyhouse")
              .fiftyMoves(true)
              .insufficientMaterial(true)
              .build(),
          VALIDATOR_BUGHOUSE,
          VALIDATOR_BUGHOUSE.toBuilder("validator-bughouse-standard")
              .fiftyMoves(true)
              .repetition(Repetition.WITH_RESERVE)
              .build());

  private Sheets() {}

  static RuleSet named(String name) {
    return RulePresets.named(name)
        .or(() -> SHEETS.stream().filter(sheet -> sheet.name().equals(name)).findFirst())
        .orElseThrow(() -> new IllegalArgumentException("no rule sheet " + name));
  }

  private static RuleSet.Builder bughouse(String name) {
    return RuleSet.BUGHOUSE.toBuilder(name);
  }
}
