package org.tandemchess.app.analyze;

import java.io.File;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.BoardName;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.PositionText;
import org.tandemchess.app.argument.RulesFlag;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.engine.analysis.Analysis;
import org.tandemchess.engine.analysis.AnalysisPlan;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;
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
      "tandem analyze \"<BFEN> | <BFEN>\" [--clocks S,S,S,S] [--board A|B] [--movetime MS]",
      "         [--depth N] [--lines N] [--acquisition] [--json]",
      "tandem analyze FILE --ply N [--game N] [OPTIONS]"
    },
    description = {
      "%nBoth boards are searched at once. Either may be written startpos. Scores are in pawns, or",
      "moves to mate, from the view of the side to move on that board. Board B is drawn with Black",
      "below, so that partners sit side by side; ~ marks a promoted piece. A score \"wait 3\""
          + " means",
      "that in 3 moves the enemy is in check and only a piece from its partner could save it;",
      "\"waits 3\" that the side to move is.",
      "%nA FILE holds games in BPGN. The position is that after --ply moves of both boards, with the",
      "clocks of the file. With clocks the report says for each board whether to play or to sit, as",
      "Tandem itself decides it, and who can wait longer.",
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
      "  tandem analyze \"startpos | startpos\" --clocks 45,32.5,1:05,60",
      "  tandem analyze mygame.bpgn --ply 24",
      "  tandem analyze \"startpos | startpos\" --json",
      "  tandem analyze \"4k3/8/2p5/3n4/8/4N3/8/4K3[] w - - 0 1 | startpos\" --acquisition"
    })
public final class AnalyzeCommand implements Callable<Integer> {
  private static final long DEFAULT_MILLIS = 5000;

  private final Terminal terminal;

  @Parameters(
      arity = "1",
      paramLabel = "BFEN",
      description = "Both boards, separated by |, or a file of games in BPGN with --ply.")
  private String bfen = "";

  @Option(
      names = "--ply",
      paramLabel = "N",
      converter = WholeNumber.RecordedPlies.class,
      description = "Take the position of a BPGN file after N moves of both boards.")
  private @Nullable Long ply;

  @Option(
      names = "--game",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "Take the Nth game of the file. Default: 1.")
  private long game = 1;

  @Option(
      names = "--clocks",
      paramLabel = "S,S,S,S",
      converter = ClocksText.class,
      description = "Seconds or M:SS left to White and Black on A, White and Black on B.")
  private @Nullable Clocks clocks;

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
    GameState match = ply == null ? written() : recorded(ply.intValue());
    if (clocks != null) {
      match = match.withClocks(clocks);
    }
    List<BoardId> boards = board == null ? List.of(BoardId.values()) : List.of(board);
    AnalysisPlan plan = new AnalysisPlan(boards, millis(), plies(), (int) lines, acquisition);
    if (json) {
      new Analysis(new JsonReport(terminal.out())).run(match, plan);
    } else if (terminal.screen().results()) {
      try (LiveReport report = new LiveReport(terminal, plan)) {
        new Analysis(report).run(match, plan);
      }
    } else {
      new Analysis(new TextReport(terminal.out(), lines > 1)).run(match, plan);
    }
    return 0;
  }

  private GameState written() {
    if (isFile()) {
      throw InvalidInputException.of(
          "BFEN", bfen, "a position in BFEN, or with a file of games also --ply N");
    }
    PositionText text = PositionText.twoBoards("BFEN", bfen, rules.rules());
    text.printNotes(terminal);
    return GameState.of(text.position());
  }

  /** Returns whether the text names a file, there or not: no position has a dot in it. */
  private boolean isFile() {
    return bfen.indexOf('|') < 0 && (bfen.indexOf('.') >= 0 || new File(bfen).exists());
  }

  private GameState recorded(int plies) {
    return RecordedGame.read(InputFiles.path("BFEN", bfen), (int) game, rules.rules()).after(plies);
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
