package org.tandemchess.app.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.EngineText;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.asked.AskedEngine;
import org.tandemchess.lab.suite.Budget;
import org.tandemchess.lab.suite.InsideSolver;
import org.tandemchess.lab.suite.ProgramSolver;
import org.tandemchess.lab.suite.Suite;
import org.tandemchess.lab.suite.SuiteException;
import org.tandemchess.lab.suite.SuitePosition;
import org.tandemchess.lab.suite.SuiteSolver;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.protocol.client.Dialect;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** Says how many positions with known best moves the search solves. */
@Command(
    name = "suite",
    header = "Solve tactical positions with known best moves and say how many.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem suite [FILE] [--time 100ms,1s] [--nodes N,N] [--engine uci:COMMAND] [--list]"
          + " [--json]",
      "       tandem suite make [ARGUMENTS]"
    },
    description = {
      "%nSearches each position of FILE, or of the suite that comes with Tandem, once with each"
          + " time",
      "and each number of nodes, on one thread that forgets everything in between. A position is",
      "solved if the move found is one of its best moves. With nodes the result repeats exactly.",
      "%nAnother program that speaks UCI can be asked instead. It gets a new game for each"
          + " position,",
      "and options as it has them.%n"
    },
    commandListHeading = "%nCommands:%n",
    footer = {
      "%nExamples:",
      "  tandem suite --time 100ms,1s",
      "  tandem suite --nodes 3000,30000 --json",
      "  tandem suite mine.tsv --nodes 10000 --list",
      "  tandem suite --time 100ms --engine \"uci:fairy-stockfish\"",
      "%nThe form of a file is in docs/suite.md."
    })
public final class SuiteCommand implements Callable<Integer> {
  private static final List<Budget> DEFAULT = List.of(Budget.ofMillis(100), Budget.ofMillis(1000));

  private final Terminal terminal;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "Positions to solve; those that come with Tandem if not given.")
  private @Nullable String file;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      split = ",",
      converter = TimeText.class,
      description = "Times for each position, such as 100ms,1s; these if nothing is given.")
  private List<Budget> times = List.of();

  @Option(
      names = "--nodes",
      paramLabel = "N",
      split = ",",
      converter = NodesText.class,
      description = "Numbers of nodes for each position, such as 3000,30000.")
  private List<Budget> nodes = List.of();

  @Option(
      names = "--engine",
      paramLabel = "uci:COMMAND",
      description = "Let this program solve them, not Tandem itself.")
  private @Nullable String engine;

  @Option(names = "--list", description = "Print each position with what was found.")
  private boolean list;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  SuiteCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Returns the command with those below it. */
  public static CommandLine line(Terminal terminal) {
    return new CommandLine(new SuiteCommand(terminal))
        .addSubcommand(new SuiteMakeCommand(terminal));
  }

  @Override
  public Integer call() throws InterruptedException {
    List<SuitePosition> positions = suite().positions();
    SuiteReport report = new SuiteReport(terminal.out(), json, list);
    try (SuiteSolver solver = solver()) {
      report.begin(positions);
      for (Budget budget : budgets()) {
        run(budget, positions, solver, report);
      }
    } catch (PlayerException e) {
      throw new InvalidInputException(List.of("--engine: " + e.getMessage()));
    }
    return 0;
  }

  private SuiteSolver solver() {
    if (engine == null) {
      return new InsideSolver();
    }
    EngineEntry spec = EngineText.parse("--engine", engine);
    // Of the protocols only UCI has a word for each variant of the suite.
    if (!(spec instanceof EngineEntry.Program program) || program.dialect() != Dialect.UCI) {
      throw InvalidInputException.of("--engine", engine, "uci: and a command");
    }
    return new ProgramSolver(new AskedEngine(spec));
  }

  private List<Budget> budgets() {
    List<Budget> all = new ArrayList<>(nodes);
    all.addAll(times);
    return all.isEmpty() ? DEFAULT : all;
  }

  private void run(
      Budget budget, List<SuitePosition> positions, SuiteSolver solver, SuiteReport report)
      throws PlayerException, InterruptedException {
    CountedProgress progress =
        new CountedProgress(terminal, positions.size(), budget.name() + " positions");
    List<SuiteSolver.Attempt> attempts = new ArrayList<>();
    for (SuitePosition position : positions) {
      attempts.add(solver.solve(position, budget));
      progress.show(attempts.size(), () -> solved(attempts) + " solved");
    }
    progress.clear();
    report.finished(budget, positions, attempts);
  }

  private static long solved(List<SuiteSolver.Attempt> attempts) {
    return attempts.stream().filter(SuiteSolver.Attempt::solved).count();
  }

  private Suite suite() {
    if (file == null) {
      return Suite.shipped();
    }
    Path path = InputFiles.path("FILE", file);
    try {
      return Suite.read(path);
    } catch (IOException e) {
      throw new InvalidInputException(List.of(InputFiles.fault("FILE", path, e)));
    } catch (SuiteException e) {
      throw new InvalidInputException(
          e.faults().stream().map(fault -> path + ": " + fault).toList());
    }
  }

  /** Reads {@code 100ms} or {@code 1s}. */
  static final class TimeText implements ITypeConverter<Budget> {
    private static final Pattern FORM = Pattern.compile("([1-9]\\d{0,8})(ms|s)");

    @Override
    public Budget convert(String text) {
      Matcher matcher = FORM.matcher(text.strip());
      if (!matcher.matches()) {
        throw new TypeConversionException("a time such as 100ms or 1s");
      }
      long number = Long.parseLong(matcher.group(1));
      return Budget.ofMillis(matcher.group(2).equals("s") ? 1000 * number : number);
    }
  }

  /** Reads a number of nodes. */
  static final class NodesText implements ITypeConverter<Budget> {
    @Override
    public Budget convert(String text) {
      return Budget.ofNodes(new WholeNumber.Nodes().convert(text));
    }
  }
}
