package org.tandemchess.app.tune;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.TeamsFile;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.Table;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.match.tune.OptionTuner;
import org.tandemchess.match.tune.TuneLog;
import org.tandemchess.match.tune.TunePlan;
import org.tandemchess.match.tune.TunedOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tunes options by games. */
@Command(
    name = "games",
    aliases = "--games",
    header = "Find better values of options by games of Tandem against itself.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem tune games --option NAME[:MIN:MAX:STEP]... (--tc BASE+INC | --nodes N)",
      "       --out FILE [--games N] [--pairs N] [--seed N] [--resume] [OPTIONS]",
      "       tandem tune --games ... is the same"
    },
    description = {
      "%nIn each step two teams play: one with all options a STEP to one side, in directions that"
          + " are",
      "drawn, and one with all of them to the other; the values then move towards who scored more",
      "(SPSA). A few thousand games move a value by what they tell, and some two STEPs; whether"
          + " the",
      "result is better is for tandem match to say. Without a range all of the option's is used,"
          + " and",
      "a fifth of its value as STEP. With --nodes or --depth the same arguments give the same"
          + " file.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem tune games --option BlitzDivisor:20:80:5 --option BlitzCap --tc 3+0.03 --out"
          + " t.json",
      "  tandem tune games --option \"Move Overhead\" --tc 1+0 --games 4000 --out t.json --resume",
      "%nSee docs/tuning.md."
    })
final class TuneGamesCommand implements Callable<Integer> {
  private static final int DEFAULT_GAMES = 2_000;

  private final Terminal terminal;

  @Option(
      names = "--option",
      paramLabel = "NAME[:MIN:MAX:STEP]",
      description = "An option with numbers; repeatable.")
  private List<String> options = List.of();

  @Option(
      names = "--each",
      paramLabel = "OPTION=VALUE",
      split = ",",
      description = "An option of both teams; that of a tuned one is where it begins.")
  private List<String> each = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "Games in all, rounded up to whole steps; 2000 if not given.")
  private long games = DEFAULT_GAMES;

  @Mixin private StepFlags steps = new StepFlags();
  @Mixin private StepFile file = new StepFile();

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  TuneGamesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    TunePlan plan = plan();
    double[] tuned;
    try (TuneLog log =
        file.open(path -> TuneLog.begin(path, plan), path -> TuneLog.resume(path, plan))) {
      tuned = tune(plan, log);
    } catch (IOException e) {
      throw file.fault(e);
    }
    if (!json) {
      printTable(plan, tuned);
    }
    return 0;
  }

  private double[] tune(TunePlan plan, TuneLog log) throws InterruptedException, IOException {
    int before = log.last().map(step -> step.step() + 1).orElse(0);
    CountedProgress progress = new CountedProgress(terminal, plan.games().steps(), "steps");
    progress.resumedAfter(before);
    try {
      return new OptionTuner(plan, steps.players())
          .<IOException>tune(
              log.last(),
              step -> {
                log.append(step);
                if (json) {
                  terminal.out().println(TuneLog.line(plan, step));
                  terminal.out().flush();
                } else {
                  progress.show(step.step() + 1, () -> assignments(plan, step.toArray()));
                }
              });
    } finally {
      progress.clear();
    }
  }

  private void printTable(TunePlan plan, double[] tuned) {
    Table table =
        new Table()
            .text("option", 24)
            .number("before", 10, "%s")
            .number("after", 10, "%s")
            .number("steps", 6, "%+.2f");
    terminal.out().println(table.head());
    for (int i = 0; i < tuned.length; i++) {
      TunedOption option = plan.options().get(i);
      double steps = (tuned[i] - option.start()) / option.step();
      terminal
          .out()
          .println(
              table.row(option.name(), option.text(option.start()), option.text(tuned[i]), steps));
    }
    terminal.out().println();
    terminal
        .out()
        .println(
            "try it: tandem match --team1 \"tandem:"
                + assignments(plan, tuned)
                + "\" --team2 tandem --sprt 0,10,0.05,0.05");
  }

  private static String assignments(TunePlan plan, double[] values) {
    return plan.texts(values).entrySet().stream()
        .map(text -> text.getKey() + "=" + text.getValue())
        .collect(Collectors.joining(","));
  }

  private TunePlan plan() {
    Map<String, String> fixed = TeamsFile.options("--each", each);
    try {
      return new TunePlan(
          tuned(new EngineEntry.Tandem(fixed).engineOptions()), fixed, steps.of(games));
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of(String.valueOf(e.getMessage())));
    }
  }

  private List<TunedOption> tuned(EngineOptions values) {
    List<TunedOption> tuned = new ArrayList<>();
    for (String text : options) {
      String[] parts = text.split(":", -1);
      TunedOption option = TunedOption.of(parts[0].strip(), values);
      if (parts.length == 4) {
        option =
            option.within(number(text, parts[1]), number(text, parts[2]), number(text, parts[3]));
      } else if (parts.length != 1) {
        throw InvalidInputException.of("--option", text, "NAME or NAME:MIN:MAX:STEP");
      }
      tuned.add(option);
    }
    return tuned;
  }

  private static double number(String text, String part) {
    try {
      return new BigDecimal(part.strip()).doubleValue();
    } catch (NumberFormatException e) {
      throw InvalidInputException.of("--option", text, "numbers after the name");
    }
  }
}
