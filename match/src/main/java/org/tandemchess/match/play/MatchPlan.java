package org.tandemchess.match.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.match.stats.Sprt;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.play.game.Odds;

/**
 * All that decides what games a match consists of.
 *
 * @param teams at least two
 * @param schedule who meets whom
 * @param games games that each two teams play, rounded up to pairs
 * @param rules what is the same for all games
 * @param openings where games begin, in this order
 * @param sprt the test that may end a match of two teams early
 * @param concurrency games at a time
 */
public record MatchPlan(
    List<TeamEntry> teams,
    Schedule schedule,
    int games,
    GameRules rules,
    Openings openings,
    Optional<Sprt> sprt,
    int concurrency) {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are fewer than two teams, no games or no concurrency,
   *     or a test for more than two teams
   */
  public MatchPlan {
    teams = toldApart(teams);
    if (teams.size() < 2) {
      throw new IllegalArgumentException(teams.size() + " teams: expected at least two");
    }
    if (games < 1 || concurrency < 1) {
      throw new IllegalArgumentException(
          "games " + games + ", concurrency " + concurrency + ": expected at least 1 each");
    }
    if (sprt.isPresent() && teams.size() != 2) {
      throw new IllegalArgumentException("a sequential test needs two teams, not " + teams.size());
    }
  }

  /** Teams of one name get numbers: {@code tandem}, {@code tandem 2}. */
  private static List<TeamEntry> toldApart(List<TeamEntry> teams) {
    Set<String> asked = teams.stream().map(TeamEntry::name).collect(Collectors.toSet());
    Set<String> taken = new HashSet<>();
    List<TeamEntry> named = new ArrayList<>();
    for (TeamEntry team : teams) {
      String name = team.name();
      for (int number = 2; taken.contains(name) || number > 2 && asked.contains(name); number++) {
        name = team.name() + " " + number;
      }
      taken.add(name);
      named.add(team.withName(name));
    }
    return List.copyOf(named);
  }

  /** Returns what the teams of a game may use. */
  public Odds odds(Pairing pairing) {
    return new Odds(
        teams.get(pairing.whiteA()).terms().allowance(rules),
        teams.get(pairing.blackA()).terms().allowance(rules));
  }

  /** Returns this plan with other openings. */
  public MatchPlan withOpenings(Openings others) {
    return new MatchPlan(teams, schedule, games, rules, others, sprt, concurrency);
  }

  /** Returns all games in the order in which they are begun. */
  public List<Pairing> pairings() {
    return schedule.pairings(teams.size(), games);
  }
}
