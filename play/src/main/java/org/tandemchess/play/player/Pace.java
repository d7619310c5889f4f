package org.tandemchess.play.player;

/** How long players may think. */
public sealed interface Pace {

  /**
   * A clock for each seat; two of them run at a time.
   *
   * @param baseMillis time at the start
   * @param incrementMillis what each move adds
   * @param moves after so many moves of a seat its clock gets the time at the start once more; 0 if
   *     it never does
   */
  record Clock(long baseMillis, long incrementMillis, int moves) implements Pace {

    /** Makes one for the whole game. */
    public Clock(long baseMillis, long incrementMillis) {
      this(baseMillis, incrementMillis, 0);
    }
  }

  /**
   * A time for each move.
   *
   * @param millis at most this long
   */
  record MoveTime(long millis) implements Pace {}

  /**
   * A depth for each move, without a clock.
   *
   * @param plies at least 1
   */
  record Depth(int plies) implements Pace {}

  /**
   * A number of nodes for each move, without a clock.
   *
   * @param count at least 1
   */
  record Nodes(long count) implements Pace {}

  /**
   * Returns whether time matters, so that both boards go on at once. Otherwise boards take turns
   * and a game can be repeated move by move.
   */
  default boolean isTimed() {
    return this instanceof Clock || this instanceof MoveTime;
  }
}
