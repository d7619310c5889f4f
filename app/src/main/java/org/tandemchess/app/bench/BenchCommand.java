package org.tandemchess.app.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Speed;
import org.tandemchess.app.output.Table;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.perft.PerftRates;
import org.tandemchess.lab.perft.PerftRates.Rate;
import org.tandemchess.lab.perft.PerftRates.Tree;
import org.tandemchess.search.alphabeta.Bench;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the search, or with {@code --perft} the rules. */
@Command(
    name = "bench",
    header = "Search fixed positions; print the signature of the play and the speed.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem bench [--perft] [--json]",
      "       tandem bench latency [ARGUMENTS]",
      "       tandem bench race [ENGINE ...] [ARGUMENTS]"
    },
    description = {
      "%nSearches both boards of fixed positions to a fixed depth with one thread. The last line"
          + " is",
      "  signature <nodes> time_ms <milliseconds> nps <nodes per second>",
      "The signature changes when, and only when, play does; it is kept in bench/signature.txt.",
      "%nWith --perft it measures how many million leaves the rules reach in a second of one",
      "processor: with the moves of the last ply counted, and with each of them made and unmade.%n"
    },
    commandListHeading = "%nCommands:%n",
    footer = {"%nExamples:", "  tandem bench", "  tandem bench --perft --json"})
public final class BenchCommand implements Callable<Integer> {
  private static final Table RULES =
      new Table()
          .text("position", 15)
          .number("depth", 0, "%d")
          .number("leaves", 9, "%d")
          .number("counted M/s", 0, "%.1f")
          .number("made M/s", 0, "%.1f");
  private static final long MEASURE_NANOS = 1_000_000_000;

  private final Terminal terminal;
  private final List<String> positions;
  private final List<Tree> trees;
  private final PerftRates rates;

  @Option(names = "--perft", description = "Measure the rules instead of the search.")
  private boolean perft;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  BenchCommand(Terminal terminal) {
    this(
        terminal,
        Bench.positions(),
        PerftRates.TREES,
        new PerftRates(
            MEASURE_NANOS, ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime));
  }

  /** Measures something else, for tests. */
  BenchCommand(Terminal terminal, List<String> positions, List<Tree> trees, PerftRates rates) {
    this.terminal = terminal;
    this.positions = positions;
    this.trees = trees;
    this.rates = rates;
  }

  /** Returns the command with those below it. */
  public static CommandLine line(Terminal terminal) {
    return new CommandLine(new BenchCommand(terminal))
        .addSubcommand(new LatencyCommand(terminal))
        .addSubcommand(new RaceCommand(terminal));
  }

  @Override
  public Integer call() {
    if (perft) {
      measureRules();
    } else {
      measureSearch();
    }
    return 0;
  }

  private void measureSearch() {
    Bench.Total total = Bench.run(positions, this::print);
    print(
        json
            ? JsonLine.of(
                "total",
                fields -> {
                  fields.writeNumberField("signature", total.signature());
                  fields.writeNumberField("time_ms", total.millis());
                  fields.writeNumberField("nps", total.nodesPerSecond());
                })
            : Speed.line("signature", total.signature(), total.millis()));
  }

  private void print(Bench.Line line) {
    print(
        json
            ? JsonLine.of(
                "board",
                fields -> {
                  fields.writeStringField("bfen", line.bfen());
                  fields.writeStringField("board", line.board().name());
                  fields.writeNumberField("nodes", line.nodes());
                  fields.writeNumberField("time_ms", line.millis());
                })
            : String.format(
                Locale.ROOT,
                "%s %9d nodes %6d ms  %s",
                line.board(),
                line.nodes(),
                line.millis(),
                line.bfen()));
  }

  private void measureRules() {
    if (!json) {
      print(RULES.head());
    }
    for (Tree tree : trees) {
      print(rates.measure(tree));
    }
  }

  private void print(Rate rate) {
    Tree tree = rate.tree();
    print(
        json
            ? JsonLine.of(
                "perft",
                fields -> {
                  fields.writeStringField("position", tree.name());
                  fields.writeStringField("variant", tree.rules().name());
                  fields.writeStringField("bfen", tree.bfen());
                  fields.writeNumberField("depth", tree.depth());
                  fields.writeNumberField("leaves", tree.leaves());
                  fields.writeNumberField("counted_per_s", Math.round(rate.countedPerSecond()));
                  fields.writeNumberField("made_per_s", Math.round(rate.madePerSecond()));
                })
            : RULES.row(
                tree.name(),
                tree.depth(),
                tree.leaves(),
                rate.countedPerSecond() / 1e6,
                rate.madePerSecond() / 1e6));
  }

  private void print(String line) {
    terminal.out().println(line);
    terminal.out().flush();
  }
}
