package org.tandemchess.app.log;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.tandemchess.app.argument.FaultPrinter;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Table;
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
  private static final Table GAMES =
      new Table()
          .number("game", 0, "%d")
          .text("name", 20)
          .number("moves A", 0, "%d")
          .number("moves B", 0, "%d")
          .text("result", 0);
  private static final Table BOARDS =
      new Table()
          .text("board", 0)
          .number("moves", 6, "%d")
          .number("depth", 0, "%.1f")
          .number("nodes", 10, "%.0f")
          .number("ms", 7, "%.1f")
          .number("overrides", 0, "%d")
          .number("sits", 0, "%d")
          .text("styles", 0);

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
    try {
      return LogSummary.read(path);
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault("FILE", path, e)));
    }
  }

  private void printTables(LogSummary log) {
    print(GAMES.head());
    int number = 1;
    for (LoggedGame game : log.games()) {
      print(row(number++, game));
    }
    print("");
    print("results   " + counts(log.results()));
    print("");
    print(BOARDS.head());
    for (BoardId board : BoardId.values()) {
      print(row(board, log.on(board)));
    }
    if (log.strange() > 0) {
      print("");
      print(log.strange() + " of " + log.lines() + " lines are none of a log");
    }
  }

  private static String row(int number, LoggedGame game) {
    return GAMES.row(
        number, orDash(game.name()), game.a().moves(), game.b().moves(), orDash(game.result()));
  }

  private static String row(BoardId board, BoardPlay play) {
    return BOARDS.row(
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
