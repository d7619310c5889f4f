package org.tandemchess.app.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tandemchess.app.argument.EngineText;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Table;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.asked.AskedEngine;
import org.tandemchess.lab.asked.DepthRace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.search.alphabeta.Bench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares engines by how long they need for a depth. */
@Command(
    name = "race",
    header = "Compare the time that engines need for a depth.",
    synopsisHeading = "Usage: ",
    customSynopsis = "tandem bench race [ENGINE ...] [--depth N] [--json]",
    description = {
      "%nLets each engine search both boards of the fixed positions to a depth, one engine after"
          + " the",
      "other on each board. It ends with a row for each: the nodes and the time of all boards,"
          + " nodes",
      "a second, and how many times faster than the first it counts nodes and reaches the depth,",
      "the latter as the geometric mean over the boards. Before that, all of them search all"
          + " boards",
      "two plies less deep, so that none is measured cold. A search that has proved a mate ends",
      "before its depth.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem bench race tandem tandem:Threads=2 --depth 12",
      "  tandem bench race \"ubi:../older/tandem\" tandem --json"
    })
final class RaceCommand implements Callable<Integer> {
  private static final int COLDER_PLIES = 2;

  private final Terminal terminal;
  private final List<String> positions;

  @Parameters(
      arity = "0..*",
      paramLabel = "ENGINE",
      description = "As in tandem match; tandem with one and with two threads if none is given.")
  private List<String> engines = List.of("tandem", "tandem:Threads=2");

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumber.SearchDepth.class,
      description = "Plies; 10 if not given.")
  private long depth = 10;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  RaceCommand(Terminal terminal) {
    this(terminal, Bench.positions());
  }

  /** Searches other positions, for tests. */
  RaceCommand(Terminal terminal, List<String> positions) {
    this.terminal = terminal;
    this.positions = positions;
  }

  @Override
  public Integer call() throws InterruptedException {
    List<AskedEngine> asked = new ArrayList<>();
    try {
      for (String engine : engines) {
        asked.add(EngineText.open("ENGINE", engine));
      }
      print(race(asked));
    } catch (PlayerException e) {
      throw new InvalidInputException(List.of(String.valueOf(e.getMessage())));
    } finally {
      asked.forEach(AskedEngine::close);
    }
    return 0;
  }

  private List<DepthRace.Row> race(List<AskedEngine> asked)
      throws PlayerException, InterruptedException {
    int plies = (int) depth;
    if (plies > COLDER_PLIES) {
      race(asked, plies - COLDER_PLIES, "warming up");
    }
    return race(asked, plies, "depth " + plies);
  }

  private List<DepthRace.Row> race(List<AskedEngine> asked, int plies, String what)
      throws PlayerException, InterruptedException {
    CountedProgress progress = new CountedProgress(terminal, 2L * positions.size(), "boards");
    List<DepthRace.Row> rows =
        DepthRace.run(asked, positions, plies, boards -> progress.show(boards, () -> what));
    progress.clear();
    return rows;
  }

  private void print(List<DepthRace.Row> rows) {
    int width = engines.stream().mapToInt(String::length).max().orElse(0);
    Table table =
        new Table()
            .text("engine", width)
            .number("nodes", 10, "%d")
            .number("time ms", 8, "%d")
            .number("nps", 9, "%d")
            .number("nps x", 0, "%.2f")
            .number("time x", 0, "%.2f");
    if (!json) {
      terminal.out().println("depth " + depth + ", " + 2 * positions.size() + " boards");
      terminal.out().println(table.head());
    }
    for (int i = 0; i < rows.size(); i++) {
      terminal
          .out()
          .println(json ? object(engines.get(i), rows.get(i)) : line(table, i, rows.get(i)));
    }
  }

  private String line(Table table, int engine, DepthRace.Row row) {
    return table.row(
        engines.get(engine),
        row.nodes(),
        row.nanos() / 1_000_000,
        row.nodesPerSecond(),
        row.nodesRatio(),
        row.timeRatio());
  }

  private String object(String engine, DepthRace.Row row) {
    return JsonLine.of(
        "engine",
        fields -> {
          fields.writeStringField("engine", engine);
          fields.writeNumberField("depth", depth);
          fields.writeNumberField("boards", 2 * positions.size());
          fields.writeNumberField("nodes", row.nodes());
          fields.writeNumberField("time_ms", row.nanos() / 1_000_000);
          fields.writeNumberField("nps", row.nodesPerSecond());
          fields.writeNumberField("nps_ratio", row.nodesRatio());
          fields.writeNumberField("time_ratio", row.timeRatio());
        });
  }
}
