package org.tandemchess.rules.notation;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tandemchess.rules.notation.BpgnProblem.Kind;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.Material;

/** What can be odd about a game whose moves are legal. */
final class BpgnChecks {

  private static final Pattern LAG = Pattern.compile("\\d{1,9}");

  /** Takes a warning. */
  interface Warnings {
    void add(Kind kind, String text, String why);
  }

  private BpgnChecks() {}

  /**
   * Checks a game; {@code told} is the result that the file states, which may be seen from a board.
   */
  static void run(BpgnGame game, Optional<BpgnResult> told, Warnings warnings) {
    lag(game, warnings);
    material(game, warnings);
    if (game.end().isPresent() && told.isPresent() && told.get() != BpgnResult.UNKNOWN) {
      result(game.end().get(), told.get(), warnings);
    }
  }

  private static void lag(BpgnGame game, Warnings warnings) {
    int values = lagWords(game).size();
    if (values != 0 && values != game.moves().size()) {
      warnings.add(Kind.LAG_COUNT, values + " lag values", game.moves().size() + " half-moves");
    }
  }

  private static List<String> lagWords(BpgnGame game) {
    String lag = game.tags().getOrDefault("Lag", "").strip();
    return lag.isEmpty() ? List.of() : List.of(lag.split("\\s+", -1));
  }

  /**
   * Returns the milliseconds that each half-move has lost on its line; none if not all are told.
   */
  static List<Long> lags(BpgnGame game) {
    List<String> words = lagWords(game);
    boolean told =
        words.size() == game.moves().size()
            && words.stream().allMatch(word -> LAG.matcher(word).matches());
    return told ? words.stream().map(Long::valueOf).toList() : List.of();
  }

  private static void material(BpgnGame game, Warnings warnings) {
    for (Fault surplus : Material.surplus(game.start().toSetup())) {
      warnings.add(Kind.MATERIAL, surplus.text(), surplus.expected());
    }
  }

  private static void result(GameEnd end, BpgnResult told, Warnings warnings) {
    boolean fits =
        told == BpgnResult.of(end)
            || end.loser()
                .filter(seat -> told == BpgnResult.seenFromBoard(seat.color()))
                .isPresent();
    if (!fits) {
      warnings.add(
          Kind.RESULT_CONTRADICTS, told.token(), "the end says " + BpgnResult.of(end).token());
    }
  }
}
