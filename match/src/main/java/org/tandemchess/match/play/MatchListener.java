package org.tandemchess.match.play;

/** Follows a match. Called by one thread at a time. */
public interface MatchListener {

  /** A game has begun. */
  void begun(Pairing pairing);

  /** A game has ended; the standing includes it. */
  void ended(GameRecord game, Standing standing);

  /**
   * No more games are begun, for a team failed to start too often in a row.
   *
   * @param team its index
   * @param why how it failed the last time
   */
  default void gaveUp(int team, String why) {}
}
