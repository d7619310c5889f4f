package org.tandemchess.app.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.EngineText;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.check.CheckResult;
import org.tandemchess.lab.check.EngineCheck;
import org.tandemchess.lab.check.Verdict;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.protocol.text.PlainText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks whether an engine keeps to its dialect. */
@Command(
    name = "check-engine",
    header = "Check whether an engine can play bughouse in its dialect.",
    synopsisHeading = "Usage: ",
    customSynopsis = "tandem check-engine DIALECT:COMMAND [--timeout MS] [--seed N] [--json]",
    description = {
      "%nStarts the engine some twenty times and says in words what it does well and what not:",
      "greeting, options, legal moves from positions with reserves, times and clocks, stopping,",
      "pondering, both boards, garbage, quitting. DIALECT is ubi, ubi0, uci, uci2 or xboard.",
      "Ends with 1 if a check failed.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem check-engine uci:fairy-stockfish",
      "  tandem check-engine \"ubi:python3 my_engine.py\" --json",
      "%nSee docs/match.md."
    })
public final class CheckEngineCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "DIALECT:COMMAND", description = "The engine.")
  private @Nullable String engine;

  @Option(
      names = "--timeout",
      paramLabel = "MS",
      converter = WholeNumber.Millis.class,
      description = "How long it may take to start and to get ready; 10000 ms if not given.")
  private long timeout = 10_000;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumber.Seed.class,
      description = "Decides the positions; 1 if not given.")
  private long seed = 1;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  /** Makes a command that writes to a terminal. */
  public CheckEngineCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    String text = String.valueOf(engine);
    if (!(EngineText.parse("DIALECT:COMMAND", text) instanceof EngineEntry.Program program)) {
      throw InvalidInputException.of(
          "DIALECT:COMMAND", text, "a program, such as uci:fairy-stockfish");
    }
    List<CheckResult> results = new ArrayList<>();
    boolean good =
        new EngineCheck(program, timeout, seed)
            .run(
                result -> {
                  results.add(result);
                  print(json ? object(result) : row(result));
                });
    print(json ? summary(results) : "\n" + counts(results));
    return good ? 0 : 1;
  }

  private void print(String line) {
    terminal.out().println(line);
    terminal.out().flush();
  }

  private static String row(CheckResult result) {
    return String.format(
        Locale.ROOT,
        "%-31s  %-4s  %s",
        result.name(),
        result.verdict().word(),
        PlainText.of(result.why(), 400));
  }

  private static String object(CheckResult result) {
    return JsonLine.of(
        "check",
        fields -> {
          fields.writeStringField("name", result.name());
          fields.writeStringField("verdict", result.verdict().word());
          fields.writeStringField("why", result.why());
        });
  }

  private static long count(List<CheckResult> results, Verdict verdict) {
    return results.stream().filter(result -> result.verdict() == verdict).count();
  }

  private static String summary(List<CheckResult> results) {
    return JsonLine.of(
        "summary",
        fields -> {
          for (Verdict verdict : Verdict.values()) {
            fields.writeNumberField(verdict.word(), count(results, verdict));
          }
        });
  }

  private static String counts(List<CheckResult> results) {
    List<String> words = new ArrayList<>();
    for (Verdict verdict : Verdict.values()) {
      words.add(count(results, verdict) + " " + verdict.word());
    }
    return String.join(", ", words);
  }
}
