package org.tandemchess.app.analyze;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.BpgnGame;
import org.tandemchess.rules.notation.BpgnMove;
import org.tandemchess.rules.notation.BpgnReader;
import org.tandemchess.rules.notation.BpgnReading;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;

/** A game of a BPGN file, to stop in. */
final class RecordedGame {
  private static final Pattern TIME_CONTROL = Pattern.compile("(\\d{1,6})\\+(\\d{1,4})");

  private final BpgnGame game;

  private RecordedGame(BpgnGame game) {
    this.game = game;
  }

  /**
   * Reads a game; one that is wrong can be used as far as it is right.
   *
   * @param number counts from 1
   * @param rules of a game that names none
   * @throws InvalidInputException if there is no such file or game
   */
  static RecordedGame read(Path file, int number, RuleSet rules) {
    try {
      List<BpgnReading> games = BpgnReader.read(file, rules);
      if (games.stream().allMatch(reading -> isNone(reading.game()))) {
        throw InvalidInputException.of("BFEN", file.toString(), "a file of games in BPGN");
      }
      if (number > games.size()) {
        throw InvalidInputException.of(
            "--game",
            String.valueOf(number),
            "at most " + games.size() + ", so many are in " + file);
      }
      return new RecordedGame(games.get(number - 1).game());
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault("BFEN", file, e)));
    }
  }

  private static boolean isNone(BpgnGame game) {
    return game.tags().isEmpty() && game.moves().isEmpty();
  }

  /**
   * Returns the match after some moves, counted on both boards together.
   *
   * @throws InvalidInputException if the game has fewer
   */
  GameState after(int plies) {
    if (plies > game.moves().size()) {
      throw InvalidInputException.of(
          "--ply",
          String.valueOf(plies),
          "at most " + game.moves().size() + ", the moves of the game");
    }
    GameState state = GameState.of(game.start());
    Clocks clocks = startClocks();
    long base = clocks.aWhite();
    for (BpgnMove move : game.moves().subList(0, plies)) {
      Seat mover = state.position().seatToMove(move.board());
      if (move.clock().isPresent()) {
        clocks = clocks.with(mover, move.clock().get().toMillis());
      }
      state = state.play(move.board(), move.move());
    }
    boolean untimed = plies == 0 || clocks.whiteIncrement() > 0 || base == Clocks.UNKNOWN;
    return state.withClocks(
        untimed ? clocks : running(clocks, base, state, game.moves().get(plies - 1).board()));
  }

  private Clocks startClocks() {
    Matcher control = TIME_CONTROL.matcher(game.tags().getOrDefault("TimeControl", ""));
    if (!control.matches()) {
      return Clocks.NONE;
    }
    long increment = 1000 * Long.parseLong(control.group(2));
    return Clocks.all(1000 * Long.parseLong(control.group(1))).withIncrements(increment, increment);
  }

  /**
   * Returns the clocks with that of the other board run on: both boards have taken as long as the
   * one where the last move was made, and a file tells of a clock only when its seat has moved.
   */
  private static Clocks running(Clocks clocks, long base, GameState state, BoardId last) {
    Seat waiting = state.position().seatToMove(last);
    Seat thinking = state.position().seatToMove(last.other());
    long both = clocks.millis(waiting) + clocks.millis(waiting.opponent());
    long now = both - clocks.millis(thinking.opponent());
    return now <= clocks.millis(thinking) && now <= base ? clocks.with(thinking, now) : clocks;
  }
}
