package org.tandemchess.app.perft;

import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.app.argument.InvalidInputException;
import org.tandemchess.app.argument.PositionText;
import org.tandemchess.app.argument.RuleSheetName;
import org.tandemchess.app.argument.RulesFlag;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.Progress;
import org.tandemchess.app.output.Speed;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.perft.BoardTree;
import org.tandemchess.lab.perft.JointTree;
import org.tandemchess.lab.perft.ParallelPerft;
import org.tandemchess.lab.perft.PerftCount;
import org.tandemchess.lab.perft.PerftTree;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.MoveCodec;
import org.tandemchess.rules.position.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the leaves of one tree, or compares many with a table. */
@Command(
    name = "perft",
    header = "Count move sequences, to check the rules and their speed.",
    synopsisHeading = "Usage: ",
    customSynopsis = {
      "tandem perft DEPTH [--variant V | --rules NAME] [--fen BFEN] [--divide] [--joint]",
      "       [--threads N]",
      "       tandem perft --suite FILE [--max-nodes N] [--threads N]"
    },
    description = {
      "%nCounts the leaves of the tree of legal moves. The last line is",
      "  nodes <leaves> time_ms <milliseconds> nps <leaves per second>",
      "On one board of bughouse a capture feeds no reserve. With --joint each ply is a move",
      "on both boards at once, and what it takes may be dropped on the other from the next on.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem perft 6",
      "  tandem perft 4 --divide --fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"",
      "  tandem perft 3 --variant bughouse --fen \"4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1\"",
      "  tandem perft 3 --joint --fen \"startpos | startpos\"",
      "  tandem perft --suite perft.tsv --max-nodes 5000000",
      "%nA table has a row a line: variant, FEN, depth, nodes, separated by tabs. A mismatch is",
      "named with its line, and the exit code is then 1."
    })
public final class PerftCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      arity = "0..1",
      paramLabel = "DEPTH",
      converter = WholeNumber.PerftDepth.class,
      description = "Plies to count, 0 to 30.")
  private @Nullable Long depth;

  @Option(
      names = "--variant",
      paramLabel = "V",
      converter = RuleSheetName.class,
      description =
          "chess (default), chess960, crazyhouse or bughouse (default with --joint"
              + " or --rules).")
  private @Nullable RuleSet variant;

  @Mixin private RulesFlag rules = new RulesFlag();

  @Option(
      names = "--fen",
      paramLabel = "BFEN",
      description = "Start here: one board, or with --joint two. Default: the start position.")
  private @Nullable String fen;

  @Option(names = "--divide", description = "List each root move and its count.")
  private boolean divide;

  @Option(names = "--joint", description = "Move on both boards at each ply.")
  private boolean joint;

  @Option(
      names = "--suite",
      paramLabel = "FILE",
      description = "Compare with the counts of a table.")
  private @Nullable String suite;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      converter = WholeNumber.Nodes.class,
      description = "Skip rows of the table with more nodes.")
  private @Nullable Long maxNodes;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = WholeNumber.Threads.class,
      description = "Threads to count with. Default: 1.")
  private long threads = 1;

  /** Makes a command that writes to a terminal. */
  public PerftCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    checkCombination();
    try (ParallelPerft perft = new ParallelPerft((int) threads)) {
      if (suite != null) {
        long limit = maxNodes == null ? Long.MAX_VALUE : maxNodes;
        return new PerftSuite(terminal, perft, limit).run(InputFiles.path("--suite", suite));
      }
      return count(perft, tree());
    }
  }

  private void checkCombination() {
    if (suite == null && depth == null) {
      throw InvalidInputException.of("DEPTH", "", "a whole number of plies, or --suite FILE");
    }
    if (suite == null && maxNodes != null) {
      throw InvalidInputException.of("--max-nodes", maxNodes.toString(), "together with --suite");
    }
    if (variant != null && !variant.equals(RuleSet.BUGHOUSE) && rules.chosen().isPresent()) {
      throw InvalidInputException.of(
          "--rules", rules.rules().name(), "none together with --variant " + variant.name());
    }
    if (suite != null) {
      refuseWithSuite("--rules", rules.chosen().map(RuleSet::name).orElse(null));
      refuseWithSuite("DEPTH", depth);
      refuseWithSuite("--variant", variant == null ? null : variant.name());
      refuseWithSuite("--fen", fen);
      refuseWithSuite("--divide", divide ? "" : null);
      refuseWithSuite("--joint", joint ? "" : null);
    }
  }

  private static void refuseWithSuite(String argument, @Nullable Object value) {
    if (value != null) {
      throw InvalidInputException.of(argument, value.toString(), "none together with --suite");
    }
  }

  private PerftTree tree() {
    int plies = depth == null ? 0 : Math.toIntExact(depth);
    RuleSet rules = sheet();
    Position position = fen == null ? Position.start(rules) : read(fen, rules);
    IntFunction<String> text = text(rules);
    return joint
        ? new JointTree(position.boardCopy(BoardId.A), position.boardCopy(BoardId.B), plies, text)
        : new BoardTree(position.boardCopy(BoardId.A), plies, text);
  }

  private RuleSet sheet() {
    if (variant != null) {
      return variant.equals(RuleSet.BUGHOUSE) ? rules.rules() : variant;
    }
    return rules.chosen().orElse(joint ? RuleSet.BUGHOUSE : RuleSet.CHESS);
  }

  private Position read(String bfen, RuleSet rules) {
    if (!joint && bfen.contains("|")) {
      throw InvalidInputException.of("--fen", bfen, "one board, or --joint to count both at once");
    }
    PositionText read =
        joint
            ? PositionText.twoBoards("--fen", bfen, rules)
            : PositionText.oneBoard("--fen", bfen, rules);
    read.printNotes(terminal);
    return read.position();
  }

  /** In Chess960 a king's two squares may mean a step, so castling is the king onto its rook. */
  private static IntFunction<String> text(RuleSet rules) {
    return rules.equals(RuleSet.CHESS960)
        ? move -> MoveText.uci960(MoveCodec.toMove(move))
        : move -> MoveText.uci(MoveCodec.toMove(move));
  }

  private int count(ParallelPerft perft, PerftTree tree) throws InterruptedException {
    Progress progress = new Progress(terminal);
    long start = System.nanoTime();
    PerftCount count = perft.count(tree, nodes -> progress.show(nodes + " nodes"));
    long millis = (System.nanoTime() - start) / 1_000_000;
    progress.clear();
    if (divide) {
      count.byRootMove().forEach((move, nodes) -> terminal.out().println(move + ": " + nodes));
    }
    terminal.out().println(Speed.line("nodes", count.nodes(), millis));
    return 0;
  }
}
