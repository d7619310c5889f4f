package org.tandemchess.app;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.analyze.AnalyzeCommand;
import org.tandemchess.app.argument.FaultPrinter;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.bench.BenchCommand;
import org.tandemchess.app.book.BookCommand;
import org.tandemchess.app.bpgn.BpgnCommand;
import org.tandemchess.app.help.CommandGroups;
import org.tandemchess.app.help.CompletionCommand;
import org.tandemchess.app.help.HelpCommand;
import org.tandemchess.app.help.HelpLayout;
import org.tandemchess.app.help.VersionCommand;
import org.tandemchess.app.log.LogCommand;
import org.tandemchess.app.match.CheckEngineCommand;
import org.tandemchess.app.match.MatchCommand;
import org.tandemchess.app.match.OpeningsCommand;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.app.perft.PerftCommand;
import org.tandemchess.app.suite.SuiteCommand;
import org.tandemchess.app.tune.TuneCommand;
import org.tandemchess.protocol.session.LogFile;
import org.tandemchess.protocol.uci.NoMove;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** {@code tandem} itself: its help, and the way to its sub-commands. */
@Command(
    name = "tandem",
    versionProvider = Version.class,
    header = "A bughouse engine: two boards, four players, one process.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem [--protocol NAME] [--option OPTION=VALUE]... [--options-file FILE]",
      "              [--game-id ID] [--log-file FILE] [--log-size MB] [--log-keep N]",
      "              [--no-move WORD]",
      "       tandem COMMAND [ARGUMENTS]"
    },
    description = {
      "%nWithout a command it speaks UBI, UCI, XBoard or CNP on standard input and output, for a",
      "server or a board program; the first words of the other side decide which.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem analyze \"startpos | startpos\"",
      "  tandem perft 5",
      "  tandem match --team1 tandem --team2 random --nodes 500 --games 10",
      "  tandem --game-id 17 --log-file game.log",
      "  tandem --option Hash=256 --option \"Move Overhead=100\"",
      "%ntandem help COMMAND says more about a command."
    })
final class TandemCommand implements Callable<Integer> {

  /** Speaks a protocol on standard input and output. */
  @FunctionalInterface
  interface Session {
    /**
     * Speaks until the end.
     *
     * @throws InterruptedException if the thread is interrupted
     * @throws IOException if the host does not read any more
     */
    void speak(SessionFlags flags) throws InterruptedException, IOException;
  }

  private final Session session;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help and exit.")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean helpAsked;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version and exit.")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean versionAsked;

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      converter = ProtocolName.class,
      description = "Speak this: ubi, uci, xboard or cnp.")
  private @Nullable Protocol protocol;

  @Option(names = "--game-id", paramLabel = "ID", description = "Name the game in the log.")
  private String gameId = "";

  @Option(
      names = "--log-file",
      paramLabel = "FILE",
      description = "Log lines and moves to a file, see docs/log.md.")
  private @Nullable String logFile;

  @Option(
      names = "--log-size",
      paramLabel = "MB",
      converter = WholeNumber.LogMegabytes.class,
      description = "Put a log file aside as FILE.1 when it has so many MB. Default: never.")
  private long logSize;

  @Option(
      names = "--log-keep",
      paramLabel = "N",
      converter = WholeNumber.LogFiles.class,
      description = "Keep so many log files that were put aside. Default: 5.")
  private long logKeep;

  @Option(
      names = "--no-move",
      paramLabel = "WORD",
      converter = NoMoveWord.class,
      description = "Answer so in UCI where there is no move: (none), which is usual, or 0000.")
  private NoMove noMove = NoMove.NONE;

  @Option(
      names = "--option",
      paramLabel = "OPTION=VALUE",
      description = {
        "Set an option of the engine before the host does, such as Hash=256; may be given often.",
        "So does TANDEM_OPTIONS in the environment: Hash=256;Ponder=true"
      })
  private List<String> options = List.of();

  @Option(
      names = "--options-file",
      paramLabel = "FILE",
      description = "Set options from a file, one OPTION=VALUE a line, # begins a comment.")
  private @Nullable String optionsFile;

  private TandemCommand(Session session) {
    this.session = session;
  }

  /**
   * Runs a command line on the streams of this process.
   *
   * @param session speaks a protocol if the arguments hold no command
   * @return the exit code
   */
  static int run(String[] args, Session session) {
    Terminal terminal = Terminal.standard(Main::endUnheard);
    int code = commandLine(terminal, session).execute(args);
    terminal.out().flush();
    terminal.err().flush();
    return code;
  }

  static CommandLine commandLine(Terminal terminal, Session session) {
    FaultPrinter faults = new FaultPrinter();
    CommandLine tandem = new CommandLine(new TandemCommand(session));
    // A game may have the name of a command.
    tandem.getCommandSpec().parser().allowSubcommandsAsOptionParameters(true);
    tandem
        .addSubcommand(new AnalyzeCommand(terminal))
        .addSubcommand(new PerftCommand(terminal))
        .addSubcommand(BenchCommand.line(terminal))
        .addSubcommand(new ValidateCommand())
        .addSubcommand(BpgnCommand.line(terminal))
        .addSubcommand(SuiteCommand.line(terminal))
        .addSubcommand(LogCommand.line(terminal))
        .addSubcommand(BookCommand.line(terminal))
        .addSubcommand(new MatchCommand(terminal))
        .addSubcommand(new CheckEngineCommand(terminal))
        .addSubcommand(new OpeningsCommand(terminal))
        .addSubcommand(TuneCommand.line(terminal))
        .addSubcommand(new HelpCommand())
        .addSubcommand(new VersionCommand())
        .addSubcommand(new CompletionCommand())
        .setOut(terminal.out())
        .setErr(terminal.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(ansi(terminal)))
        .setExpandAtFiles(false)
        .setParameterExceptionHandler(faults)
        .setExecutionExceptionHandler(faults);
    new HelpLayout(terminal.screen()::columns).applyTo(tandem);
    Map<String, IHelpSectionRenderer> sections = tandem.getHelpSectionMap();
    sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
    sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new CommandGroups());
    return tandem;
  }

  private static Ansi ansi(Terminal terminal) {
    return terminal.screen().colored() ? Ansi.ON : Ansi.OFF;
  }

  @Override
  public Integer call() throws InterruptedException {
    PresetOptions presets =
        PresetOptions.read(System.getenv(PresetOptions.VARIABLE), optionsFile, options);
    if (!presets.faults().isEmpty()) {
      throw new InvalidInputException(presets.faults());
    }
    @Nullable LogFile log = SessionFlags.log(logFile, logSize, (int) logKeep);
    try {
      session.speak(new SessionFlags(protocol, gameId, log, noMove, presets.settings()));
    } catch (IOException e) {
      Main.endUnheard(e);
    }
    return 0;
  }
}
