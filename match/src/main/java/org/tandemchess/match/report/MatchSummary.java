package org.tandemchess.match.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.tandemchess.match.play.Standing;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.match.stats.EloEstimate;
import org.tandemchess.match.stats.MatchScore;
import org.tandemchess.match.stats.RatingList;
import org.tandemchess.match.stats.Sprt;
import org.tandemchess.play.game.GameOutcome.Cause;

/**
 * The outcome of a match as one JSON object. The figures at the top are the first team's against
 * all others, except {@code games}, which counts those of all teams; faults are those it committed
 * itself. Games that a player did not get to begin are counted as {@code void}, and as a fault of
 * that player. What is infinite or unknown is null; where all games ended by faults, so is every
 * Elo.
 */
public final class MatchSummary {
  private MatchSummary() {}

  /** Returns the summary of a standing. */
  public static ObjectNode of(Standing standing, List<TeamEntry> teams, Optional<Sprt> sprt) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    MatchScore score = standing.score();
    boolean measured = standing.counted() > 0 && !standing.isNothingButFaults();
    node.put("games", standing.counted());
    putScore(node, score, measured);
    node.put("void", standing.games().size() - standing.counted());
    putFaults(node, standing, 0);
    ArrayNode pairs = node.putArray("pentanomial");
    score.pairs().counts().forEach(pairs::add);
    sprt.ifPresent(test -> putSprt(node.putObject("sprt"), test, score));
    ObjectNode causes = node.putObject("endings");
    standing.causes().forEach((cause, count) -> causes.put(cause.words(), count));
    ArrayNode list = node.putArray("teams");
    List<RatingList.Entry> ratings = standing.ratings().entries();
    for (int team = 0; team < teams.size(); team++) {
      int index = team;
      ObjectNode entry = list.addObject();
      entry.put("name", teams.get(team).name());
      MatchScore own = standing.score(team);
      entry.put("wins", own.wins()).put("draws", own.draws()).put("losses", own.losses());
      ratings.stream()
          .filter(rating -> measured)
          .filter(rating -> rating.team() == index)
          .findFirst()
          .ifPresent(rating -> putRating(entry, rating));
      putFaults(entry, standing, team);
      putThinking(entry, Thinking.of(standing, team));
    }
    putPairings(node.putArray("pairings"), standing, teams, measured);
    return node;
  }

  private static void putPairings(
      ArrayNode list, Standing standing, List<TeamEntry> teams, boolean measured) {
    for (int team = 0; team < teams.size(); team++) {
      for (int other = team + 1; other < teams.size(); other++) {
        MatchScore score = standing.score(team, other);
        if (score.games() > 0) {
          ObjectNode node = list.addObject();
          node.put("first", teams.get(team).name()).put("second", teams.get(other).name());
          node.put("games", score.games());
          putScore(node, score, measured);
        }
      }
    }
  }

  private static void putScore(ObjectNode node, MatchScore score, boolean measured) {
    EloEstimate elo = score.elo();
    node.put("wins", score.wins());
    node.put("draws", score.draws());
    node.put("losses", score.losses());
    node.put("score", measured ? finite(score.mean()) : null);
    node.put("elo", measured ? finite(elo.elo()) : null);
    node.put("elo_low", measured ? finite(elo.low()) : null);
    node.put("elo_high", measured ? finite(elo.high()) : null);
    node.put("los", measured ? finite(elo.superiority()) : null);
  }

  private static void putRating(ObjectNode node, RatingList.Entry rating) {
    node.put("rating", rating.elo());
    node.put("error", rating.error());
    node.put("games", rating.games());
    node.put("points", rating.points());
  }

  private static void putFaults(ObjectNode node, Standing standing, int team) {
    node.put("timeLosses", standing.timeLosses(team) + standing.losses(team, Cause.HANG));
    node.put("illegal", standing.losses(team, Cause.ILLEGAL_MOVE));
    node.put("crashes", standing.losses(team, Cause.CRASH));
  }

  private static void putSprt(ObjectNode node, Sprt test, MatchScore score) {
    node.put("elo0", test.elo0());
    node.put("elo1", test.elo1());
    node.put("alpha", test.alpha());
    node.put("beta", test.beta());
    node.put("llr", test.logLikelihoodRatio(score.pairs()));
    node.put("lower", test.lowerBound());
    node.put("upper", test.upperBound());
    node.put("verdict", test.verdict(score.pairs()).name().toLowerCase(Locale.ROOT));
  }

  private static void putThinking(ObjectNode node, Thinking thinking) {
    node.put("moves", thinking.moves());
    node.put("meanMillis", boxed(thinking.millis()));
    node.put("meanDepth", boxed(thinking.depth()));
  }

  private static @Nullable Double boxed(OptionalDouble value) {
    return value.isPresent() ? value.getAsDouble() : null;
  }

  private static @Nullable Double finite(double value) {
    return Double.isFinite(value) ? value : null;
  }

  /** Returns the causes of a standing for people, most frequent first. */
  static List<Map.Entry<Cause, Integer>> byFrequency(Standing standing) {
    return standing.causes().entrySet().stream()
        .sorted(Map.Entry.<Cause, Integer>comparingByValue().reversed())
        .toList();
  }
}
