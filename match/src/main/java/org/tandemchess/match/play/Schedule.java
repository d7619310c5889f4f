package org.tandemchess.match.play;

import java.util.ArrayList;
import java.util.List;

/**
 * Who meets whom: each opening is played twice by the same two teams with seats swapped, and the
 * two games are one pair.
 */
public enum Schedule {
  /** Everybody meets everybody; a match of two teams is the smallest case. */
  ROUND_ROBIN,
  /** The first team meets each other team. */
  GAUNTLET;

  /**
   * Returns the games in the order in which they are begun: all meetings of a round before the next
   * opening.
   *
   * @param teams number of teams, at least 2
   * @param gamesEach games that each two teams play, rounded up to pairs
   */
  public List<Pairing> pairings(int teams, int gamesEach) {
    List<Pairing> games = new ArrayList<>();
    int pair = 0;
    int rounds = (gamesEach + 1) / 2;
    for (int round = 0; round < rounds; round++) {
      for (int one = 0; one < (this == GAUNTLET ? 1 : teams); one++) {
        for (int two = one + 1; two < teams; two++) {
          games.add(new Pairing(games.size() + 1, pair, round, one, two, true));
          games.add(new Pairing(games.size() + 1, pair, round, two, one, false));
          pair++;
        }
      }
    }
    return List.copyOf(games);
  }
}
