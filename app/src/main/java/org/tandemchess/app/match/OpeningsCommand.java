package org.tandemchess.app.match;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.OutputFile;
import org.tandemchess.app.argument.RulesFlag;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.match.openings.OpeningMaker;
import org.tandemchess.rules.notation.Bfen;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes balanced, varied openings. */
@Command(
    name = "openings",
    header = "Make balanced, varied two-board positions to start games from.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem openings [--count N] [--seed N] [--min-plies N] [--max-plies N] [--rules NAME]",
      "       [--out FILE]"
    },
    description = {
      "%nPlays random legal moves on both boards and keeps the positions that a search finds about",
      "even on each of them. The same arguments make the same openings.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem openings --count 50 --seed 7 --out mine.bfen",
      "  tandem match --team1 tandem --team2 random --nodes 500 --openings mine.bfen"
    })
public final class OpeningsCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Option(
      names = "--count",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "How many; 200 if not given.")
  private long count = 200;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumber.Seed.class,
      description = "Decides the moves; 2026 if not given.")
  private long seed = OpeningMaker.SHIPPED.seed();

  @Option(
      names = "--min-plies",
      paramLabel = "N",
      converter = WholeNumber.Plies.class,
      description = "Fewest plies on each board; 4 if not given.")
  private long minPlies = OpeningMaker.SHIPPED.minPlies();

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      converter = WholeNumber.Plies.class,
      description = "Most plies on each board; 10 if not given.")
  private long maxPlies = OpeningMaker.SHIPPED.maxPlies();

  @Option(
      names = "--bound",
      paramLabel = "CP",
      converter = WholeNumber.Games.class,
      description = "How far from even a board may be, in centipawns; 60 if not given.")
  private long bound = OpeningMaker.SHIPPED.bound();

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = WholeNumber.Nodes.class,
      description = "Nodes of the search that judges a board; 60000 if not given.")
  private long nodes = OpeningMaker.SHIPPED.nodes();

  @Mixin private RulesFlag sheet = new RulesFlag();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write; standard output if not given.")
  private @Nullable String out;

  /** Makes a command that writes to a terminal. */
  public OpeningsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    OpeningMaker maker;
    try {
      maker =
          new OpeningMaker(seed, (int) minPlies, (int) maxPlies, (int) bound, nodes, sheet.rules());
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of(String.valueOf(e.getMessage())));
    }
    if (out == null) {
      write(maker, terminal.out());
      return 0;
    }
    OutputFile.write("--out", out, writer -> write(maker, writer));
    return 0;
  }

  private void write(OpeningMaker maker, PrintWriter writer) {
    CountedProgress progress = new CountedProgress(terminal, count, "openings");
    writer.println(
        "# tandem openings --count %d --seed %d --min-plies %d --max-plies %d --bound %d --nodes %d"
                .formatted(count, seed, minPlies, maxPlies, bound, nodes)
            + sheet.chosen().map(rules -> " --rules " + rules.name()).orElse(""));
    int[] made = {0};
    maker.make(
        (int) count,
        position -> {
          progress.clear();
          writer.println(Bfen.format(position));
          progress.show(++made[0]);
        });
    progress.clear();
    writer.flush();
  }
}
