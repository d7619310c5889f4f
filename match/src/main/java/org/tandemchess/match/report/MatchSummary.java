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
 * the second; faults are those it committed itself. What is infinite or unknown is null.
 */
public final class MatchSummary {
  private MatchSummary() {}

  /** Returns the summary of a standing. */
  public static ObjectNode of(Standing standing, List<TeamEntry> teams, Optional<Sprt> sprt) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    MatchScore score = standing.score();
    EloEstimate elo = score.elo();
    node.put("games", score.games());
    node.put("wins", score.wins());
    node.put("draws", score.draws());
    node.put("losses", score.losses());
    node.put("score", score.mean());
    node.put("elo", finite(elo.elo()));
    node.put("elo_low", finite(elo.low()));
    node.put("elo_high", finite(elo.high()));
    node.put("los", elo.superiority());
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
      ratings.stream()
          .filter(rating -> rating.team() == index)
          .findFirst()
          .ifPresent(rating -> putRating(entry, rating));
      putFaults(entry, standing, team);
      putThinking(entry, Thinking.of(standing, team));
    }
    return node;
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
