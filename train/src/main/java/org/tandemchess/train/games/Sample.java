package org.tandemchess.train.games;

import java.util.OptionalInt;

/**
 * A position of a game with what is known about its worth: one line of a data file.
 *
 * @param game number of the game, from 1; what belongs together when data is split
 * @param pliesLeft moves that were played on this board until the game ended
 * @param whitePoints points times two of this board's White, 0 to 2; empty if the game ended on the
 *     other board, whose result says nothing about this one
 * @param score of a search in cp from the side to move, within ±{@value #MOST}; a mate is the most
 * @param board the position in BFEN
 */
public record Sample(int game, int pliesLeft, OptionalInt whitePoints, int score, String board) {
  /** The highest score, for mates. */
  public static final int MOST = 10_000;

  private static final int FIELDS = 5;

  /**
   * Returns the line without its end: fields with tabs between them, an unknown result as {@code
   * -}.
   */
  public String toLine() {
    String points = whitePoints.isPresent() ? Integer.toString(whitePoints.getAsInt()) : "-";
    return game + "\t" + pliesLeft + "\t" + points + "\t" + score + "\t" + board;
  }

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static Sample parse(String line) {
    String[] fields = line.split("\t", -1);
    if (fields.length != FIELDS) {
      throw new IllegalArgumentException(
          fields.length + " fields: expected game, plies left, points, score, board");
    }
    OptionalInt points =
        fields[2].equals("-") ? OptionalInt.empty() : OptionalInt.of(number(fields[2], 0, 2));
    return new Sample(
        number(fields[0], 1, Integer.MAX_VALUE),
        number(fields[1], 0, Integer.MAX_VALUE),
        points,
        number(fields[3], -MOST, MOST),
        fields[4]);
  }

  private static int number(String text, int least, int most) {
    int value;
    try {
      value = Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "': expected a whole number", e);
    }
    if (value < least || value > most) {
      throw new IllegalArgumentException(value + ": expected " + least + " to " + most);
    }
    return value;
  }
}
