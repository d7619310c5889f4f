package org.tandemchess.app.bpgn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.tandemchess.app.argument.FaultPrinter;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.RulesFlag;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Progress;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.rules.notation.BpgnProblem;
import org.tandemchess.rules.notation.BpgnReader;
import org.tandemchess.rules.notation.BpgnReading;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replays the games of files and names what is wrong in them. */
@Command(
    name = "check",
    header = "Replay recorded games and name what is wrong in them.",
    synopsisHeading = "Usage: ",
    customSynopsis = "tandem bpgn check FILE... [--warnings] [--rules NAME] [--json]",
    description = {
      "%nA game that is wrong is named with file, game, board, ply, line, text and reason, and the",
      "exit code is then 1. The last line is",
      "  <games> games, <bad> bad, <plies> plies",
      "or, with --json, an object of type summary. A game is judged by the rules that its tags name,",
      "else by those of --rules.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem bpgn check games.bpgn",
      "  tandem bpgn check --warnings --rules fics fics.bpgn",
      "  tandem bpgn check --json april.bpgn may.bpgn"
    })
final class BpgnCheckCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Progress progress;
  private final List<String> unreadable = new ArrayList<>();
  private int games;
  private int bad;
  private long plies;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files in BPGN.")
  private List<String> files = List.of();

  @Option(names = "--warnings", description = "Name also what is odd but leaves a game readable.")
  private boolean warnings;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  @Mixin private RulesFlag rules = new RulesFlag();

  BpgnCheckCommand(Terminal terminal) {
    this.terminal = terminal;
    this.progress = new Progress(terminal);
  }

  @Override
  public Integer call() {
    for (String file : files) {
      check(file);
    }
    progress.clear();
    if (unreadable.size() < files.size()) {
      terminal.out().println(json ? summaryJson() : summary());
    }
    if (!unreadable.isEmpty()) {
      throw new InvalidInputException(unreadable);
    }
    return bad == 0 ? ExitCode.OK : 1;
  }

  private void check(String file) {
    try {
      Path path = InputFiles.path("FILE", file);
      BpgnReader.read(path, rules.rules(), reading -> check(file, reading));
    } catch (IOException e) {
      unreadable.add(InputFiles.fault("FILE", Path.of(file), e));
    }
  }

  private void check(String file, BpgnReading reading) {
    progress.show(() -> summary() + ", " + file);
    games++;
    plies += reading.game().moves().size();
    if (!reading.isGood()) {
      bad++;
    }
    for (BpgnProblem problem : reading.problems()) {
      if (problem.kind().isError() || warnings) {
        print(file, problem);
      }
    }
  }

  private void print(String file, BpgnProblem problem) {
    progress.clear();
    terminal.out().println(json ? problemJson(file, problem) : problem(file, problem));
  }

  private static String problem(String file, BpgnProblem problem) {
    return FaultPrinter.oneLine(file + ": " + problem.message());
  }

  private static String problemJson(String file, BpgnProblem problem) {
    return JsonLine.of(
        problem.kind().isError() ? "error" : "warning",
        fields -> {
          fields.writeStringField("file", file);
          fields.writeNumberField("game", problem.game());
          if (problem.board().isPresent()) {
            fields.writeStringField("board", problem.board().get().name());
          }
          fields.writeNumberField("ply", problem.ply());
          fields.writeNumberField("line", problem.line());
          fields.writeStringField("kind", problem.kind().name());
          fields.writeStringField("token", problem.token());
          fields.writeStringField("why", problem.why());
        });
  }

  private String summary() {
    return games + " games, " + bad + " bad, " + plies + " plies";
  }

  private String summaryJson() {
    return JsonLine.of(
        "summary",
        fields -> {
          fields.writeNumberField("games", games);
          fields.writeNumberField("bad", bad);
          fields.writeNumberField("plies", plies);
        });
  }
}
