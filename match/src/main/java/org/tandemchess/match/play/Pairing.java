package org.tandemchess.match.play;

import org.tandemchess.rules.core.Team;

/**
 * One game of a schedule.
 *
 * @param game number of the game in its match, from 1
 * @param pair number of the pair of games from one opening, from 0
 * @param opening index of the opening
 * @param whiteA index of the team with White on board A
 * @param blackA index of the other team
 * @param first whether this is the first game of its pair
 */
public record Pairing(int game, int pair, int opening, int whiteA, int blackA, boolean first) {

  /** Returns the index of the team that sits as a team of the board. */
  public int team(Team team) {
    return team == Team.WHITE_A ? whiteA : blackA;
  }
}
