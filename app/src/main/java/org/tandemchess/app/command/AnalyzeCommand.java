package org.tandemchess.app.command;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a position and the best lines as they deepen. */
@Command(
    name = "analyze",
    header = "Show a position and the best lines as they deepen.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem analyze \"<BFEN> | <BFEN>\" [--board A|B] [--movetime MS] [--depth N]",
      "                      [--lines N] [--json]"
    },
    description = {
      "%nBoth boards are searched at once. Either may be written startpos. Scores are in pawns, or",
      "moves to mate, from the view of the side to move on that board. Board B is drawn with Black",
      "below, so that partners sit side by side; ~ marks a promoted piece.",
      "%nWith --json each line found is an object of type line, and the last is of type result.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem analyze \"startpos | startpos\"",
      "  tandem analyze \"startpos | 6k1/5ppp/8/8/8/8/8/6K1[Rq] w - - 0 1\" --board B --depth 8",
      "  tandem analyze \"startpos | startpos\" --movetime 10000 --lines 3",
      "  tandem analyze \"startpos | startpos\" --json"
    })
final class AnalyzeCommand implements Callable<Integer> {
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

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  AnalyzeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    PositionText text = PositionText.twoBoards("BFEN", bfen, RuleSet.BUGHOUSE);
    text.printNotes(terminal);
    AnalysisReport report =
        json ? new JsonReport(terminal.out()) : new TextReport(terminal.out(), lines > 1);
    List<BoardId> boards = board == null ? List.of(BoardId.values()) : List.of(board);
    new Analysis(report).run(text.position(), boards, millis(), plies(), (int) lines);
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
