package org.tandemchess.rules.notation;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.BpgnProblem.Kind;
import org.tandemchess.rules.position.GameEnd;

/** What can be odd about a game whose moves are legal. */
final class BpgnChecks {

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
    if (game.tags().getOrDefault("TimeControl", "").endsWith("+0")) {
      clocks(game, warnings);
    }
    if (game.end().isPresent() && told.isPresent() && told.get() != BpgnResult.UNKNOWN) {
      result(game.end().get(), told.get(), warnings);
    }
  }

  private static void lag(BpgnGame game, Warnings warnings) {
    String lag = game.tags().getOrDefault("Lag", "").strip();
    int values = lag.isEmpty() ? 0 : lag.split("\\s+", -1).length;
    if (values != 0 && values != game.moves().size()) {
      warnings.add(Kind.LAG_COUNT, values + " lag values", game.moves().size() + " half-moves");
    }
  }

  private static void clocks(BpgnGame game, Warnings warnings) {
    Map<BoardId, Color> turns = new EnumMap<>(BoardId.class);
    Map<Seat, Duration> clocks = new EnumMap<>(Seat.class);
    int ply = 0;
    for (BpgnMove move : game.moves()) {
      ply++;
      Color color = turns.getOrDefault(move.board(), game.start().turn(move.board()));
      turns.put(move.board(), color.opposite());
      if (move.clock().isEmpty()) {
        continue;
      }
      Seat seat = Seat.of(move.board(), color);
      Duration before = clocks.put(seat, move.clock().get());
      if (before != null && before.compareTo(move.clock().get()) < 0) {
        String text = BpgnWriter.seconds(move.clock().get()) + " at ply " + ply;
        warnings.add(
            Kind.CLOCK_ROSE, text, seat + " had " + BpgnWriter.seconds(before) + " before");
      }
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
