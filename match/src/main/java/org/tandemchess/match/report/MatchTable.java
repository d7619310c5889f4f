package org.tandemchess.match.report;

import java.util.ArrayList;
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
import org.tandemchess.protocol.text.PlainText;

/** The outcome of a match as text for people. */
public final class MatchTable {
  private MatchTable() {}

  /** Returns several lines, each ended by a line break. */
  public static String of(Standing standing, List<TeamEntry> teams, Optional<Sprt> sprt) {
    StringBuilder out = new StringBuilder();
    if (standing.isNothingButFaults()) {
      out.append(names(teams)).append("\ngames     ").append(standing.games().size());
      out.append(", all ended by faults: they do not say who is stronger\n");
    } else if (teams.size() == 2) {
      out.append(headToHead(standing.score(), teams)).append('\n');
      sprt.ifPresent(test -> out.append(sequential(test, standing.score())).append('\n'));
    } else {
      out.append(ratings(standing, teams)).append(crossTable(standing, teams));
    }
    int none = standing.games().size() - standing.counted();
    if (none > 0) {
      out.append("void      ").append(none).append(" games in which a team did not get to move\n");
    }
    out.append("endings   ").append(endings(standing)).append('\n');
    for (int team = 0; team < teams.size(); team++) {
      out.append(faults(standing, team, name(teams.get(team)))).append('\n');
    }
    for (int team = 0; team < teams.size(); team++) {
      out.append(thinking(Thinking.of(standing, team), name(teams.get(team)))).append('\n');
    }
    return out.toString();
  }

  /** Returns where a match stands, in one short line. */
  public static String brief(Standing standing, List<TeamEntry> teams, Optional<Sprt> sprt) {
    if (standing.isNothingButFaults()) {
      return "nothing but faults";
    }
    if (teams.size() > 2) {
      RatingList.Entry best = standing.ratings().entries().getFirst();
      return name(teams.get(best.team())) + " leads with " + number(best.elo());
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
    return "%s%ngames     %d: +%d =%d -%d, score %.1f %%%nelo       %s%npairs     %s (0, ½, 1, 1½, 2 points)"
        .formatted(
            names(teams),
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

  private static String name(TeamEntry team) {
    return PlainText.of(team.name());
  }

  private static String names(List<TeamEntry> teams) {
    return teams.stream().map(MatchTable::name).collect(Collectors.joining(" v "));
  }

  private static int nameWidth(List<TeamEntry> teams) {
    return Math.max(4, teams.stream().mapToInt(team -> name(team).length()).max().orElse(0));
  }

  private static String ratings(Standing standing, List<TeamEntry> teams) {
    String width = "%-" + nameWidth(teams) + "s";
    StringBuilder out =
        new StringBuilder(
            String.format(
                Locale.ROOT, "rank  " + width + "  rating  error  games  points%n", "team"));
    int rank = 1;
    for (RatingList.Entry entry : standing.ratings().entries()) {
      out.append(
          String.format(
              Locale.ROOT,
              "%4d  " + width + "  %+6.0f  %5.0f  %5d  %6.1f%n",
              rank++,
              name(teams.get(entry.team())),
              entry.elo(),
              entry.error(),
              entry.games(),
              entry.points()));
    }
    return out.toString();
  }

  /** Returns the points of each team against each other, both by rank. */
  private static String crossTable(Standing standing, List<TeamEntry> teams) {
    List<Integer> order =
        standing.ratings().entries().stream().map(RatingList.Entry::team).toList();
    List<List<String>> rows = new ArrayList<>();
    for (int team : order) {
      rows.add(order.stream().map(other -> cell(standing, team, other)).toList());
    }
    int width = rows.stream().flatMap(List::stream).mapToInt(String::length).max().orElse(1);
    String cell = "  %" + width + "s";
    StringBuilder out = new StringBuilder("\nrank  ").append("team");
    out.append(" ".repeat(nameWidth(teams) - "team".length()));
    for (int rank = 1; rank <= order.size(); rank++) {
      out.append(String.format(Locale.ROOT, cell, rank));
    }
    for (int row = 0; row < order.size(); row++) {
      String name = name(teams.get(order.get(row)));
      out.append(String.format(Locale.ROOT, "%n%4d  %-" + nameWidth(teams) + "s", row + 1, name));
      rows.get(row).forEach(text -> out.append(String.format(Locale.ROOT, cell, text)));
    }
    return out.append("\n\n").toString();
  }

  private static String cell(Standing standing, int team, int other) {
    MatchScore score = standing.score(team, other);
    return score.games() == 0
        ? "-"
        : String.format(Locale.ROOT, "%.1f/%d", score.mean() * score.games(), score.games());
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
