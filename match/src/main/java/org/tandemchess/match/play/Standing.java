package org.tandemchess.match.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.tandemchess.match.stats.GameResult;
import org.tandemchess.match.stats.MatchScore;
import org.tandemchess.match.stats.RatingList;
import org.tandemchess.play.game.GameOutcome;
import org.tandemchess.play.game.GameOutcome.Cause;
import org.tandemchess.rules.core.Team;

/**
 * Where a match stands after some games, in whatever order they ended. Immutable.
 *
 * @param games finished games by the order of the schedule
 * @param teams number of teams
 */
public record Standing(List<GameRecord> games, int teams) {

  /** Sorts the games. */
  public Standing {
    games = games.stream().sorted(Comparator.comparingInt(game -> game.pairing().game())).toList();
  }

  /** Returns the score of one team against another, from the first one's side. */
  public MatchScore score(int team, int other) {
    return score(team, opponent -> opponent == other);
  }

  /** Returns the score of a team against all others. */
  public MatchScore score(int team) {
    return score(team, opponent -> true);
  }

  /** Returns the score of the first team against all others. */
  public MatchScore score() {
    return score(0);
  }

  private MatchScore score(int team, IntPredicate against) {
    MatchScore score = MatchScore.NONE;
    Map<Integer, GameResult> open = new HashMap<>();
    for (GameRecord game : games) {
      Pairing pairing = game.pairing();
      boolean whiteA = pairing.whiteA() == team;
      boolean plays = whiteA || pairing.blackA() == team;
      int opponent = whiteA ? pairing.blackA() : pairing.whiteA();
      if (plays && !game.isVoid() && against.test(opponent)) {
        GameResult result = game.resultFor(whiteA ? Team.WHITE_A : Team.BLACK_A);
        score = score.plusGame(result);
        GameResult partner = open.remove(pairing.pair());
        if (partner == null) {
          open.put(pairing.pair(), result);
        } else {
          score = score.plusPair(partner, result);
        }
      }
    }
    return score;
  }

  /** Returns how many games count: those in which somebody moved before a player failed. */
  public int counted() {
    return (int) games.stream().filter(game -> !game.isVoid()).count();
  }

  /** Returns whether there are games and players failed in all of them: they measure nothing. */
  public boolean isNothingButFaults() {
    return !games.isEmpty() && games.stream().allMatch(game -> game.outcome().cause().isFault());
  }

  /** Returns the ratings of all teams. */
  public RatingList ratings() {
    double[][] points = new double[teams][teams];
    for (GameRecord game : games) {
      if (game.isVoid()) {
        continue;
      }
      Pairing pairing = game.pairing();
      double made = game.resultFor(Team.WHITE_A).halfPoints() / 2.0;
      points[pairing.whiteA()][pairing.blackA()] += made;
      points[pairing.blackA()][pairing.whiteA()] += 1 - made;
    }
    return RatingList.of(points);
  }

  /** Returns how many games ended in each way; causes that did not occur are absent. */
  public Map<Cause, Integer> causes() {
    Map<Cause, Integer> causes = new EnumMap<>(Cause.class);
    for (GameRecord game : games) {
      causes.merge(game.outcome().cause(), 1, Integer::sum);
    }
    return causes;
  }

  /** Returns how many games a team lost for a cause. */
  public int losses(int team, Cause cause) {
    return losses(team, outcome -> outcome.cause() == cause);
  }

  /** Returns how many games a team lost on time although it could have moved. */
  public int timeLosses(int team) {
    return losses(team, GameOutcome::isTimeLoss);
  }

  private int losses(int team, Predicate<GameOutcome> counts) {
    int count = 0;
    for (GameRecord game : games) {
      boolean lost =
          game.outcome()
              .loser()
              .map(seat -> game.pairing().team(seat.team()) == team)
              .orElse(false);
      count += lost && counts.test(game.outcome()) ? 1 : 0;
    }
    return count;
  }

  /** Returns this standing with one game more. */
  public Standing plus(GameRecord game) {
    List<GameRecord> all = new ArrayList<>(games);
    all.add(game);
    return new Standing(all, teams);
  }
}
