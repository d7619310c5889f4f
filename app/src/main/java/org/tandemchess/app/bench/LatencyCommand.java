package org.tandemchess.app.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.TeamsFile;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Table;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.latency.Latency;
import org.tandemchess.lab.latency.LatencyProbe;
import org.tandemchess.lab.latency.ProbeDialect;
import org.tandemchess.lab.latency.ProbeException;
import org.tandemchess.search.alphabeta.Bench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures how long the program takes to answer while it searches. */
@Command(
    name = "latency",
    header = "Measure how long Tandem takes to answer its host, searching or not.",
    synopsisHeading = "Usage: ",
    customSynopsis =
        "tandem bench latency [--tries N] [--option OPTION=VALUE] [--program FILE] [--json]",
    description = {
      "%nStarts Tandem as a host does, in UBI and then in UCI, lets it search the positions of",
      "tandem bench with two threads and without an end, and measures from the writing of a",
      "request until its answer is read: isready until readyok, between two searches and in the",
      "middle of one, stop until bestmove.",
      "%nPrints the median, the time within which 99 of 100 answers came, the longest, and the",
      "shares of the answers that came within 1 ms and within 5 ms. A busy machine says more about",
      "itself than about Tandem.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem bench latency",
      "  tandem bench latency --option Ponder=true",
      "  tandem bench latency --tries 100 --json"
    })
final class LatencyCommand implements Callable<Integer> {
  private static final long MILLI = 1_000_000;
  private static final Table TABLE =
      new Table()
          .text("protocol", 0)
          .text("moment", 7)
          .text("request", 0)
          .number("tries", 6, "%d")
          .number("median ms", 0, "%.2f")
          .number("99 % ms", 0, "%.2f")
          .number("max ms", 7, "%.2f")
          .number("1 ms %", 0, "%.1f")
          .number("5 ms %", 0, "%.1f");

  private final Terminal terminal;

  @Option(
      names = "--tries",
      paramLabel = "N",
      defaultValue = "1000",
      converter = WholeNumber.Tries.class,
      description = "Send each request that often in each protocol; 1000 if not given.")
  private long tries;

  @Option(
      names = "--option",
      paramLabel = "OPTION=VALUE",
      description =
          "Set an option of the engine, such as Ponder=true, which lets it think ahead between"
              + " searches in UBI; repeatable.")
  private List<String> options = List.of();

  // The launcher names itself; a JVM started by hand has the one in its folder.
  @Option(
      names = "--program",
      paramLabel = "FILE",
      defaultValue = "${sys:tandem.launcher:-./tandem}",
      description = "Measure this program instead, such as an older Tandem.")
  private String program = "";

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  LatencyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    LatencyProbe probe =
        new LatencyProbe(
            List.of(program),
            Bench.positions(),
            Math.toIntExact(tries),
            TeamsFile.options("--option", options));
    List<Latency> measured = new ArrayList<>();
    for (ProbeDialect dialect : ProbeDialect.values()) {
      measured.addAll(measure(probe, dialect));
    }
    if (json) {
      measured.forEach(latency -> terminal.out().println(object(latency)));
    } else {
      terminal.out().println(TABLE.head());
      measured.forEach(latency -> terminal.out().println(row(latency)));
    }
    return 0;
  }

  private List<Latency> measure(LatencyProbe probe, ProbeDialect dialect)
      throws InterruptedException {
    CountedProgress progress = new CountedProgress(terminal, tries, "tries");
    try {
      return probe.measure(dialect, done -> progress.show(done, () -> name(dialect)));
    } catch (ProbeException e) {
      throw InvalidInputException.of(
          "--program", program, "an engine of UBI and UCI; this one " + e.getMessage());
    } finally {
      progress.clear();
    }
  }

  private static String name(ProbeDialect dialect) {
    return dialect.name().toLowerCase(Locale.ROOT);
  }

  private static String row(Latency latency) {
    Latency.Request request = latency.request();
    return TABLE.row(
        name(latency.dialect()),
        request.moment(),
        request.text(),
        latency.nanos().size(),
        millis(latency.percentile(50)),
        millis(latency.percentile(99)),
        millis(latency.percentile(100)),
        share(latency, 1),
        share(latency, 5));
  }

  private static double millis(long nanos) {
    return nanos / (double) MILLI;
  }

  private static double share(Latency latency, long millis) {
    return 100.0 * latency.within(millis * MILLI) / latency.nanos().size();
  }

  private static String object(Latency latency) {
    return JsonLine.of(
        "latency",
        fields -> {
          fields.writeStringField("protocol", name(latency.dialect()));
          fields.writeStringField("moment", latency.request().moment());
          fields.writeStringField("request", latency.request().text());
          fields.writeNumberField("tries", latency.nanos().size());
          fields.writeNumberField("median_us", latency.percentile(50) / 1000);
          fields.writeNumberField("p99_us", latency.percentile(99) / 1000);
          fields.writeNumberField("max_us", latency.percentile(100) / 1000);
          fields.writeNumberField("within_1_ms", latency.within(MILLI));
          fields.writeNumberField("within_5_ms", latency.within(5 * MILLI));
        });
  }
}
