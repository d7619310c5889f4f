package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;

/** The page about rule sheets says what the sheets decide. */
class RulesPageTest {

  @Test
  void theTableHoldsEverySheetAsItIs() throws IOException {
    List<String> page = Files.readAllLines(Path.of("..", "docs", "rules.md"));
    assertThat(page.stream().filter(line -> line.matches("\\| `[a-z.-]+` \\|.*")).toList())
        .isEqualTo(RulePresets.BUGHOUSE.stream().map(RulesPageTest::row).toList());
  }

  private static String row(RuleSet rules) {
    return "| "
        + String.join(
            " | ",
            "`" + rules.name() + "`",
            mate(rules),
            stalemate(rules),
            repetition(rules) + (rules.fiftyMoves() ? ", and fifty moves" : ""),
            drops(rules),
            rules.pawnDropFirstRank() + "-" + rules.pawnDropLastRank(),
            promotion(rules),
            rules.castleWithDroppedRook() ? "dropped rook too" : "own rook")
        + " |";
  }

  private static String mate(RuleSet rules) {
    return switch (rules.mate()) {
      case FUTURE_DROP -> "future drop";
      case IN_HAND -> "in hand";
      case KING_CAPTURE -> "king capture";
    };
  }

  private static String stalemate(RuleSet rules) {
    return switch (rules.stalemate()) {
      case WAIT -> "waits";
      case DRAW -> "draws";
      case LOSS -> "loses";
    };
  }

  private static String repetition(RuleSet rules) {
    return switch (rules.repetition()) {
      case OFF -> "off";
      case WITH_RESERVE -> "with reserves";
      case BOARD_ONLY -> "board alone";
      case BOARD_ONLY_DROPS_RESET -> "since the last drop";
    };
  }

  private static String drops(RuleSet rules) {
    return switch (rules.dropAggression()) {
      case MATE -> "free";
      case NO_BOARD_MATE -> "no mate on the board";
      case NO_BUGHOUSE_MATE -> "no mate";
      case NO_CHECK -> "no check";
    };
  }

  private static String promotion(RuleSet rules) {
    return switch (rules.promotion()) {
      case UPGRADE -> "any";
      case QUEEN_KNIGHT -> "queen or knight";
      case DISCARD -> "none";
    };
  }
}
