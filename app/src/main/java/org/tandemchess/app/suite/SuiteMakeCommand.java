package org.tandemchess.app.suite;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.OutputFile;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.Progress;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.suite.Candidates;
import org.tandemchess.lab.suite.SuitePosition;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.BpgnReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes a suite out of games. */
@Command(
    name = "make",
    header = "Choose tactical positions with one best move from games.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem suite make [--from FILE]... [--crazyhouse GAMES] [--count N] [--seed N]",
      "                         [--out FILE]"
    },
    description = {
      "%nTakes both boards of bughouse games after each move, and crazyhouse games that it plays",
      "against itself, and keeps positions where one move is far better than all others and two",
      "plies of search do not show it. Mates are proved. The same arguments and files give the"
          + " same",
      "positions.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem suite make --from games.bpgn --count 200 --out mine.tsv",
      "  tandem suite make --crazyhouse 40 --count 100 --seed 7",
      "%nWhat counts as a tactic is in docs/suite.md."
    })
final class SuiteMakeCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Progress progress;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "A file of bughouse games in BPGN; repeatable.")
  private List<String> files = List.of();

  @Option(
      names = "--crazyhouse",
      paramLabel = "GAMES",
      converter = WholeNumber.Games.class,
      description = "Play so many games of crazyhouse; none if not given.")
  private long games;

  @Option(
      names = "--count",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "How many positions of each variant at most; 200 if not given.")
  private long count = 200;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumber.Seed.class,
      description = "Decides which positions are looked at first; 1 if not given.")
  private long seed = 1;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write; standard output if not given.")
  private @Nullable String out;

  SuiteMakeCommand(Terminal terminal) {
    this.terminal = terminal;
    this.progress = new Progress(terminal);
  }

  @Override
  public Integer call() {
    if (files.isEmpty() && games == 0) {
      throw new InvalidInputException(List.of("no games: expected --from or --crazyhouse"));
    }
    Candidates bughouse = recorded();
    Candidates crazyhouse = new Candidates(RuleSet.CRAZYHOUSE, seed);
    crazyhouse.play((int) games, game -> progress.show(game + "/" + games + " games played"));
    if (out == null) {
      write(bughouse, crazyhouse, terminal.out());
      return 0;
    }
    OutputFile.write("--out", out, writer -> write(bughouse, crazyhouse, writer));
    return 0;
  }

  private Candidates recorded() {
    Candidates candidates = new Candidates(RuleSet.BUGHOUSE, seed);
    for (String file : files) {
      Path path = InputFiles.path("--from", file);
      try {
        String name = path.getFileName() == null ? file : path.getFileName().toString();
        candidates.add(name, BpgnReader.read(path, RuleSet.BUGHOUSE));
      } catch (IOException e) {
        throw new InvalidInputException(List.of(InputFiles.fault("--from", path, e)));
      }
    }
    return candidates;
  }

  private void write(Candidates bughouse, Candidates crazyhouse, PrintWriter writer) {
    writer.println("# board\tvariant\tbest moves\tmate\tsource");
    bughouse.choose((int) count, new Writer(writer, "bughouse"));
    crazyhouse.choose((int) count, new Writer(writer, "crazyhouse"));
    progress.clear();
    writer.flush();
  }

  /** Writes tactics as they are found. */
  private final class Writer implements Candidates.Listener {
    private final PrintWriter writer;
    private final String variant;
    private int found;

    Writer(PrintWriter writer, String variant) {
      this.writer = writer;
      this.variant = variant;
    }

    @Override
    public void found(SuitePosition position) {
      found++;
      progress.clear();
      writer.println(position.line());
    }

    @Override
    public void judged(int done, int all) {
      progress.show("%s: %d/%d positions, %d tactics".formatted(variant, done, all, found));
    }
  }
}
