package org.tandemchess.app.log;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.tandemchess.app.argument.FaultPrinter;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.log.BoardPlay;
import org.tandemchess.lab.log.LogSummary;
import org.tandemchess.lab.log.LoggedGame;
import org.tandemchess.rules.core.BoardId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Adds up what a log of sessions says. */
@Command(
    name = "summary",
    header = "Add up the games and moves of a log.",
    synopsisHeading = "Usage: ",
    customSynopsis = "tandem log summary FILE [--json]",
    description = {
      "%nReads a log that tandem --log-file FILE has written. The first table has a row for each",
      "game, the second one for each board: answers, plies, nodes and milliseconds of the mean",
      "answer, how many were not the best move of the board's own search, how many were held back,",
      "and the styles of play.",
      "%nWith --json each line is one object, of type game or board, and the last one is the"
          + " summary.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem --log-file game.log",
      "  tandem log summary game.log",
      "  tandem log summary --json game.log"
    })
final class LogSummaryCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "A log.")
  private String file = "";

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  LogSummaryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    LogSummary log = read();
    if (log.strange() == log.lines()) {
      throw InvalidInputException.of("FILE", file, "a log of tandem --log-file");
    }
    if (json) {
      printObjects(log);
    } else {
      printTables(log);
    }
    return 0;
  }

  private LogSummary read() {
    Path path = InputFiles.path("FILE", file);
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      return LogSummary.read(reader);
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault("FILE", path, e)));
    }
  }

  private void printTables(LogSummary log) {
    print("game  name                  moves A  moves B  result");
    int number = 1;
    for (LoggedGame game : log.games()) {
      print(row(number++, game));
    }
    print("");
    print("results   " + counts(log.results()));
    print("");
    print("board   moves  depth       nodes       ms  overrides  sits  styles");
    for (BoardId board : BoardId.values()) {
      print(row(board, log.on(board)));
    }
    if (log.strange() > 0) {
      print("");
      print(log.strange() + " of " + log.lines() + " lines are none of a log");
    }
  }

  private static String row(int number, LoggedGame game) {
    return String.format(
        Locale.ROOT,
        "%4d  %-20s  %7d  %7d  %s",
        number,
        orDash(game.name()),
        game.a().moves(),
        game.b().moves(),
        orDash(game.result()));
  }

  private static String row(BoardId board, BoardPlay play) {
    return String.format(
        Locale.ROOT,
        "%-5s  %6d  %5.1f  %10.0f  %7.1f  %9d  %4d  %s",
        board,
        play.moves(),
        play.meanDepth(),
        play.meanNodes(),
        play.meanMillis(),
        play.overrides(),
        play.sits(),
        counts(play.styles()));
  }

  private static String orDash(String text) {
    return text.isEmpty() ? "-" : FaultPrinter.oneLine(text);
  }

  private static String counts(Map<String, Integer> counts) {
    return orDash(
        counts.entrySet().stream()
            .map(entry -> orDash(entry.getKey()) + " " + entry.getValue())
            .collect(Collectors.joining(", ")));
  }

  private void printObjects(LogSummary log) {
    int number = 1;
    for (LoggedGame game : log.games()) {
      int position = number++;
      print(
          JsonLine.of(
              "game",
              fields -> {
                fields.writeNumberField("number", position);
                fields.writeStringField("name", game.name());
                fields.writeNumberField("moves_a", game.a().moves());
                fields.writeNumberField("moves_b", game.b().moves());
                fields.writeStringField("result", game.result());
              }));
    }
    for (BoardId board : BoardId.values()) {
      print(JsonLine.of("board", fields -> write(board, log.on(board), fields)));
    }
    print(
        JsonLine.of(
            "summary",
            fields -> {
              fields.writeNumberField("games", log.games().size());
              write("results", log.results(), fields);
              fields.writeNumberField("lines", log.lines());
              fields.writeNumberField("strange_lines", log.strange());
            }));
  }

  private void print(String line) {
    terminal.out().println(line);
  }

  private static void write(BoardId board, BoardPlay play, JsonGenerator fields)
      throws IOException {
    fields.writeStringField("board", board.name());
    fields.writeNumberField("moves", play.moves());
    fields.writeNumberField("mean_depth", play.meanDepth());
    fields.writeNumberField("nodes", play.nodes());
    fields.writeNumberField("ms", play.millis());
    fields.writeNumberField("overrides", play.overrides());
    fields.writeNumberField("sits", play.sits());
    fields.writeNumberField("sat_ms", play.satMillis());
    write("styles", play.styles(), fields);
  }

  private static void write(String name, Map<String, Integer> counts, JsonGenerator fields)
      throws IOException {
    fields.writeObjectFieldStart(name);
    for (Map.Entry<String, Integer> count : counts.entrySet()) {
      fields.writeNumberField(count.getKey(), count.getValue());
    }
    fields.writeEndObject();
  }
}
