package org.tandemchess.app.analyze;

import org.tandemchess.rules.core.Seat;
import org.tandemchess.search.api.Score;
import org.tandemchess.train.tune.TuneRecipe;

/** Says in words how good a board is, for people who do not count in pawns. */
final class ScoreWords {
  /** Of the points that the evaluation was fitted to expect, how many make the better side. */
  private static final double LITTLE = 0.55;

  private static final double CLEAR = 0.65;
  private static final double WINNING = 0.85;

  private ScoreWords() {}

  /**
   * Returns a sentence without its stop.
   *
   * @param score from the view of the seat to move
   */
  static String of(Score score, Seat mover) {
    return switch (score) {
      case Score.Centipawns(int value) ->
          balance(value, name(mover) + " is", name(mover.opponent()) + " is");
      case Score.Mate(int moves) ->
          score.isWon()
              ? name(mover) + " mates" + in(moves)
              : name(mover.opponent()) + " mates" + in(moves);
      case Score.Waiting(int moves) ->
          score.isWon()
              ? name(mover.opponent()) + " will be in check and need a piece" + in(moves)
              : name(mover)
                  + (moves == 0
                      ? " is in check and needs a piece"
                      : " will be in check and need a piece" + in(moves));
    };
  }

  /**
   * Says who is better.
   *
   * @param value centipawns from the view of us
   * @param us we and the verb
   * @param them the others and the verb
   */
  static String balance(int value, String us, String them) {
    double share = 1 / (1 + Math.exp(-Math.abs(value) / TuneRecipe.DEFAULT.scale()));
    if (share < LITTLE) {
      return "about even";
    }
    String how = share < CLEAR ? "a little better" : share < WINNING ? "clearly better" : "winning";
    return (value > 0 ? us : them) + " " + how;
  }

  /** Returns the name of a seat. */
  static String name(Seat seat) {
    return BoardPicture.name(seat.color()) + " on " + seat.board();
  }

  private static String in(int moves) {
    int count = Math.abs(moves);
    return count == 1 ? " in 1 move" : " in " + count + " moves";
  }
}
