package org.tandemchess.app.tune;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.TeamsFile;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Table;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.match.play.UnplayableException;
import org.tandemchess.match.stats.Effects;
import org.tandemchess.match.tune.Change;
import org.tandemchess.match.tune.ScreenLog;
import org.tandemchess.match.tune.ScreenPlan;
import org.tandemchess.match.tune.ScreenStep;
import org.tandemchess.match.tune.Screening;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures many changes of options by one match. */
@Command(
    name = "screen",
    header = "Measure what many changes of options give, all by the same games.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem tune screen --change OPTION=VALUE[,OPTION=VALUE...]...",
      "       (--tc BASE+INC | --nodes N) --out FILE [--team TEAM] [--games N] [--pairs N]",
      "       [--seed N] [--resume] [OPTIONS]"
    },
    description = {
      "%nIn each step every change goes by lot to one of two teams that are else the same, and",
      "they play an opening twice, teams swapped. So every game tells of every change, and the",
      "error is about that of a match of all games for one of them: measure a dozen for the price",
      "of one. Prints for each change the Elo of a team with it against one without it, as a mean",
      "over the other changes being there or not, and half its 95 %% interval: a change that gives",
      "less than that may give nothing. TEAM is that of tandem match; changes override its"
          + " options.",
      "Changes of a list of words, such as TeamMute, add up.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem tune screen --change StandardDivisor=30 --change StallCost=0 --tc 3+0.03 --out"
          + " s.json",
      "  tandem tune screen --team \"tandem + tandem\" --change TeamMute=need --tc 3+0.03 --out"
          + " s.json",
      "%nSee docs/tuning.md."
    })
final class TuneScreenCommand implements Callable<Integer> {
  private static final int DEFAULT_GAMES = 400;

  private final Terminal terminal;

  @Option(
      names = "--change",
      paramLabel = "OPTION=VALUE[,OPTION=VALUE...]",
      description = "Options that are changed together; repeatable.")
  private List<String> changes = List.of();

  @Option(names = "--team", paramLabel = "TEAM", description = "Who plays; tandem if not given.")
  private String team = "tandem";

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "Games in all, rounded up to whole steps; 400 if not given.")
  private long games = DEFAULT_GAMES;

  @Mixin private StepFlags steps = new StepFlags();
  @Mixin private StepFile file = new StepFile();

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  TuneScreenCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    ScreenPlan plan = plan();
    List<ScreenStep> played;
    try (ScreenLog log =
        file.open(path -> ScreenLog.begin(path, plan), path -> ScreenLog.resume(path, plan))) {
      played = play(plan, log);
    } catch (UnplayableException e) {
      throw new InvalidInputException(List.of("--team '" + team + "': " + e.getMessage()));
    } catch (IOException e) {
      throw file.fault(e);
    }
    if (json) {
      print(object(plan, played));
    } else {
      printTable(plan, played);
    }
    return 0;
  }

  private List<ScreenStep> play(ScreenPlan plan, ScreenLog log)
      throws InterruptedException, IOException {
    int before = log.found().size();
    CountedProgress progress = new CountedProgress(terminal, plan.games().steps(), "steps");
    progress.resumedAfter(before);
    try {
      return new Screening(plan, steps.players())
          .<IOException>play(
              log.found(),
              done -> {
                log.append(done.getLast());
                if (json) {
                  print(ScreenLog.line(plan, done.getLast()).toString());
                } else {
                  progress.show(done.size(), () -> words(plan, done));
                }
              });
    } finally {
      progress.clear();
    }
  }

  /** Returns how things stand in a line. */
  private static String words(ScreenPlan plan, List<ScreenStep> played) {
    List<String> words = new ArrayList<>();
    Effects effects = plan.effects(played);
    for (int i = 0; i < plan.changes().size(); i++) {
      Effects.Entry entry = effects.entries().get(i);
      words.add(plan.changes().get(i).name() + " " + signed(entry.elo()));
    }
    return String.join(", ", words);
  }

  private void printTable(ScreenPlan plan, List<ScreenStep> played) {
    int widest = plan.changes().stream().mapToInt(change -> change.name().length()).max().orElse(0);
    Table table = new Table().text("change", widest).number("elo", 6, "%s").number("+-", 7, "%s");
    print(table.head());
    Effects effects = plan.effects(played);
    for (int i = 0; i < plan.changes().size(); i++) {
      Effects.Entry entry = effects.entries().get(i);
      String error =
          Double.isInfinite(entry.error())
              ? "unknown"
              : String.format(Locale.ROOT, "%.0f", entry.error());
      print(table.row(plan.changes().get(i).name(), signed(entry.elo()), error));
    }
    print("");
    print(games(played) + " games");
  }

  private static String signed(double elo) {
    return String.format(Locale.ROOT, "%+.0f", elo);
  }

  private static int games(List<ScreenStep> played) {
    return played.stream().mapToInt(step -> step.score().games()).sum();
  }

  private static String object(ScreenPlan plan, List<ScreenStep> played) {
    Effects effects = plan.effects(played);
    return JsonLine.of(
        "effects",
        fields -> {
          fields.writeNumberField("games", games(played));
          fields.writeArrayFieldStart("changes");
          for (int i = 0; i < plan.changes().size(); i++) {
            Effects.Entry entry = effects.entries().get(i);
            fields.writeStartObject();
            fields.writeStringField("change", plan.changes().get(i).name());
            fields.writeNumberField("elo", entry.elo());
            if (Double.isInfinite(entry.error())) {
              fields.writeNullField("error");
            } else {
              fields.writeNumberField("error", entry.error());
            }
            fields.writeEndObject();
          }
          fields.writeEndArray();
        });
  }

  private void print(String line) {
    terminal.out().println(line);
    terminal.out().flush();
  }

  private ScreenPlan plan() {
    List<Change> wanted = new ArrayList<>();
    for (String text : changes) {
      Map<String, String> options = TeamsFile.options("--change", List.of(text.split(",", -1)));
      wanted.add(new Change(text.strip(), options));
    }
    try {
      return new ScreenPlan(wanted, TeamEntry.parse(team), steps.of(games));
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of(String.valueOf(e.getMessage())));
    }
  }
}
