package org.tandemchess.app.book;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.RuleSheetName;
import org.tandemchess.app.argument.WholeNumber;
import org.tandemchess.app.output.CountedProgress;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Terminal;
import org.tandemchess.lab.book.BookChecker;
import org.tandemchess.lab.book.BookChecker.Finding;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.search.book.OpeningBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what the moves of a book lose. */
@Command(
    name = "check",
    header = "Read a book and search all its positions for moves that lose something.",
    synopsisHeading = "Usage: ",
    customSynopsis = "tandem book check [FILE] [--nodes N] [--margin CP] [--variant NAME] [--json]",
    description = {
      "%nCompares each move of FILE, or of the book that comes with Tandem, with the best move of"
          + " its",
      "position, both at the same depth, and names those that are worth less by more than the"
          + " margin.",
      "The same nodes give the same result. Exit code 1 if there are such moves.%n"
    },
    footer = {
      "%nExamples:",
      "  tandem book check --nodes 50000",
      "  tandem book check mine.book --nodes 200000 --margin 20",
      "%nThe form of a file is in docs/book.md."
    })
final class BookCheckCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The book to check; the one that comes with Tandem if not given.")
  private @Nullable String file;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = WholeNumber.Nodes.class,
      description = "Nodes of the search for each move that is compared; 200000 if not given.")
  private long nodes = 200_000;

  @Option(
      names = "--margin",
      paramLabel = "CP",
      converter = WholeNumber.Margin.class,
      description = "Centipawns that a move may lose; 30 if not given.")
  private long margin = 30;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      converter = RuleSheetName.class,
      description = "Rules of the game: chess, chess960, crazyhouse or bughouse (if not given).")
  private RuleSet rules = RuleSet.BUGHOUSE;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  BookCheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    OpeningBook book =
        file == null ? OpeningBook.builtIn(rules) : BookFiles.read("FILE", file, rules);
    int positions = book.positions().size();
    CountedProgress progress = new CountedProgress(terminal, positions, "positions");
    List<Finding> findings = new BookChecker(nodes).check(book, progress::show);
    progress.clear();
    List<Finding> bad = findings.stream().filter(finding -> finding.loss() > margin).toList();
    bad.forEach(finding -> terminal.out().println(json ? object(finding) : line(finding)));
    report(positions, findings, bad.size());
    return bad.isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private void report(int positions, List<Finding> findings, int bad) {
    PrintWriter out = terminal.out();
    int worst = findings.stream().max(Comparator.comparingInt(Finding::loss)).orElseThrow().loss();
    if (json) {
      out.println(
          JsonLine.of(
              "book",
              fields -> {
                fields.writeNumberField("positions", positions);
                fields.writeNumberField("moves", findings.size());
                fields.writeNumberField("nodes", nodes);
                fields.writeNumberField("margin", margin);
                fields.writeNumberField("bad", bad);
                fields.writeNumberField("worst", worst);
              }));
    } else {
      out.println(
          "%d positions, %d moves: %d lose more than %d cp at %d nodes a move, the worst %d cp"
              .formatted(positions, findings.size(), bad, margin, nodes, worst));
    }
  }

  private static String line(Finding finding) {
    return "%s: %s loses %d cp against %s"
        .formatted(
            finding.position().name(),
            MoveText.ubi(finding.move()),
            finding.loss(),
            MoveText.ubi(finding.best()));
  }

  private static String object(Finding finding) {
    return JsonLine.of(
        "move",
        fields -> {
          fields.writeStringField("position", finding.position().name());
          fields.writeStringField("move", MoveText.ubi(finding.move()));
          fields.writeNumberField("loss", finding.loss());
          fields.writeStringField("best", MoveText.ubi(finding.best()));
        });
  }
}
