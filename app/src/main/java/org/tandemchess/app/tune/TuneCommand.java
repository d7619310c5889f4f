package org.tandemchess.app.tune;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.OutputFile;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Progress;
import org.tandemchess.app.output.Table;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.rules.file.TextFile;
import org.tandemchess.rules.file.TextLines;
import org.tandemchess.rules.position.InvalidSetupException;
import org.tandemchess.search.eval.Weights;
import org.tandemchess.train.games.Sample;
import org.tandemchess.train.tune.DataSet;
import org.tandemchess.train.tune.TuneRecipe;
import org.tandemchess.train.tune.Tuner;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Fits the weights of the evaluation to positions of games. */
@Command(
    name = "tune",
    header = "Fit the weights of the evaluation to positions of Tandem's own games.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem tune --data FILE --out FILE [--from FILE] [--seed N] [--epochs N]",
      "                   [--result-share PERCENT] [--json]",
      "       tandem tune data --out FILE [ARGUMENTS]",
      "       tandem tune games --option NAME --out FILE [ARGUMENTS]",
      "       tandem tune screen --change OPTION=VALUE --out FILE [ARGUMENTS]"
    },
    description = {
      "%nReads the positions that tandem tune data has made and moves the weights so that the",
      "evaluation foretells scores and results better. Each line of the table is a pass over the",
      "data: the mean loss in nats of the games that are fitted and of those set apart. It ends"
          + " when",
      "these gain no more and writes the weights that were best on them. The same data, seed and",
      "arguments give the same weights.%n"
    },
    commandListHeading = "%nCommands:%n",
    footer = {
      "%nExamples:",
      "  tandem tune data --games 5000 --out games.tsv",
      "  tandem tune --data games.tsv --out new.weights --seed 1",
      "  tandem tune --data games.tsv --from new.weights --out newer.weights --json"
    })
public final class TuneCommand implements Callable<Integer> {
  private static final Table TABLE =
      new Table().number("pass", 0, "%d").number("fitted", 9, "%.6f").number("apart", 9, "%.6f");

  private final Terminal terminal;

  @Option(names = "--data", paramLabel = "FILE", description = "Positions to fit to.")
  private @Nullable String data;

  @Option(names = "--out", paramLabel = "FILE", description = "Where to write the weights.")
  private @Nullable String out;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Weights to begin with; those that Tandem plays with if not given.")
  private @Nullable String from;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumber.Seed.class,
      description = "Decides which games are set apart, and the order; 1 if not given.")
  private long seed = TuneRecipe.DEFAULT.seed();

  @Option(
      names = "--epochs",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "Most passes over the data; 40 if not given.")
  private long epochs = TuneRecipe.DEFAULT.epochs();

  @Option(
      names = "--result-share",
      paramLabel = "PERCENT",
      converter = WholeNumber.Percent.class,
      description = "How far the result counts beside the score; 50 if not given.")
  private long resultShare = Math.round(100 * TuneRecipe.DEFAULT.resultShare());

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  TuneCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Returns the command with those below it. */
  public static CommandLine line(Terminal terminal) {
    return new CommandLine(new TuneCommand(terminal))
        .addSubcommand(new TuneDataCommand(terminal))
        .addSubcommand(new TuneGamesCommand(terminal))
        .addSubcommand(new TuneScreenCommand(terminal));
  }

  @Override
  public Integer call() {
    Path source = InputFiles.path("--data", required("--data", data));
    String target = required("--out", out);
    Weights start = startingWeights();
    TuneRecipe recipe =
        TuneRecipe.DEFAULT
            .withSeed(seed)
            .withEpochs((int) epochs)
            .withResultShare(resultShare / 100.0);
    DataSet samples = read(source, start, recipe);
    if (!json) {
      print(TABLE.head());
    }
    OutputFile.write(
        "--out", target, writer -> writer.print(fitted(source, samples, start, recipe).format()));
    return 0;
  }

  private Weights fitted(Path source, DataSet samples, Weights start, TuneRecipe recipe) {
    try {
      return Tuner.fit(samples, start, recipe, this::print);
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of("--data '" + source + "': " + e.getMessage()));
    }
  }

  private static String required(String name, @Nullable String value) {
    if (value == null) {
      throw new InvalidInputException(List.of("missing " + name + " FILE: see tandem tune --help"));
    }
    return value;
  }

  private Weights startingWeights() {
    if (from == null) {
      return Weights.shipped();
    }
    Path file = InputFiles.path("--from", from);
    try {
      return Weights.parse(TextFile.read(file));
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault("--from", file, e)));
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of("--from '" + from + "': " + e.getMessage()));
    }
  }

  private DataSet read(Path source, Weights start, TuneRecipe recipe) {
    DataSet samples = new DataSet(start);
    Progress progress = new Progress(terminal);
    try (TextLines lines = TextLines.of(source)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        add(samples, line, source, recipe);
        progress.show(samples.size() + " positions read");
      }
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault("--data", source, e)));
    }
    progress.clear();
    return samples;
  }

  private static void add(DataSet samples, String line, Path source, TuneRecipe recipe) {
    try {
      samples.add(Sample.parse(line), recipe);
    } catch (InvalidSetupException | IllegalArgumentException e) {
      throw new InvalidInputException(
          List.of("--data '" + source + "' line " + (samples.size() + 1) + ": " + e.getMessage()));
    }
  }

  private void print(Tuner.Epoch epoch) {
    print(
        json
            ? JsonLine.of(
                "pass",
                fields -> {
                  fields.writeNumberField("pass", epoch.epoch());
                  fields.writeNumberField("fitted", epoch.fitted());
                  fields.writeNumberField("apart", epoch.apart());
                })
            : TABLE.row(epoch.epoch(), epoch.fitted(), epoch.apart()));
  }

  private void print(String line) {
    terminal.out().println(line);
    terminal.out().flush();
  }
}
