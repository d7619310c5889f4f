package org.tandemchess.match.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tandemchess.match.play.Standing;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.match.stats.EloEstimate;
import org.tandemchess.match.stats.MatchScore;
import org.tandemchess.match.stats.RatingList;
import org.tandemchess.match.stats.Sprt;
import org.tandemchess.play.game.GameOutcome.Cause;

/** The outcome of a match as text for people. */
public final class MatchTable {
  private MatchTable() {}

  /** Returns several lines, each ended by a line break. */
  public static String of(Standing standing, List<TeamEntry> teams, Optional<Sprt> sprt) {
    StringBuilder out = new StringBuilder();
    if (teams.size() == 2) {
      out.append(headToHead(standing.score(), teams)).append('\n');
      sprt.ifPresent(test -> out.append(sequential(test, standing.score())).append('\n'));
    } else {
      ratings(standing, teams, out);
    }
    out.append("endings   ").append(endings(standing)).append('\n');
    for (int team = 0; team < teams.size(); team++) {
      out.append(faults(standing, team, teams.get(team).name())).append('\n');
    }
    for (int team = 0; team < teams.size(); team++) {
      out.append(thinking(Thinking.of(standing, team), teams.get(team).name())).append('\n');
    }
    return out.toString();
  }

  /** Returns where a match stands, in one short line. */
  public static String brief(Standing standing, List<TeamEntry> teams, Optional<Sprt> sprt) {
    if (teams.size() > 2) {
      RatingList.Entry best = standing.ratings().entries().getFirst();
      return teams.get(best.team()).name() + " leads with " + number(best.elo());
    }
    MatchScore score = standing.score();
    String elo =
        "+%d =%d -%d, elo %s [%s, %s]"
            .formatted(
                score.wins(),
                score.draws(),
                score.losses(),
                number(score.elo().elo()),
                number(score.elo().low()),
                number(score.elo().high()));
    return sprt.map(test -> elo + ", " + bar(test, score)).orElse(elo);
  }

  private static String headToHead(MatchScore score, List<TeamEntry> teams) {
    String pairs =
        score.pairs().counts().stream().map(String::valueOf).collect(Collectors.joining(" "));
    return "%s v %s%ngames     %d: +%d =%d -%d, score %.1f %%%nelo       %s%npairs     %s (0, ½, 1, 1½, 2 points)"
        .formatted(
            teams.get(0).name(),
            teams.get(1).name(),
            score.games(),
            score.wins(),
            score.draws(),
            score.losses(),
            100 * score.mean(),
            elo(score.elo()),
            pairs);
  }

  /** Returns an estimate with its interval in one piece of text. */
  static String elo(EloEstimate elo) {
    return String.format(
        Locale.ROOT,
        "%s [%s, %s] at 95 %%, stronger with %.1f %%",
        number(elo.elo()),
        number(elo.low()),
        number(elo.high()),
        100 * elo.superiority());
  }

  private static String number(double elo) {
    if (Double.isInfinite(elo)) {
      return elo > 0 ? "+∞" : "-∞";
    }
    return String.format(Locale.ROOT, "%+.1f", elo);
  }

  /** Returns the state of a sequential test in one line. */
  static String sequential(Sprt test, MatchScore score) {
    return String.format(
        Locale.ROOT,
        "sprt      %s of %.2f to %.2f, elo %.1f against %.1f: %s",
        bar(test, score),
        test.lowerBound(),
        test.upperBound(),
        test.elo0(),
        test.elo1(),
        test.verdict(score.pairs()).name().toLowerCase(Locale.ROOT));
  }

  /** Returns the log likelihood ratio with a bar from the lower to the upper bound of a test. */
  private static String bar(Sprt test, MatchScore score) {
    double ratio = test.logLikelihoodRatio(score.pairs());
    double share = (ratio - test.lowerBound()) / (test.upperBound() - test.lowerBound());
    int at = (int) Math.round(20 * Math.clamp(share, 0, 1));
    return String.format(
        Locale.ROOT, "[%s%s] llr %.2f", "#".repeat(at), ".".repeat(20 - at), ratio);
  }

  private static void ratings(Standing standing, List<TeamEntry> teams, StringBuilder out) {
    int width = teams.stream().mapToInt(team -> team.name().length()).max().orElse(4);
    out.append(
        String.format(
            Locale.ROOT, "rank  %-" + width + "s  rating  error  games  points%n", "team"));
    int rank = 1;
    for (RatingList.Entry entry : standing.ratings().entries()) {
      out.append(
          String.format(
              Locale.ROOT,
              "%4d  %-" + width + "s  %+6.0f  %5.0f  %5d  %6.1f%n",
              rank++,
              teams.get(entry.team()).name(),
              entry.elo(),
              entry.error(),
              entry.games(),
              entry.points()));
    }
  }

  private static String endings(Standing standing) {
    return MatchSummary.byFrequency(standing).stream()
        .map(entry -> entry.getValue() + " " + entry.getKey().words())
        .collect(Collectors.joining(", "));
  }

  private static String thinking(Thinking thinking, String name) {
    String depth =
        thinking.depth().isPresent()
            ? String.format(Locale.ROOT, ", depth %.1f", thinking.depth().getAsDouble())
            : "";
    return String.format(
        Locale.ROOT,
        "thinking  %s: %d moves, %.1f ms a move%s",
        name,
        thinking.moves(),
        thinking.millis().orElse(0),
        depth);
  }

  private static String faults(Standing standing, int team, String name) {
    return "faults    %s: %d flags, %d illegal moves, %d crashes, %d hangs"
        .formatted(
            name,
            standing.timeLosses(team),
            standing.losses(team, Cause.ILLEGAL_MOVE),
            standing.losses(team, Cause.CRASH),
            standing.losses(team, Cause.HANG));
  }
}
