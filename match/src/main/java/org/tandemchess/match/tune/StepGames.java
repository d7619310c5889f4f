package org.tandemchess.match.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.match.play.GameRecord;
import org.tandemchess.match.play.Match;
import org.tandemchess.match.play.MatchListener;
import org.tandemchess.match.play.MatchPlan;
import org.tandemchess.match.play.Pairing;
import org.tandemchess.match.play.PlayerFactory;
import org.tandemchess.match.play.Schedule;
import org.tandemchess.match.play.Standing;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.match.play.UnplayableException;
import org.tandemchess.match.stats.MatchScore;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.rules.position.Position;

/**
 * Games that are played step by step: in each step two teams meet that were made for it.
 *
 * @param steps how many, at least 1
 * @param pairs pairs of games in each step, at least 1; the two games of one have the same opening
 *     and teams swapped
 * @param rules what is the same for all games
 * @param openings where games begin, in this order
 * @param seed decides what is drawn in each step
 * @param concurrency games at a time
 */
public record StepGames(
    int steps, int pairs, GameRules rules, Openings openings, long seed, int concurrency) {

  /**
   * Plays the games of a step; blocks until they are over.
   *
   * @param step from 0
   * @return the score of the first team
   * @throws UnplayableException if a player fails before its first move
   * @throws InterruptedException if the waiting thread is interrupted
   */
  MatchScore play(int step, TeamEntry plus, TeamEntry minus, PlayerFactory players)
      throws InterruptedException {
    List<Position> starts = new ArrayList<>();
    for (int pair = 0; pair < pairs; pair++) {
      starts.add(openings.forPair(step * pairs + pair));
    }
    MatchPlan match =
        new MatchPlan(
            List.of(plus.withName("plus"), minus.withName("minus")),
            Schedule.ROUND_ROBIN,
            2 * pairs,
            rules,
            new Openings(starts),
            Optional.empty(),
            concurrency);
    Standing standing = Match.play(match, players, new Deaf());
    Optional<GameRecord> none = standing.games().stream().filter(GameRecord::isVoid).findFirst();
    if (none.isPresent()) {
      throw new UnplayableException(
          "step %d, game %d: %s"
              .formatted(step, none.get().pairing().game(), none.get().outcome().detail()));
    }
    return standing.score();
  }

  /** Follows no game: the score is told when all are over. */
  private static final class Deaf implements MatchListener {
    @Override
    public void begun(Pairing pairing) {}

    @Override
    public void ended(GameRecord game, Standing standing) {}
  }
}
