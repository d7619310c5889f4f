package org.tandemchess.app.match;

import java.util.Locale;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.match.play.GameRecord;
import org.tandemchess.match.play.MatchListener;
import org.tandemchess.match.play.MatchPlan;
import org.tandemchess.match.play.Pairing;
import org.tandemchess.match.play.Standing;
import org.tandemchess.match.report.MatchTable;
import org.tandemchess.match.stats.MatchScore;
import org.tandemchess.protocol.text.PlainText;

/**
 * Tells how a match goes: on a terminal one line that is written over, elsewhere a line a game;
 * with JSON an object a game.
 */
final class MatchReporter implements MatchListener {
  private final Terminal terminal;
  private final CountedProgress progress;
  private final MatchPlan plan;
  private final boolean json;
  private final int planned;
  private boolean begun;
  private volatile boolean givenUp;

  MatchReporter(Terminal terminal, MatchPlan plan, boolean json) {
    this.terminal = terminal;
    this.plan = plan;
    this.json = json;
    planned = plan.pairings().size();
    progress = new CountedProgress(terminal, planned, "games");
  }

  @Override
  public void begun(Pairing pairing) {}

  @Override
  public void ended(GameRecord game, Standing standing) {
    int played = standing.games().size();
    if (!begun) {
      progress.resumedAfter(played - 1);
      begun = true;
    }
    if (json) {
      terminal.out().println(event(game, standing));
      terminal.out().flush();
    } else if (terminal.screen().notes()) {
      progress.show(played, () -> PlainText.of(brief(standing)));
    } else {
      String line = result(game) + "; " + progress.words(played) + ", " + brief(standing);
      terminal.err().println(PlainText.of(line));
      terminal.err().flush();
    }
  }

  @Override
  public void gaveUp(int team, String why) {
    givenUp = true;
    progress.clear();
    terminal
        .err()
        .println(PlainText.of("given up: team '" + name(team) + "' does not start: " + why));
    terminal.err().flush();
  }

  /** Returns whether the match ended because a team did not start. */
  boolean hasGivenUp() {
    return givenUp;
  }

  /** Takes the progress line away. */
  void clear() {
    progress.clear();
  }

  private String event(GameRecord game, Standing standing) {
    MatchScore score = standing.score();
    return JsonLine.of(
        "game",
        fields -> {
          fields.writeNumberField("game", game.pairing().game());
          fields.writeStringField("whiteA", name(game.pairing().whiteA()));
          fields.writeStringField("blackA", name(game.pairing().blackA()));
          fields.writeStringField("result", game.outcome().token());
          fields.writeStringField("cause", game.outcome().cause().words());
          fields.writeStringField("detail", game.outcome().detail());
          fields.writeNumberField("plies", game.moves().size());
          fields.writeNumberField("millis", game.millis());
          fields.writeNumberField("games", standing.games().size());
          fields.writeNumberField("planned", planned);
          fields.writeNumberField("wins", score.wins());
          fields.writeNumberField("draws", score.draws());
          fields.writeNumberField("losses", score.losses());
        });
  }

  private String name(int team) {
    return plan.teams().get(team).name();
  }

  private String result(GameRecord game) {
    String detail = game.outcome().detail();
    return String.format(
        Locale.ROOT,
        "game %d %s v %s %s, %s%s, %d plies",
        game.pairing().game(),
        name(game.pairing().whiteA()),
        name(game.pairing().blackA()),
        game.outcome().token(),
        game.outcome().cause().words(),
        detail.isEmpty() ? "" : " (" + detail + ")",
        game.moves().size());
  }

  private String brief(Standing standing) {
    return MatchTable.brief(standing, plan.teams(), plan.sprt());
  }
}
