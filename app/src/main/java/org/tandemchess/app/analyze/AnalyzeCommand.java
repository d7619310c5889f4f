package org.tandemchess.app.analyze;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.BoardName;
import org.tandemchess.app.argument.PositionText;
import org.tandemchess.app.argument.RulesFlag;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.engine.analysis.Analysis;
import org.tandemchess.engine.analysis.AnalysisPlan;
import org.tandemchess.engine.analysis.AnalysisReport;
import org.tandemchess.rules.core.BoardId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a position and the best lines as they deepen. */
@Command(
    name = "analyze",
    header = "Show a position and the best lines as they deepen.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem analyze \"<BFEN> | <BFEN>\" [--board A|B] [--movetime MS] [--depth N]",
      "                      [--lines N] [--acquisition] [--json]"
    },
    description = {
      "%nBoth boards are searched at once. Either may be written startpos. Scores are in pawns, or",
      "moves to mate, from the view of the side to move on that board. Board B is drawn with Black",
      "below, so that partners sit side by side; ~ marks a promoted piece. A score \"wait 3\""
          + " means",
      "that in 3 moves the enemy is in check and only a piece from its partner could save it;",
      "\"waits 3\" that the side to move is.",
      "%nWith --acquisition a table for each board says how likely either color can soon win a",
      "piece of each type there (P, from 0 to 1), what that costs it (C, in pawns), and by how"
          + " much",
      "one more such piece in its hand would better its score (impact, in pawns). It takes at most",
      "15 %% of the time.",
      "%nWith --json each line found is an object of type line, each table one of type"
          + " acquisition,",
      "and the last is of type result.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem analyze \"startpos | startpos\"",
      "  tandem analyze \"startpos | 6k1/5ppp/8/8/8/8/8/6K1[Rq] w - - 0 1\" --board B --depth 8",
      "  tandem analyze \"startpos | startpos\" --movetime 10000 --lines 3",
      "  tandem analyze \"startpos | startpos\" --json",
      "  tandem analyze \"4k3/8/2p5/3n4/8/4N3/8/4K3[] w - - 0 1 | startpos\" --acquisition"
    })
public final class AnalyzeCommand implements Callable<Integer> {
  private static final long DEFAULT_MILLIS = 5000;

  private final Terminal terminal;

  @Parameters(arity = "1", paramLabel = "BFEN", description = "Both boards, separated by |.")
  private String bfen = "";

  @Option(
      names = "--board",
      paramLabel = "A|B",
      converter = BoardName.class,
      description = "Search this board alone. Default: both.")
  private @Nullable BoardId board;

  @Option(
      names = "--movetime",
      paramLabel = "MS",
      converter = WholeNumber.Millis.class,
      description = "Search for so many milliseconds. Default: 5000, or no limit with --depth.")
  private @Nullable Long moveMillis;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumber.SearchDepth.class,
      description = "Search so many plies deep, 1 to 120.")
  private @Nullable Long depth;

  @Option(
      names = "--lines",
      paramLabel = "N",
      converter = WholeNumber.Lines.class,
      description = "Show the N best lines of each board. Default: 1.")
  private long lines = 1;

  @Mixin private RulesFlag rules = new RulesFlag();

  @Option(
      names = "--acquisition",
      description = "Show what can be won on each board, at what price.")
  private boolean acquisition;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  /** Makes a command that writes to a terminal. */
  public AnalyzeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    PositionText text = PositionText.twoBoards("BFEN", bfen, rules.rules());
    text.printNotes(terminal);
    AnalysisReport report =
        json ? new JsonReport(terminal.out()) : new TextReport(terminal.out(), lines > 1);
    List<BoardId> boards = board == null ? List.of(BoardId.values()) : List.of(board);
    AnalysisPlan plan = new AnalysisPlan(boards, millis(), plies(), (int) lines, acquisition);
    new Analysis(report).run(text.position(), plan);
    return 0;
  }

  private OptionalLong millis() {
    if (moveMillis != null) {
      return OptionalLong.of(moveMillis);
    }
    return depth == null ? OptionalLong.of(DEFAULT_MILLIS) : OptionalLong.empty();
  }

  private OptionalInt plies() {
    return depth == null ? OptionalInt.empty() : OptionalInt.of(Math.toIntExact(depth));
  }
}
